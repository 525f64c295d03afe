"""/watten tisch: real cogs, real panels, real private sheets."""

import asyncio
import io
import random
from typing import Any

import pytest
from PIL import Image
from simcord.results import ResponseMessage

from bot.games.watten.model.cards import CODES
from bot.games.watten.model.score import SEATS
from tests.cogs.test_watten import alts, press
from tests.edge.house import Easel, House, controls, labels, raw, shown, told, words
from tests.games.watten.secrets import may_know, named
from tests.plugins.budget import Budget


class Four:
    """Four people at a table, and what each of them has been shown."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.people = dict(zip(SEATS, (house.anna, house.ben, house.carl, house.person("dora")), strict=True))

    async def sit(self, **options: Any) -> str:
        house = self.house
        anna, ben, carl, dora = self.people.values()
        await anna.slash(house.channel, "watten tisch", partner=carl, links=ben, rechts=dora, **options)
        await press(house, anna, "Beginnen")
        return house.game_id()

    async def state(self) -> Any:
        return (await self.house.services.games.live(self.house.game_id())).folded().state

    async def awaited(self) -> str:
        live = await self.house.services.games.live(self.house.game_id())
        return min(live.spec.rules.waiting_for(live.folded().state))

    async def sheet(self, seat: str) -> ResponseMessage:
        """Open the door and see that nothing is behind it but one's own."""
        result = await self.people[seat].click(self.house.panel(), label="Meine Karten")
        assert result.response is not None and result.response.ephemeral
        await self.innocent(result.response, seat)
        return result.response

    async def innocent(self, message: Any, seat: str | None) -> None:
        state = await self.state()
        seen = named("\n".join((words(message), alts(message), *labels(message), *controls(message))))
        assert seen <= may_know(state, seat), (seat, seen)

    async def move(self, seat: str, move: str) -> None:
        """Use the control for a move on one's own sheet."""
        hand = await self.sheet(seat)
        person = self.people[seat]
        button = next((id for id in controls(hand) if id.endswith(f":{move}")), None)
        if button is not None:
            await person.click(hand, custom_id=button)
        else:  # a cut that no button names is typed
            form = await person.click(hand, label="Genau …")
            await person.submit_modal(form, {"line": move.removeprefix("hebe ")})
        await self.innocent(hand, seat)
        await self.innocent(self.house.panel(), None)

    async def begin(self) -> tuple[str, str, str, str]:
        """Cut, announce and deal; return Geber, Ansager, Partner and Abheber."""
        state = await self.state()
        geber, ansager, partner, abheber = (state.order[(state.dealer + n) % 4] for n in range(4))
        await self.move(abheber, "hebe 12")
        await self.move(abheber, "schau nicht")
        for seat in (ansager, geber):
            live = await self.house.services.games.live(self.house.game_id())
            legal = live.spec.rules.legal(live.folded().state, seat)
            await self.move(seat, live.spec.notation.write(legal[0]))
        return geber, ansager, partner, abheber


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let pictures be blank where many are drawn; they have tests of their own."""
    blank = io.BytesIO()
    Image.new("P", (1, 1)).save(blank, "PNG")

    async def draw(self: Easel, function: object, data: object) -> bytes:
        return blank.getvalue()

    monkeypatch.setattr(Easel, "draw", draw)


@pytest.fixture
async def four(house: House) -> Four:
    return Four(house)


async def test_the_lobby_shows_seats_and_computers_may_fill_it(house: House) -> None:
    answer = shown(await house.anna.slash(house.channel, "watten tisch", partner=house.ben))
    assert "Nord und Süd spielen gegen Ost und West." in words(answer), "who sits down knows with whom he plays"
    assert f"`Nord` {house.anna.mention}" in words(answer)
    assert f"`Süd` {house.ben.mention}" in words(answer)
    assert "Versprechen" in words(answer)
    await press(house, house.anna, "Computer auffüllen")
    await press(house, house.anna, "Beginnen")
    assert "Watten · 0 : 0 · Spiel 1" in words(house.panel())
    assert [event.kind for event in await house.events(house.game_id())][:3] == ["begun", "seated", "shuffled"]
    no = await house.press(house.carl, f"l:{house.game_id()}:join")
    assert "schon begonnen" in told(no), "the lobby is closed in mid-deal"


@pytest.mark.usefixtures("quick")
async def test_from_the_cut_to_the_first_trick_with_a_restart_before_every_step(house: House, four: Four) -> None:
    await four.sit(bedenkzeit="0")
    luck = random.Random(3)
    restarts = set()
    for _ in range(30):
        state = await four.state()
        if state.last:
            break
        phase = state.deal.phase if state.deal.phase != "play" else f"play{len(state.deal.trick)}"
        if phase not in restarts:
            restarts.add(phase)
            await house.restart()
        seat = await four.awaited()
        live = await house.services.games.live(house.game_id())
        legal = [
            move
            for action in live.spec.rules.legal(state, seat)
            if (move := live.spec.notation.write(action)) not in ("ausschaffen", "biete schenas")
        ]
        await four.move(seat, luck.choice(legal))
    assert {"cut", "look", "schlag", "farbe", "play0", "play1", "play2", "play3"} <= restarts
    trick = await house.anna.click(house.panel(), label="Letzter Stich")
    assert trick.response is not None
    assert "Der letzte Stich:" in alts(trick.response)
    assert len(named(alts(trick.response))) == 4


async def test_out_of_turn_foreign_cards_and_old_buttons(house: House, four: Four) -> None:
    game = await four.sit(bedenkzeit="0")
    geber, ansager, partner, _ = await four.begin()
    token = (await house.services.games.live(game)).token
    state = await four.state()
    live = await house.services.games.live(game)
    card = live.spec.notation.write(live.spec.rules.legal(state, ansager)[0])
    early = await house.press(four.people[partner], f"m:{game}:{token}:{card}")
    assert "Noch nicht!" in told(early)
    foreign = next(card for card in state.deal.hands[state.order.index(geber)])
    cheat = await house.press(four.people[ansager], f"m:{game}:{token}:spiel {CODES[foreign]}")
    assert "Diese Karte hast du nicht" in told(cheat)
    await four.move(ansager, card)
    old = await house.press(four.people[ansager], f"m:{game}:{token}:{card}")
    assert "früheren Schritt" in told(old)
    nonsense = await house.press(
        four.people[ansager], f"m:{game}:{(await house.services.games.live(game)).token}:spiel X9"
    )
    assert "verstehe ich nicht" in told(nonsense)
    stranger = house.person("emil")
    assert "Du sitzt hier nicht" in told(await stranger.click(house.panel(), label="Meine Karten"))
    spectator = await house.press(stranger, f"m:{game}:{(await house.services.games.live(game)).token}:ausschaffen")
    assert "Zuschauen ist erlaubt" in told(spectator)


async def test_two_partners_answer_differently_at_the_same_moment(house: House, four: Four) -> None:
    game = await four.sit(bedenkzeit="0")
    geber, ansager, partner, _ = await four.begin()
    await four.people[ansager].click(house.panel(), label="Ausschaffen: 3")
    panel = house.panel()
    assert "Dabei (zählt 3)" in labels(panel)
    stay = next(id for id in controls(panel) if id.endswith(":dabei"))
    go = next(id for id in controls(panel) if id.endswith(":geh"))
    first, second = await asyncio.gather(house.press(four.people[geber], stay), house.press(four.people[partner], go))
    answers = [one.response for one in (first, second) if one.response is not None and one.response.ephemeral]
    assert ["früheren Schritt" in words(answer) for answer in answers] == [True], "the second is told"
    kinds = [event.kind for event in await house.events(game)]
    assert kinds.count("stayed") + kinds.count("scored") == 1


async def test_who_does_not_answer_in_time_goes(house: House, four: Four) -> None:
    await four.sit(bedenkzeit="1m")
    geber, ansager, *_ = await four.begin()
    await four.people[ansager].click(house.panel(), label="Ausschaffen: 3")
    await house.env.advance_time(61)
    state = await four.state()
    assert state.lines[0].how == "left"
    assert state.lines[0].team == state.order.index(ansager) % 2
    assert geber != ansager


async def test_only_the_referee_rules(house: House, four: Four) -> None:
    await four.sit(bedenkzeit="0")
    assert "Spielleitung" not in labels(house.panel()), "it stands behind the pad"
    page = await four.people["Ost"].click(house.panel(), label="Zettel")
    assert page.response is not None
    await four.people["Ost"].click(page.response, label="Spielleitung")
    no = await four.people["Ost"].click(page.response, label="Vergeben: neu geben")
    assert "nur der Spielleiter" in told(no)
    rita = house.person("rita", manager=True)
    page = await rita.click(house.panel(), label="Zettel")
    assert page.response is not None
    await rita.click(page.response, label="Spielleitung")
    menu = next(id for id in controls(page.response) if id.endswith("strafeA"))
    offered = next(part for part in raw(page.response) if part.get("custom_id") == menu)["options"]
    assert [one["value"] for one in offered] == ["strafe A schauen", "strafe A betrug"], "nothing else can happen here"
    await rita.select(page.response, ["strafe A schauen"], custom_id=menu)
    assert (await four.state()).points == (0, 2)


async def test_partners_can_be_drawn(house: House, four: Four) -> None:
    await four.sit(auslosen=True)
    state = await four.state()
    assert sorted(state.order) == sorted(SEATS)
    panel = house.panel()
    names = dict(zip(SEATS, ("anna", "ben", "carl", "dora"), strict=True))
    assert f"{names[state.order[0]]} / {names[state.order[2]]} 0 Punkte" in alts(panel)


async def alone_with_computers(house: House, games: int) -> Any:
    """Let anna's time run out until so many games are written, or the sitting is over."""
    await house.anna.slash(house.channel, "watten tisch", bedenkzeit="1m")
    await press(house, house.anna, "Computer auffüllen")
    await press(house, house.anna, "Beginnen")
    for _ in range(300):
        live = await house.services.games.live(house.game_id())
        if live.row.status == "over" or len(live.folded().state.lines) >= games:
            break
        await house.env.advance_time(61)
    return live


@pytest.mark.usefixtures("quick")
async def test_computers_play_on_while_a_person_is_away(house: House) -> None:
    live = await alone_with_computers(house, 2)
    assert len(live.folded().state.lines) >= 2 or live.row.status == "over"
    assert live.seats[0].robot, "after three limits the computer plays for her, too"


@pytest.mark.soak
async def test_computers_play_whole_sittings_with_one_person(house: House, budget: Budget) -> None:
    for _ in budget.seeds("sittings"):
        live = await alone_with_computers(house, 1_000)
        assert live.row.status == "over"
        assert "Bummerl" in words(house.panel())
        assert "Startwert:" in words(house.panel())
