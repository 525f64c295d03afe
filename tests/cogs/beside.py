"""Games of every kind in which the same two people sit: opened by their commands, played on, ended."""

from typing import Any

from simcord.builders import ChannelHandle

from bot.engine.chance import FairChance
from bot.engine.seats import OFFICIALS
from bot.games import find_games
from bot.service.play.live import Live, Who
from tests.edge.house import House

KINDS = tuple(sorted(find_games()))
MOST_ACTS = 3000


def _opened_by(house: House, kind: str) -> tuple[str, dict[str, Any]]:
    """Return the command that opens a short game of a kind, with anna on its first seat and ben on another."""
    anna, ben = house.anna.mention, house.ben.mention
    commands: dict[str, tuple[str, dict[str, Any]]] = {
        "dog": ("dog neu", {"spieler": 2, "ring": 32}),
        "hut": ("hut neu", {"plaetze": 2}),
        "kampf": ("wuerfel kampf", {"gegner": house.ben}),
        "quidditch": ("quidditch neu", {"haus1": "G", "haus2": "S", "runden": 1}),
        "watten": ("watten tisch", {"partner": house.ben}),
        "wattenzettel": ("watten zettel", {"nord": anna, "ost": ben, "sued": "Oma", "west": "Opa"}),
        "wizard": ("wizard tisch", {"plaetze": 3}),
        "wizardblock": ("wizard block", {"namen": f"{anna}, {ben}, Oma", "art": "runde"}),
    }
    assert kind in commands, f"say here by which command {kind} is opened"
    return commands[kind]


async def begin(house: House, kind: str, name: str | None = None) -> tuple[str, ChannelHandle]:
    """Bring a game from its lobby to its beginning, in a channel of its own; return it and the channel."""
    room = house.guild.create_text_channel(name or kind)
    command, options = _opened_by(house, kind)
    await house.anna.slash(room, command, **options)
    game = house.game_id(house.panel(room))
    live = await house.services.games.live(game)
    if live.row.status == "lobby":
        for person in (house.anna, house.ben):
            if live.seat_of(person.id) is None:
                seat = next(row.seat for row in live.seats if not row.taken)
                await house.press(person, f"t:{game}", house.panel(room), kind=3, values=[seat])
                live = await house.services.games.live(game)
        if not all(row.taken for row in live.seats):
            await house.press(house.anna, f"l:{game}:fill", house.panel(room))
        await house.press(house.anna, f"l:{game}:start", house.panel(room))
    live = await house.services.games.live(game)
    assert live.row.status == "running" and live.seat_of(house.anna.id) and live.seat_of(house.ben.id)
    return game, room


async def play(house: House, game: str) -> Live:
    """Let anna and ben do what they are asked until the game is over; where nobody is asked, time goes on."""
    games = house.services.games
    for number in range(MOST_ACTS):
        live = await games.live(game)
        if live.row.status != "running":
            return live
        rules, state = live.spec.rules, live.folded().state
        people = {row.seat: Who(row.person_id, row.name or "") for row in live.seats if row.person_id is not None}
        asked = [seat for seat in sorted(rules.waiting_for(state)) if seat in people]
        asked = asked or [seat for seat in people if rules.legal(state, seat)]
        if not asked:
            await house.env.advance_time(60)
            continue
        assert OFFICIALS not in asked
        legal = rules.legal(state, asked[0])
        luck = FairChance("luck", b"l" * 32, 0, number)
        move = live.spec.notation.write(live.spec.computers.play(rules.view(state, asked[0]), legal, luck))
        await house.inside(games.act(game, people[asked[0]], move, cause=house.env.backend.snowflake()))
    raise AssertionError(f"{live.spec.name} does not end")
