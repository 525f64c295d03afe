"""A cup match in a channel of its own: houses' colours, spectators, bans, substitutions, and all that can go wrong.

Discord does not allow everything: names that may not be changed, closed direct messages, a channel in which we may not
write for a while, a thread that cannot be made.
"""

from contextlib import suppress
from typing import Any

from simcord.backend.errors import BackendError

from bot.engine.seats import OFFICIALS
from bot.games.quidditch import GAME
from bot.games.quidditch import model as m
from bot.games.quidditch.rules.legal import open_to
from tests.cogs.cabin import allow, close_dms
from tests.cogs.court import BOSS
from tests.transcripts.wire import Walk

READS = True
SEATS = {
    "GHüter": "anna",
    "GSucher": "ben",
    "GJäger1": "gina",
    "GTreiber1": "greta",
    "SHüter": "dora",
    "SSucher": "emil",
    "SJäger1": "hugo",
    "SJäger2": "sina",
}


async def walk(w: Walk) -> None:
    """Line up, play two rounds with everything that people do, end, judge afterwards, play on."""
    await _people(w)
    await _settings(w)
    await _line_up(w)
    await _before(w)
    await _lead_to(w, "jaeger")
    await _in_play(w)
    await _lead_to(w, "sucher")
    await _people_leave(w)
    await _lead_to(w, "chat")
    await w.write("frida", "Endlich darf ich auch etwas sagen!")
    await w.press("rudi", "k:{}:pause")
    await w.write("gina", "Noch jemand Tee?")
    await w.press("gina", "k:{}:resume")
    await w.press("rudi", "k:{}:resume")
    await _locked_out(w)
    await _end(w)
    await _friendly(w)


async def _people(w: Walk) -> None:
    guild = w.house.guild
    whistle, lions, snakes = (guild.create_role(name) for name in ("Schiedsrichter", "Löwen", "Schlangen"))
    w.person("gina", wearing=[lions], nick="Gina die Große")
    w.person("greta", wearing=[lions])
    w.person("sina", wearing=[snakes], nick="Sina")
    w.person("hugo", wearing=[guild.create_role("Chef", position=50)])
    w.person("rudi", wearing=[whistle, snakes])
    w.person("rita", wearing=[whistle])
    w.person("ian", locale="en-GB")
    for name in ("dora", "emil", "frida", "ida", "jo"):
        w.person(name)
    await w.house.env.settle()
    servers = w.house.services.servers
    for key, role in (("role.referee", whistle), ("role.G", lions), ("role.S", snakes)):
        await w.house.inside(servers.change(guild.id, key, [role.id], BOSS))


async def _settings(w: Walk) -> None:
    """Ask for what does not go together."""
    cup: dict[str, Any] = {"haus1": "G", "haus2": "S", "art": "pokal"}
    await w.slash("ian", "quidditch neu", **cup, leitung="bot")
    await w.slash("ian", "quidditch neu", **cup, leitung="ich")
    await w.slash("rudi", "quidditch neu", **cup, leitung="ich", frist="61")
    await w.slash("rudi", "quidditch neu", **cup, leitung="ich", gerede="aus")
    await w.slash("anna", "quidditch neu", **cup, schiri=w.people["ben"])
    await w.slash("anna", "quidditch neu", haus1="G", haus2="S", gerede="automatisch")
    await w.slash("ian", "quidditch zuschauen")
    await w.slash("rudi", "quidditch betrug", person=w.people["ben"])
    await w.slash("ian", "quidditch bericht")
    await w.slash("ian", "zug", befehl="Torwurf")
    await w.slash("ian", "quidditch setzen", person=w.people["ben"], platz="GHüter")


async def _line_up(w: Walk) -> None:
    options = {"haus1": "G", "haus2": "S", "art": "pokal", "frist": "60", "runden": 4, "halbzeit": "5m", "ort": "kanal"}
    await w.slash("anna", "quidditch neu", **options, schiri=w.people["rudi"], gerede="automatisch")
    place = next(one for name, one in w.house.guild.channels.items() if name.startswith("quidditch-"))
    w.house.channel, w.game = place, w.house.game_id(w.house.panel(place))
    await w.press("frida", "g:{}:watch")
    await w.press("frida", "g:{}:watch")
    await w.choose("frida", "t:{}", "GJäger2")
    await w.press("frida", "g:{}:unwatch")
    await w.press("frida", "g:{}:unwatch")
    await w.press("frida", "g:{}:watch")
    await w.press("hugo", "g:{}:watch")
    await w.press("hugo", "g:{}:unwatch")
    await w.choose("sina", "t:{}", "GJäger2")
    await w.press("sina", f"g:{w.game}:GJäger2:anyway")
    for seat, name in SEATS.items():
        if seat != "GTreiber1":
            await w.choose(name, "t:{}", seat)
    await w.offer("rudi", "quidditch setzen", "platz", "trei", person=w.people["greta"])
    await w.slash("ben", "quidditch setzen", person=w.people["greta"], platz="GTreiber1")
    await w.slash("anna", "quidditch setzen", person=w.people["greta"], platz="GTreiber1")
    await w.press("anna", "g:{}:watch")
    await w.press("anna", "l:{}:start")


