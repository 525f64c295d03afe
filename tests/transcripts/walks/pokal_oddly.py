"""A season in which people type, press and choose what does not fit, and in which some take no letters or leave."""

from datetime import date
from typing import Any

from tests.transcripts.late import late
from tests.transcripts.walks.pokal import _people, day
from tests.transcripts.wire import Walk


async def walk(w: Walk) -> None:
    """Lead a season badly."""
    await _people(w)
    w.people["robo"] = w.house.guild.add_member(w.house.env.create_user("robo", bot=True))
    await _before(w)
    await _squads(w)
    await _dates(w)
    await _rules(w)
    await _results(w)


async def _before(w: Walk) -> None:
    for page in ("stand", "spielplan", "hauspunkte", "regeln", "bericht", "zeit", "sperren", "kalender"):
        await w.slash("harry", f"pokal {page}")
    await w.slash("olive", "pokal runde", teil="hin")
    await w.slash("olive", "pokal neu", start=day(5), ferien=f"{day(9)}-{day(7)}")
    await w.slash("olive", "pokal neu", start=day(5), ferien="immer")
    await w.slash("olive", "pokal neu", start="01.01.2031")
    await w.slash("olive", "pokal neu", start=day(8), ferien=f"{day(40)} - {day(41)}, {day(80)}", name="Wirrer Pokal")
    w.game = next(one.split(":")[1] for one in w.shown_to("olive") if one.startswith("pf:"))
    await w.fill("olive", w.only("olive", "pf:", ":edit"), days="\n".join(map(day, (-19, -20, -21, -22, 0, 8))))
    await w.fill("olive", w.only("olive", "pf:", ":edit"), days="\n".join([day(8)] * 5))
    await w.fill("olive", w.only("olive", "pf:", ":edit"), days="01.01.2040\n" * 6)
    await w.fill("olive", w.only("olive", "pf:", ":edit"), days="\n".join([day(8), day(9)] * 3))
    await w.fill("olive", w.only("olive", "pf:", ":edit"), days=", ".join([day(8), day(9)] * 3))
    await w.slash("harry", "pokal zeit")
    await w.slash("olive", "pokal neu", start=day(9))
    await w.press("olive", w.only("olive", "pf:", ":go"))
    await w.press("olive", w.only("olive", "pf:", ":go"))
    await w.slash("olive", "pokal runde", teil="hin", start=day(10))
    await w.slash("olive", "pokal runde", teil="finale", start=day(100))
    last = max(match.window[1] for match in (await _matches(w))[:6])
    for end in (last, last + 1):
        await w.slash("olive", "pokal runde", teil="rueck", start=f"{date.fromordinal(end):%d.%m.%Y}")
        await w.slash("olive", "pokal runde", teil="rueck", fenster=f"{date.fromordinal(end):%d.%m.%Y}, " * 6)
    await w.slash("olive", "pokal runde", teil="rueck", fenster=day(99))
    await w.slash("olive", "pokal runde", teil="rueck", fenster=day(99), start=day(99))
    await w.slash("olive", "pokal stand", saison="Unbekannt")
    await w.offer("emma", "pokal zeit", "spiel", "")
    await w.offer("emma", "pokal ergebnis", "spiel", "fin", tore1=1, tore2=1, grund="x")


async def _matches(w: Walk) -> Any:
    live = await w.house.services.games.live(w.game, fresh=True)
    return live.folded().state.matches


