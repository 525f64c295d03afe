"""/watten zettel and /watten tisch: real cogs, real panels, real private sheets."""

import asyncio
import io
import random
from typing import Any

import pytest
from PIL import Image
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.games.watten.model.cards import CODES
from bot.games.watten.model.pad import PadOptions
from bot.games.watten.model.score import SEATS
from tests.edge.house import Easel, House, controls, labels, raw, sheet, shown, told, words
from tests.edge.pings import ping
from tests.games.watten.secrets import may_know, named
from tests.plugins.budget import Budget


def alts(message: Any) -> str:
    """Return the descriptions of all pictures of a message."""
    items = [item for part in raw(message) if part["type"] == 12 for item in part["items"]]
    return "\n".join(str(item.get("description")) for item in items)


async def pad(house: House, **names: Any) -> str:
    """Open a pad: anna and ben have Discord, the Sepp and the Vroni do not."""
    people = {"nord": house.anna.mention, "ost": house.ben.mention, "sued": "Sepp", "west": "Vroni", "geber": "Nord"}
    await house.anna.slash(house.channel, "watten zettel", **{**people, **names})
    return house.game_id()


async def press(house: House, person: MemberActor, label: str) -> None:
    result = await person.click(house.panel(), label=label)
    assert result.acknowledged, label
    assert not result.followups


# -- the pad -----------------------------------------------------------------------------------------------------------


async def test_a_pad_with_four_names_lies_on_the_table_at_once(house: House) -> None:
    answer = shown(
        await house.anna.slash(
            house.channel, "watten zettel", nord=house.anna.mention, ost="Sepp", sued=house.ben.mention, west="Vroni"
        )
    )
    assert f"{house.anna.mention} und {house.ben.mention} 0 : 0 Sepp und Vroni" in words(answer)
    assert "Geber:" in words(answer)
    assert "Ansager:" in words(answer)
    assert labels(answer)[:1] == ["Angesagt"]
    assert "Watten-Zettel, Runde 1. anna / ben 0. Sepp / Vroni 0. 0 Spiele geschrieben" in alts(answer)
    assert house.pings(answer) == ping(house.ben)


async def test_a_seat_is_for_one_member_or_one_guest(house: House) -> None:
    both = await house.anna.slash(house.channel, "watten zettel", nord=f"{house.ben.mention} süd:Gast")
    assert "entweder ein @Mitglied oder der Name eines Gasts" in told(both)


async def test_a_game_is_written_and_whoever_may_not_press_is_told_why(house: House) -> None:
    await pad(house)
    stranger = await house.carl.click(house.panel(), label="Angesagt")
    assert "Auf diesem Zettel stehst du nicht" in told(stranger)
    await press(house, house.anna, "Angesagt")
    assert "gilt **2**" in words(house.panel())
    not_theirs = await house.ben.click(house.panel(), label="anna / Sepp: Ausschaffen auf 3")
    assert "müssen die anderen beiden selber drücken" in told(not_theirs)
    await press(house, house.anna, "anna / Sepp: Ausschaffen auf 3")
    assert labels(house.panel())[:3] == ["Dabei (zählt 3)", "Gehen (2 für anna / Sepp)", "Weiter: 4"]
    own = await house.anna.click(house.panel(), label="Dabei (zählt 3)")
    assert "Ihr habt selbst ausgeschafft" in told(own)
    await press(house, house.ben, "Dabei (zählt 3)")
    await press(house, house.ben, "anna / Sepp gewinnen")
    assert f"{house.anna.mention} und Sepp 3 : 0 {house.ben.mention} und Vroni" in words(house.panel())
    assert f"Geber: {house.ben.mention}" in words(house.panel())