async def _before(w: Walk) -> None:
    """Captains, experience, the whistle."""
    close_dms(w.house, w.people["dora"])
    await _press(w, "gina", "kapitän GJäger1")
    await _press(w, "gina", "kapitän SHüter")
    await _press(w, "rudi", "kapitän SHüter")
    await w.whisper("gina", "XP GSucher 2, GHüter 1, GHüter 1")
    await w.whisper("gina", "XP GJäger1 2, GHüter 1, GTreiber1 1")
    await w.slash("dora", "quidditch xp")
    await w.slash("frida", "quidditch xp")
    await w.slash("rudi", "quidditch setzen", person=w.people["ida"], platz="GJäger2")
    await w.slash("rudi", "partie pfeife", an=w.people["rita"], als="gehilfe")
    await w.press("rudi", "k:{}:whistle")
    await w.press("rita", "k:{}:whistle")
    await w.slash("rita", "partie pfeife", an=w.people["rudi"])
    await w.slash("rudi", "partie ersetzen", platz="SHüter", person=w.people["ida"])
    await w.whisper("ida", "XP SJäger1 2, SHüter 1, SJäger2 1")
    await w.restart()
    await _press(w, "ida", "nein ende")
    await w.wait(200)
    await _step(w)
    await w.press("frida", "g:{}:unwatch")


async def _in_play(w: Walk) -> None:
    """Slips, talk, silence, rulings."""
    state = await _state(w)
    holder = await _name(w, state.holder)
    for words in ("torwurf", "Pass Niemand", "Was ist denn los?", "Aufheben", "Torwurf"):
        await w.write(holder, words)
    await w.write("ben", "Halten")
    await w.slash("frida", "dice", wurf="2w6")
    await w.slash("frida", "zug", befehl="Torwurf")
    await w.slash("frida", "partie status")
    with suppress(BackendError):
        await w.write("frida", "Ich will auch")
    await w.write("rudi", "quaffel freigegebn")
    await w.slash("ben", "quidditch aufheben")
    await w.slash("ida", "zug", befehl="Angriff GJäger1")
    await _press(w, "rudi", "gilt nicht")
    await _press(w, "rudi", "stelle GTreiber1 M")
    await w.slash(holder, "dice", wurf="2w6")
    await w.wait(5)
    keeper = await _name(w, f"{state.other(state.holder[0])}Hüter")
    await w.write(keeper, "halten")
    await w.write(keeper, "Halten")
    await w.restart()
    await w.slash(keeper, "dice", wurf="2w6")
    for page in ("nachrichten", "positionen", "wechsel", "ordnung", "schluss", "teilrunden"):
        await _press(w, "rudi", f">{page}")
    await _press(w, "gina", ">kapitaen")
    await w.press("rita", "d:{}")
    await w.press("frida", "d:{}")


async def _people_leave(w: Walk) -> None:
    """A substitution, somebody who comes, somebody who is sent off, one who cheated, proposals."""
    await _press(w, "gina", "wechsel GSucher>- +>GSucher: Muss zum Bus")
    await _press(w, "rudi", "bescheid G jetzt")
    for who, person in (("ida", "jo"), ("frida", "jo"), ("gina", "emil"), ("gina", "jo")):
        await w.name(who, f"g:{w.game}:GSucher:come", person)
    await _press(w, "gina", "ja pause")
    await _press(w, "ida", "ja pause")
    await _press(w, "rudi", "ja pause")
    await w.slash("rudi", "partie weiter")
    await _press(w, "rudi", "ausschluss SJäger2: Er ruft dazwischen")
    await w.slash("rudi", "quidditch betrug", person=w.people["emil"])
    await w.slash("rudi", "quidditch betrug", person=w.people["emil"])
    await w.slash("rudi", "quidditch betrug", person=w.people["frida"])
    await _press(w, "rudi", "fehlt GHüter")
    await _press(w, "rudi", "zurück")