async def _squads(w: Walk) -> None:
    await w.slash("harry", "pokal verantwortlich", haus="S", person=w.people["harry"])
    await w.slash("harry", "pokal verantwortlich", haus="G", person=w.people["robo"])
    await w.slash("harry", "pokal verantwortlich", haus="G", person=w.people["harry"], abgeben=True)
    for key, name in (("G", "harry"), ("G", "ginny"), ("S", "draco")):
        await w.slash(name, "pokal verantwortlich", haus=key, person=w.people[name])
    await w.slash("harry", "pokal verantwortlich", haus="G", person=w.people["ok-harry"])
    await w.slash("harry", "pokal verantwortlich", haus="G", person=w.people["ginny"])
    await w.slash("harry", "pokal kader", haus="G", dazu=w.people["robo"].mention)
    await w.slash("harry", "pokal kader", haus="G", dazu=w.people["draco"].mention)
    await w.slash("harry", "pokal kader", haus="G", dazu="<@123456789012345678>")
    await w.slash("harry", "pokal kader", haus="G", weg="Ron")
    await w.slash("harry", "pokal kader", haus="G", weg=w.people["ginny"].mention)
    await w.slash("harry", "pokal kader", haus="G", dazu=w.people["ginny"].mention, weg=w.people["harry"].mention)
    await w.slash("harry", "pokal kader", haus="G", dazu=w.people["ginny"].mention)
    await w.slash("harry", "pokal kader", haus="G", dazu=w.people["ginny"].mention)
    await w.slash("harry", "pokal kader", haus="G")
    await w.slash("draco", "pokal kader", haus="G", aufheben=True)
    await w.slash("draco", "pokal kader", haus="S", aufheben=True)
    await w.slash("emma", "pokal kader", haus="R")


async def _dates(w: Walk) -> None:
    for id in ("pd:{}:h1:0", "pd:{}:zz:0", "pd:{}:h1:9"):
        await w.choose("harry", id, "0")
    for id in (
        "pb:{}:h1:all",
        "pb:{}:zz:all",
        "pb:{}:h1:unsinn",
        "pa:{}:h1:agree",
        "pa:{}:zz:agree",
        "pa:{}:h1:whistle",
    ):
        await w.press("emma", id)
    await w.choose("harry", "pw:{}", "zz")
    await w.press("harry", "pp:{}:h1:0")
    await w.press("harry", "pp:{}:h1:99999999")
    await w.press("harry", "pp:{}:zz:0")
    await w.slash("harry", "pokal zeit", spiel="unsinn")
    await w.slash("ginny", "pokal zeit", spiel="h1")
    await w.press("ginny", "pb:{}:h1:all")
    await w.press("ginny", "pb:{}:h1:none")
    for days in ("fr", "sa", "so", "fr"):
        await w.press("ginny", f"pb:{{}}:h1:{days}")
    asked = await w.press("ginny", "pp:{}:h1:0")
    await w.send("ginny", asked, when="nie")
    for typed in ("bald", day(8), f"{day(7)} 20:00", f"{day(60)} 20:00", f"{day(3)} 20:00", "01.01.2040 20:00"):
        await w.slash("ginny", "pokal termin", spiel="h1", wann=typed)
    await w.slash("ginny", "pokal termin", spiel="h1", wann=f"{day(12)} 20:00", festlegen=True, grund="Ich will")
    await w.slash("ginny", "pokal antwort", spiel="h1")
    letters = w.people["draco"].user.dm_channel
    w.house.env.inject_error("POST", f"/channels/{letters.id}/messages", status=403, code=50007)
    await w.slash("ginny", "pokal termin", spiel="h1", wann=f"{day(14)} 20:00")
    await w.slash("ginny", "pokal antwort", spiel="h1")
    await w.slash("draco", "pokal antwort", spiel="h1", passt=False)
    await w.slash("draco", "pokal termin", spiel="h1", wann=f"{day(15)} 18:00")
    await w.slash("ginny", "pokal antwort", spiel="h1")
    await w.slash("ginny", "pokal verschieben", spiel="h1", grund="Zu früh")
    await w.slash("pfiff", "pokal pfeifen", spiel="h1", abgeben=True)
    await late(w)
    await w.slash("pfiff", "pokal pfeifen", spiel="h1")
    await w.slash("pfiff", "pokal pfeifen", spiel="h1")
    await w.slash("olive", "pokal termin", spiel="h1", wann=f"{day(16)} 20:00", festlegen=True, grund="Jetzt aber")
    for answer in ("1:come", "2:come", "2:watch", "2:watch", "2:come"):
        for name in ("ginny", "emma", "pfiff"):
            await w.press(name, f"pc:{{}}:h1:{answer}")
    await w.press("ginny", "pc:{}:zz:1:come")
    await w.slash("ginny", "pokal zeit", spiel="h1")
    for name in ("olive", "ok-luna", "draco", "emma", "robo"):
        await w.slash(name, "pokal zeit", spiel="h1")
    await w.slash("pfiff", "pokal zeit", spiel="h2")
    await w.slash("emma", "pokal kalender", haus="G")


