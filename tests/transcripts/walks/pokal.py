"""A season of the cup from its windows to the ranking: rules, squads, days, dates, results, points, bad days."""

from datetime import date, timedelta

from bot.contests.pokal.model import NAMES
from bot.service.play.live import Who
from tests.transcripts.late import late
from tests.transcripts.wire import Walk

BOSS = Who(1, "Chefin")
HOUSES = {"G": "harry", "H": "cedric", "R": "luna", "S": "draco"}
OFFICES = {"committee": "olive", "director": "minerva", "referee": "pfiff"}
TODAY = date(2026, 1, 1)


def day(ahead: int) -> str:
    return f"{TODAY + timedelta(days=ahead):%d.%m.%Y}"


async def walk(w: Walk) -> None:
    """Play a season without playing."""
    await _people(w)
    await _windows(w)
    await _rules(w)
    await _squads(w)
    await _dates(w)
    await late(w)
    await w.restart()
    await _matchday(w)
    await _results(w)
    await late(w)
    await _end(w)


async def _people(w: Walk) -> None:
    roles = {}
    for key, name in (OFFICES | HOUSES).items():
        roles[key] = role = w.house.guild.create_role(key)
        await w.house.inside(w.house.services.servers.change(w.house.guild.id, f"role.{key}", [role.id], BOSS))
        w.person(name, wearing=[role])
    for key, name in HOUSES.items():
        w.person(f"ok-{name}", wearing=[roles["committee"], roles[key]], locale="en-GB" if key == "R" else "de")
    w.person("ginny", wearing=[roles["G"]])
    w.person("emma", wearing=[roles["R"]], locale="en-GB")
    await w.house.env.settle()


async def _windows(w: Walk) -> None:
    await w.slash("harry", "pokal stand")
    await w.slash("harry", "pokal neu", start=day(30))
    await w.slash("olive", "pokal neu", start="irgendwann")
    await w.slash("olive", "pokal neu", start=day(30), ferien=f"{day(60)}-{day(74)}", name="Pokal *26*")
    w.game = next(one.split(":")[1] for one in w.shown_to("olive") if one.startswith("pf:"))
    await w.fill("olive", w.only("olive", "pf:", ":edit"), days="morgen")
    await w.press("harry", w.only("olive", "pf:", ":go"))
    await w.press("olive", w.only("olive", "pf:", ":go"))
    await w.slash("olive", "pokal runde", teil="hin")
    await w.slash("olive", "pokal neu", start=day(400))
    for page in ("stand", "spielplan", "hauspunkte", "regeln"):
        await w.slash("harry", f"pokal {page}")
        await w.slash("emma", f"pokal {page}")


async def _rules(w: Walk) -> None:
    await w.slash("harry", "pokal regel", punkt="bonus", wert="150")
    await w.offer("ok-harry", "pokal regel", "punkt", "s")
    await w.offer("ok-harry", "pokal regel", "wert", "", punkt="Siegbonus")
    await w.slash("ok-harry", "pokal regel", punkt="bonus", wert="viel")
    await w.slash("ok-harry", "pokal regel", punkt="Siegbonus", wert="150", worte="Mehr **Freude** @everyone")
    for name in ("harry", "cedric", "luna", "draco"):
        await w.press(f"ok-{name}", "pv:{}:1:no" if name == "draco" else "pv:{}:1:yes")
    await w.press("ok-harry", "pg:{}:1:approve")
    await w.press("minerva", "pg:{}:1:approve")
    await w.slash("ok-luna", "pokal regel", worte="Bei Gewitter wird gespielt.", ungeregelt=True)
    await w.press("ok-harry", "pv:{}:2:yes")
    await w.wait(3 * 86400)
    await w.press("ok-cedric", "pv:{}:2:yes")
    await w.press("ok-luna", "pv:{}:2:yes")
    await w.fill("minerva", "pg:{}:2:reject", answer="Zu gefährlich")
    await w.slash("ok-draco", "pokal regel", punkt="stille", wert="45", worte="Zu hastig", ungeregelt=True)
    await w.press("ok-draco", "pv:{}:3:withdraw")
    await w.slash("harry", "pokal regeln")
    await w.slash("emma", "pokal regeln")


async def _squads(w: Walk) -> None:
    for key, name in HOUSES.items():
        await w.slash(name, "pokal verantwortlich", haus=key, person=w.people[name])
    await w.slash("olive", "pokal verantwortlich", haus="R", person=w.people["emma"])
    await w.slash("olive", "pokal verantwortlich", haus="R", person=w.people["luna"], abgeben=True)
    await w.slash("harry", "pokal kader", haus="G", dazu=f"{w.people['ginny'].mention} {w.people['harry'].mention}")
    await w.slash("harry", "pokal kader", haus="G", dazu="Ron")
    await w.slash("harry", "pokal kader", haus="G", weg=w.people["ginny"].mention)
    await w.slash("draco", "pokal kader", haus="G")
    await w.slash("harry", "pokal kader", haus="G", aufheben=True)