async def _locked_out(w: Walk) -> None:
    """For a while we may neither write in the channel nor rename anybody."""
    path, faults = f"/channels/{w.house.channel.id}/messages", w.house.env.backend.faults
    allow(w.house, manage_nicknames=False)
    w.house.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions", times=None)
    await _lead_to(w, "pos-jaeger")
    await _press(w, "rudi", "ersetzt GHüter")
    await w.slash("rudi", "partie ersetzen", platz="GTreiber1", person=w.people["greta"])
    await w.slash("rudi", "partie ersetzen", platz="GTreiber1", person=w.people["frida"])
    del faults[-1]
    await w.restart()
    await w.wait(300)
    await _lead_to(w, "treiber")
    allow(w.house, manage_nicknames=True)


async def _end(w: Walk) -> None:
    """Agree on the end, find a fraud afterwards, repeat a part of it, and break it off."""
    for name in ("gina", "ida", "rudi"):
        await _press(w, name, "ja ende")
    await w.slash("ian", "quidditch bericht")
    await w.slash("rudi", "quidditch betrug", person=w.people["dora"])
    await w.slash("rudi", "quidditch betrug", person=w.people["ben"])
    await w.slash("gina", "quidditch betrug", person=w.people["ida"])
    await w.slash("rudi", "quidditch betrug", person=w.people["gina"])
    await _press(w, "rudi", "wiederholen 1 sucher")
    await w.wait(3)
    await _lead_to(w, "chat")
    asked = await w.slash("rudi", "partie beenden")
    await w.send("rudi", asked, why="Gewitter")


async def _friendly(w: Walk) -> None:
    """Who is banned may play a friendly match; a line-up in a thread, with the computer as referee."""
    w.house.channel = w.house.guild.create_text_channel("wiese")
    await w.house.env.settle()
    await w.slash("rudi", "quidditch neu", haus1="H", haus2="S", art="pokal", leitung="ich")
    w.game = w.house.game_id(w.house.panel())
    await w.choose("emil", "t:{}", "SSucher")
    await w.slash("anna", "quidditch neu", haus1="H", haus2="S")
    await w.slash("rudi", "quidditch neu", haus1="H", haus2="S", ort="thread", stille="30")
    place = w.house.channel.threads[-1]
    w.house.channel, w.game = place, w.house.game_id(w.house.panel(place))
    await w.choose("emil", "t:{}", "SSucher")
    await w.press("rudi", "l:{}:fill")
    await w.press("rudi", "l:{}:start")
    await _press(w, "emil", "kapitän SSucher")
    await w.whisper("emil", "XP SJäger1 2, SHüter 1, SJäger2 1")
    for seconds in (10, 40, 40):
        await w.wait(seconds)
        await w.write("emil", "Finden")
    await w.slash("emil", "quidditch aufheben")
    asked = await w.slash("rudi", "partie beenden")
    await w.send("rudi", asked, why="Abendessen")


# -- leading -----------------------------------------------------------------------------------------------------------


async def _live(w: Walk) -> Any:
    return await w.house.services.games.live(w.game, fresh=True)


async def _state(w: Walk) -> Any:
    return (await _live(w)).folded().state


async def _name(w: Walk, seat: str) -> str:
    """Return who sits somewhere, as this walk calls him."""
    people = {person.id: name for name, person in w.people.items()}
    return next(people[row.person_id] for row in (await _live(w)).seats if row.seat == seat)


async def _press(w: Walk, who: str, move: str) -> None:
    await w.press(who, f"m:{w.game}:{(await _live(w)).token}:{move}")


async def _step(w: Walk) -> None:
    """Let the referee do what is next."""
    view: Any = GAME.rules.view(await _state(w), OFFICIALS)
    await _press(w, "rudi", view.desk.moves[0])


async def _lead_to(w: Walk, phase: str) -> None:
    """Let everybody do what he is asked, until a part of the match is reached."""
    for _ in range(40):
        state = await _state(w)
        if state.ended or (state.phase == phase and state.stage in ("frei", "start")):
            return
        playing = state.phase in ("vor", "treiber", "jaeger", "sucher")
        asked = [] if playing else [one.seat for one in state.players if open_to(state, one.seat)]
        for seat in asked:
            action, name = open_to(state, seat)[0], await _name(w, seat)
            if isinstance(action, m.Roll):
                await w.slash(name, "dice", wurf="2w6")
                break  # a tie is rolled again in the same order
            if isinstance(action, m.Wrote):
                await w.write(name, action.text)
            else:
                await _press(w, name, GAME.notation.write(action))
        if not asked:
            await _step(w)
    raise AssertionError(f"still {state.phase}")