async def _rules(w: Walk) -> None:
    for option, typed in (("punkt", "xp"), ("punkt", "zzz"), ("wert", "2")):
        more = {"punkt": "xp"} if option == "wert" else {}
        await w.offer("ok-harry", "pokal regel", option, typed, **more)
    for about in (
        {},
        {"punkt": "xp"},
        {"punkt": "xp", "wert": "9-9-9"},
        {"punkt": "xp", "wert": "2-1-1"},
        {"punkt": "bonus", "wert": "200", "ungeregelt": True},
        {"punkt": "bonus", "wert": "200"},
        {"punkt": "bonus", "wert": "200"},
        {"worte": "Bei Regen mit Schirm", "ungeregelt": True},
    ):
        await w.slash("ok-harry", "pokal regel", **about)
    await w.press("olive", "pv:{}:1:yes")
    await w.press("ok-harry", "pv:{}:99:yes")
    await w.press("ok-luna", "pv:{}:1:withdraw")
    for name in ("harry", "luna"):
        await w.press(f"ok-{name}", "pv:{}:1:no")
    await w.press("ok-draco", "pv:{}:1:yes")
    for name in ("harry", "luna", "draco"):
        await w.press(f"ok-{name}", "pv:{}:2:yes")
    await w.press("minerva", "pg:{}:1:approve")
    await w.press("minerva", "pg:{}:2:approve")
    await w.press("minerva", "pg:{}:2:approve")
    await w.slash("emma", "pokal regeln")
    await late(w)


async def _results(w: Walk) -> None:
    await w.slash("pfiff", "pokal ergebnis", spiel="h1", tore1=1, tore2=2, schnatz="R", grund="Chat")
    await w.slash("pfiff", "pokal ergebnis", spiel="r1", tore1=1, tore2=2, grund="Chat")
    await w.slash("pfiff", "pokal ergebnis", spiel="f", tore1=1, tore2=2, grund="Chat")
    await w.slash("pfiff", "pokal ergebnis", spiel="Gryffindor Slytherin", tore1=1, tore2=2, schnatz="S", grund="Chat")
    await w.slash("pfiff", "pokal ergebnis", spiel="h1", tore1=2, tore2=2, grund="Chat")
    await w.slash("olive", "pokal ergebnis", spiel="h1", tore1=2, tore2=2, betrug1=2, abgebrochen=True, grund="Neu")
    await w.slash("olive", "pokal annullieren", spiel="h2", grund="Nebel")
    await w.slash("minerva", "pokal buchen", haus="G", punkte=0, grund="Nichts")
    await w.slash("olive", "pokal buchen", haus="G", punkte=5, grund="Darf ich nicht")
    await w.slash("olive", "pokal begnadigen", person=w.people["robo"], grund="Irrtum")
    await w.slash("emma", "pokal aufstellung", spiel="h2")
    await w.slash("pfiff", "pokal aufstellung", spiel="h1")
    await w.slash("olive", "pokal ende", grund="Es reicht")
    await w.slash("olive", "pokal ende", grund="Es reicht")
    await w.slash("ginny", "pokal zeit")
    await w.press("ginny", "pb:{}:h2:all")
    await w.slash("minerva", "pokal buchen", haus="G", punkte=5, grund="Nachtrag")
    await w.slash("emma", "pokal stand")
    await late(w)