async def test_corrections_and_penalties_are_on_pages_of_ones_own(house: House) -> None:
    await pad(house)
    await press(house, house.anna, "Angesagt")
    await press(house, house.anna, "anna / Sepp gewinnen")
    page = await house.ben.click(house.panel(), label="Korrektur")
    assert page.response is not None
    menu = next(id for id in controls(page.response) if id.endswith("korrekturA"))
    await house.ben.select(page.response, ["korrektur A gespielt 4"], custom_id=menu)
    assert "4 : 0" in words(house.panel())
    page = await house.anna.click(house.panel(), label="Korrektur")
    assert page.response is not None
    menu = next(id for id in controls(page.response) if id.endswith("korrekturA"))
    struck = await house.anna.select(page.response, ["korrektur A gespielt 2"], custom_id=menu)
    assert "Eigene Punkte streicht man nicht" in told(struck)
    page = await house.ben.click(house.panel(), label="Strafe")
    assert page.response is not None
    menu = next(id for id in controls(page.response) if id.endswith("strafeA"))
    await house.ben.select(page.response, ["strafe A schreiben"], custom_id=menu)
    assert "verlangen eine Strafe" in words(house.panel())
    await press(house, house.anna, "Ja")
    assert "2 : 0" in words(house.panel())


async def test_an_objection_goes_to_both_teams(house: House) -> None:
    await pad(house)
    await press(house, house.anna, "Angesagt")
    await press(house, house.anna, "anna / Sepp gewinnen")
    await press(house, house.ben, "Einspruch")
    assert labels(house.panel()) == ["Stimmt so", "Korrektur", "Strafe", "Zurück"]
    await press(house, house.anna, "Stimmt so")
    again = await house.anna.click(house.panel(), label="Stimmt so")
    assert "schon bestätigt" in told(again)
    await press(house, house.ben, "Stimmt so")
    assert "Angesagt" in labels(house.panel())


async def test_a_slip_of_the_pencil_is_taken_back_with_one_press_by_who_made_it(house: House) -> None:
    await pad(house)
    assert "Zurück" not in labels(house.panel()), "there is nothing to take back yet"
    await press(house, house.anna, "Angesagt")
    await press(house, house.anna, "ben / Vroni gewinnen")
    assert "0 : 2" in words(house.panel())
    no = await house.ben.click(house.panel(), label="Zurück")
    assert "Das haben die anderen geschrieben" in told(no)
    await press(house, house.anna, "Zurück")
    assert "0 : 0" in words(house.panel()) and "nehmen ihren letzten Eintrag zurück" in words(house.panel())
    await press(house, house.anna, "anna / Sepp gewinnen")
    assert "2 : 0" in words(house.panel())


async def test_w7_8_a_misdeal_is_called_while_a_raise_is_open(house: House) -> None:
    await pad(house)
    await press(house, house.anna, "Angesagt")
    await press(house, house.anna, "anna / Sepp: Ausschaffen auf 3")
    assert {"Strafe", "Vergeben", "Zurück"} <= set(labels(house.panel()))
    await press(house, house.ben, "Vergeben")
    await press(house, house.anna, "Ja")
    assert "Angesagt" in labels(house.panel())


async def test_w5_2_the_pad_has_a_time_for_answers(house: House) -> None:
    game = await pad(house, zeit="3 Minuten")
    assert (await house.services.games.live(game)).options == PadOptions(
        dealer="Nord", guests=("Süd", "West"), seconds=180
    )
    await press(house, house.anna, "Angesagt")
    await press(house, house.anna, "anna / Sepp: Ausschaffen auf 3")
    await house.env.advance_time(181)
    assert "2 : 0" in words(house.panel()), "no answer in time: Gehen"


async def test_house_rules_of_a_server_hold_for_pads_and_tables(house: House) -> None:
    chief = house.person("chefin", manager=True)
    for kind, rule, key in (
        ("wattenzettel", "seconds", "600"),
        ("wattenzettel", "silence", "stay"),
        ("watten", "most_schenas", "0"),
        ("watten", "free_choice", "yes"),
    ):
        setup = sheet(await chief.slash(house.channel, "einrichten"))
        more = sheet(await chief.click(setup, label="Sonstiges"))
        page = sheet(await chief.select(more, [kind], custom_id="es:game"))
        await chief.select(page, [key], custom_id=f"eu:{kind}:{rule}")
    game = await pad(house)
    live = await house.services.games.live(game)
    assert live.options == PadOptions(dealer="Nord", guests=("Süd", "West"), seconds=600, silence="stay")
    other = house.guild.create_text_channel("wirtshaus")
    await house.anna.slash(other, "watten tisch")
    assert "Schenas: keines" in words(house.panel(other)) and "frei: wer beides hat, wählt" in words(house.panel(other))