async def _dates(w: Walk) -> None:
    await w.slash("harry", "pokal zeit")
    await w.choose("harry", "pd:{}:h1:0", "0", "3", "10")
    await w.press("harry", "pb:{}:h1:weekend")
    await w.slash("draco", "pokal zeit", spiel="h1")
    await w.press("draco", "pb:{}:h1:all")
    await w.choose("draco", "pd:{}:h1:1")
    await w.slash("pfiff", "pokal zeit", spiel="h1")
    await w.press("pfiff", "pb:{}:h1:all")
    await w.press("pfiff", "pa:{}:h1:whistle")
    await w.slash("cedric", "pokal zeit", spiel="h1")
    await w.choose("cedric", "pw:{}", "h2")
    await w.slash("emma", "pokal zeit")
    await w.slash("cedric", "pokal termin", spiel="h1", wann=f"{day(40)} 20:00")
    await w.slash("harry", "pokal termin", spiel="h1", wann="bald")
    await w.slash("harry", "pokal termin", spiel="h1", wann=f"{day(40)} 20:00")
    await w.slash("harry", "pokal zeit", spiel="h1")
    await w.press("draco", "pa:{}:h1:decline")
    await w.slash("draco", "pokal termin", spiel="h1", wann=f"{day(41)} 19:30")
    await w.press("harry", "pa:{}:h1:agree")
    await w.slash("emma", "pokal termin", spiel="h2", wann=f"{day(45)} 20:00")
    await w.slash("harry", "pokal kalender")
    await w.slash("emma", "pokal kalender", haus="R")
    await w.slash("olive", "pokal verschieben", spiel="h1", grund="Nebel *dicht*")
    await w.slash(
        "olive", "pokal termin", spiel="h1", wann=f"{day(42)} 20:00", festlegen=True, grund="Es hilft ja nichts"
    )
    await w.slash("pfiff", "pokal pfeifen", spiel="h2")
    await w.slash("pfiff", "pokal pfeifen", spiel="h2", abgeben=True)
    await w.offer("harry", "pokal termin", "spiel", "gryff", wann="x")
    await w.slash("emma", "pokal spielplan")


async def _matchday(w: Walk) -> None:
    await w.wait(39 * 86400)
    await w.wait(86400)
    await w.slash("pfiff", "pokal aufstellung", spiel="h1")
    await w.slash("harry", "pokal stand")
    await w.slash("emma", "pokal stand")


async def _results(w: Walk) -> None:
    await w.slash("harry", "pokal ergebnis", spiel="h1", tore1=1, tore2=2, grund="Ich war dabei")
    await w.slash("pfiff", "pokal ergebnis", spiel="h2", tore1=7, tore2=3, schnatz="R", grund="Alter Chat", betrug2=1)
    await w.slash("pfiff", "pokal ergebnis", spiel="h2", tore1=7, tore2=4, schnatz="R", grund="Verzählt")
    await w.slash("pfiff", "pokal ergebnis", spiel="h3", tore1=2, tore2=2, grund="Abgebrochen", abgebrochen=True)
    await w.slash("olive", "pokal annullieren", spiel="h3", grund="Nebel")
    await w.slash("minerva", "pokal buchen", haus="G", punkte=-5, grund="Nachts im Gang")
    await w.slash("minerva", "pokal buchen", haus="S", punkte=20, grund="Fleiß")
    await w.slash("harry", "pokal sperren")
    await w.slash("olive", "pokal begnadigen", person=w.people["harry"], grund="Irrtum")
    for page in ("stand", "spielplan", "hauspunkte"):
        await w.slash("harry", f"pokal {page}")
        await w.slash("emma", f"pokal {page}")
    await w.slash("olive", "pokal runde", teil="rueck", start=day(150))
    await w.press("olive", w.only("olive", "pf:", ":go"))
    await w.slash("olive", "pokal runde", teil="finale", fenster=f"{day(300)} {day(300)}")
    await w.press("olive", w.only("olive", "pf:", ":go"))
    for number, name in enumerate(NAMES[:12]):
        catch = (await _houses(w, name))[number % 2]
        await w.slash(
            "pfiff",
            "pokal ergebnis",
            spiel=name,
            tore1=3 * number % 7,
            tore2=5 * number % 6,
            schnatz=catch,
            grund="Alter Chat",
        )
        if number % 3 == 2:
            await w.slash("harry", "pokal stand")
    await w.slash("emma", "pokal stand")
    await w.slash("emma", "pokal spielplan")
    await w.slash("harry", "pokal hauspunkte")


async def _houses(w: Walk, name: str) -> str:
    live = await w.house.services.games.live(w.game, fresh=True)
    view = live.spec.rules.view(live.folded().state, None)
    return "".join(view.houses(view.state.known(name)) or "GS")


async def _end(w: Walk) -> None:
    for name in ("p", "f"):
        catch = (await _houses(w, name))[0]
        await w.slash("pfiff", "pokal ergebnis", spiel=name, tore1=3, tore2=1, schnatz=catch, grund="Alter Chat")
    await w.slash("harry", "pokal stand")
    await w.wait(49 * 3600)
    await w.slash("harry", "pokal stand")
    await w.slash("emma", "pokal stand")
    await w.slash("emma", "pokal spielplan")
    await w.slash("emma", "pokal bericht")
    await late(w)
    await w.slash("olive", "pokal annullieren", spiel="f", grund="Nebel")
    await w.slash("olive", "pokal neu", start="01.03.2027", name="Zweite Saison")
    await w.press("olive", w.only("olive", "pf:", ":go"))
    await w.slash("olive", "pokal ende", grund="Ferien")
    await w.offer("emma", "pokal stand", "saison", "")
    await w.slash("emma", "pokal stand", saison="Pokal *26*")
