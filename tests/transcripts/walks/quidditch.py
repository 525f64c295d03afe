"""A friendly match in its channel: line-up, typed moves, rolls, the referees' desk, a pause, somebody who leaves."""

from bot.engine.seats import OFFICIALS
from bot.games.quidditch import model as m
from bot.service.play.robots import Whim
from tests.cogs.court import BOSS
from tests.transcripts.wire import Walk

READS = True
"""Here the bot may read what people write."""
PEOPLE = {
    "GHüter": "anna",
    "GSucher": "ben",
    "GJäger1": "carl",
    "SHüter": "dora",
    "SSucher": "emil",
    "SJäger1": "frida",
}


async def walk(w: Walk) -> None:
    """Play a while with three a side and a referee."""
    role = w.house.guild.create_role("Schiedsrichter")
    for name in ("dora", "emil", "frida"):
        w.person(name)
    w.person("rudi", wearing=[role])
    w.person("ian", locale="en-GB")
    await w.house.env.settle()
    await w.house.inside(w.house.services.servers.change(w.house.guild.id, "role.referee", [role.id], BOSS))
    await w.slash("ian", "quidditch neu", haus1="G", haus2="G")
    await w.slash("rudi", "quidditch neu", haus1="G", haus2="S", leitung="ich")
    w.game = w.house.game_id(w.house.panel())
    for seat, name in PEOPLE.items():
        await w.choose(name, "t:{}", seat)
    await w.press("rudi", "r:{}:open")
    await w.press("rudi", "l:{}:start")
    for name in ("anna", "rudi", "ian"):
        await w.press(name, "d:{}")
    for turn in range(22):
        await _turn(w, turn)
    await w.restart()
    await w.slash("rudi", "partie status")
    await w.slash("rudi", "partie pause", grund="Eule im Spielfeld")
    await w.slash("carl", "dice", wurf="2w6")
    await w.slash("rudi", "partie weiter")
    await w.write("frida", "Wann geht es weiter?")
    await w.write("carl", "Fliegn G-M")
    await w.slash("ben", "quidditch xp")
    await w.slash("ian", "quidditch zuschauen")
    await w.slash("carl", "zug", befehl="Pass an anna")
    await w.slash("rudi", "quidditch betrug", person=w.people["frida"])
    for turn in range(22, 80):
        await _turn(w, turn)
        if turn in (30, 41):
            await w.restart()
        if turn in (34, 38):
            change = w.house.services.servers.change(w.house.guild.id, "reads", turn == 38, BOSS)
            await w.house.inside(change)
    asked = await w.slash("rudi", "partie beenden")
    if asked.modal is not None:
        await w.send("rudi", asked, why="Gewitter")
    await w.slash("ian", "quidditch bericht")


async def _turn(w: Walk, turn: int) -> None:
    """Let whoever is asked do something that he may; where nobody is, time goes on."""
    live = await w.house.services.games.live(w.game, fresh=True)
    if live.row.status != "running":
        return
    rules, state = live.spec.rules, live.folded().state
    for seat in sorted(rules.waiting_for(state), key=lambda one: (one != OFFICIALS, (len(one) + turn) % 5, one)):
        name, legal = PEOPLE.get(seat, "rudi"), rules.legal(state, seat)
        if not legal or (seat == OFFICIALS and turn % 2):
            continue
        action = legal[0] if seat == OFFICIALS else live.spec.computers.play(rules.view(state, seat), legal, Whim())
        match action:
            case m.Roll():
                await w.slash(name, "dice", wurf="2w6")
            case m.Wrote():
                await w.write(name, action.text)
            case m.Whispered():
                await w.whisper(name, action.text)
            case _:
                await w.press(name, f"m:{w.game}:{live.token}:{live.spec.notation.write(action)}")
        return
    await w.wait(20)