async def test_a_whole_runde_by_one_thumb_for_three_guests(house: House) -> None:
    await house.anna.slash(
        house.channel, "watten zettel", nord="Sepp", ost="Vroni", sued="Leni", west="Kaspar", runden=1
    )
    for _ in range(5):
        await press(house, house.anna, "Angesagt")
        if "Dabei (zählt 3)" in labels(house.panel()):
            await press(house, house.anna, "Dabei (zählt 3)")
        await press(house, house.anna, "Sepp / Leni gewinnen")
    await press(house, house.anna, "Angesagt")
    await press(house, house.anna, "Dabei (zählt 3)")
    await press(house, house.anna, "Sepp / Leni gewinnen")
    await press(house, house.anna, "Stimmt so")
    assert "Schneider!" in words(house.panel()) or "1 zu 0 Bummerl" in words(house.panel())
    more = await house.anna.click(house.panel(), label="Mehr")
    assert more.response is not None
    assert [file.filename for file in more.response.attachments] == ["watten.csv"]
    table = (await house.inside(more.response.attachments[0].read())).decode("utf-8-sig")
    assert table.splitlines()[0] == "Spiel;Wie;Team;Wert;Sepp / Leni;Vroni / Kaspar"
    assert "B1;Schneider;Sepp / Leni;1;11;0" in table


@pytest.mark.parametrize(
    ("names", "answer"),
    [
        ({"nord": "Sepp", "ost": "sepp"}, "Auf zwei Stühlen"),
        ({"nord": "\u200b"}, "kein Name"),
        ({"nord": "<@123456789012345678>"}, "finde ich auf diesem Server nicht"),
    ],
)
async def test_names_that_cannot_go_on_a_pad(house: House, names: dict[str, str], answer: str) -> None:
    assert answer in told(await house.anna.slash(house.channel, "watten zettel", **names))
    assert not house.channel.history()


async def test_bots_neither_write_nor_play(house: House) -> None:
    robot = house.guild.add_member(house.env.create_user("dings", bot=True))
    assert "Bots spielen nicht mit" in told(await house.anna.slash(house.channel, "watten zettel", nord=robot.mention))
    assert "Bots spielen nicht mit" in told(await house.anna.slash(house.channel, "watten tisch", partner=robot))
    assert "Auf zwei Stühlen" in told(await house.anna.slash(house.channel, "watten tisch", partner=house.anna))


async def test_names_from_hell_are_drawn_and_harm_nobody(house: House) -> None:
    await pad(house, sued="**@everyone** " + "W" * 200, west="=cmd|' /C calc'!A0;x")
    assert "@everyone" not in words(house.panel()).replace("@\u200beveryone", "")
    await press(house, house.anna, "Angesagt")
    more = await house.anna.click(house.panel(), label="Mehr")
    assert more.response is not None
    table = (await house.inside(more.response.attachments[0].read())).decode("utf-8-sig")
    assert all(not cell.startswith(("=", "+", "@")) for line in table.splitlines() for cell in line.split(";"))


# -- the table ---------------------------------------------------------------------------------------------------------


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
    assert len(live.folded().state.lines) >= 2
    assert live.seats[0].robot, "after three limits the computer plays for her, too"


@pytest.mark.soak
async def test_computers_play_whole_sittings_with_one_person(house: House, budget: Budget) -> None:
    for _ in budget.seeds("sittings"):
        live = await alone_with_computers(house, 1_000)
        assert live.row.status == "over"
        assert "Bummerl" in words(house.panel())
        assert "Startwert:" in words(house.panel())
