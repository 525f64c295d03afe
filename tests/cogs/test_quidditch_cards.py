"""Rolls that decide something are shown as cards, at most one for a roll and none in a rush (Q3.6)."""

from typing import Any

import pytest

from bot.draw.dice import KampfwurfPicture, RollPicture
from bot.edge.table.panel import PanelVoice
from bot.games.quidditch import events as e
from bot.quidditch_room.cards import _single, deciding
from bot.quidditch_room.nonces import Batch
from tests.cogs.pitch import Cup, facts, live, pitch
from tests.cogs.test_quidditch_room import shoot
from tests.edge.house import House, shown

__all__ = ["pitch"]


class Drawn:
    """What the studio was asked to draw."""

    def __init__(self, cup: Cup) -> None:
        """Listen at the studio's door."""
        self.cards: list[Any] = []
        studio: Any = cup.house.services.studio
        draw = studio.draw

        async def listening(function: Any, data: Any) -> bytes:
            if isinstance(data, KampfwurfPicture | RollPicture):
                self.cards.append(data)
            return bytes(await draw(function, data))

        studio.draw = listening


async def begun(house: House, art: str) -> Cup:
    """Begin a match with a minute to hold."""
    cup = Cup(house, art)
    await cup.open(frist="60", stille="600")
    return cup


async def save(cup: Cup, hueter: str) -> Any:
    await cup.say(hueter, "Halten")
    return shown(await cup.roll(hueter))


async def test_a_friendly_match_shows_both_throws_of_a_kampfwurf(pitch: House) -> None:
    friendly = await begun(pitch, "freundschaft")
    drawn, hueter = Drawn(friendly), await shoot(friendly)
    assert drawn.cards == [], "the shot itself decides nothing yet"
    answer = await save(friendly, hueter)
    (card,) = drawn.cards
    assert isinstance(card, KampfwurfPicture)
    mine = (await facts(friendly.house, friendly.game, e.Gewuerfelt))[-1]
    assert (card.sides[1].name, card.sides[1].subtitle) == (hueter, "Halten")
    assert (card.sides[1].first, card.sides[1].second) == (mine.first, mine.second)
    assert card.sides[0].subtitle == "Torwurf" and (card.sides[0].first, card.sides[0].second) == mine.gegen[:2]
    assert [file.filename for file in answer.attachments] == ["wurf.png"]


async def test_a_cup_match_shows_the_bare_dice(pitch: House) -> None:
    pokal = await begun(pitch, "pokal")
    drawn, hueter = Drawn(pokal), await shoot(pokal)
    answer = await save(pokal, hueter)
    (card,) = drawn.cards
    assert isinstance(card, RollPicture)
    assert (card.subtitle, card.xp, card.verdict) == (None, 0, None), "nothing that a human referee would not announce"
    assert [file.filename for file in answer.attachments] == ["wurf.png"]


@pytest.mark.parametrize(
    ("zweck", "first", "xp", "enough", "ew"),
    [("Fangen", 4, 0, False, "EW 5+"), ("Fangen", 4, 1, True, "EW 5+"), ("Finden", 6, 0, True, "EW 6")],
)
async def test_a_card_says_what_was_needed_and_whether_it_was_enough(
    pitch: House, zweck: str, first: int, xp: int, enough: bool, ew: str
) -> None:
    friendly = await begun(pitch, "freundschaft")
    voice = PanelVoice(pitch.services, await live(pitch, friendly.game), "de")
    roll = e.Gewuerfelt(seat="SSucher", first=first, second=4, zweck=zweck, xp=xp, pokal=False)
    card = _single(roll, voice)
    assert card.verdict is not None
    assert (card.verdict.success, card.verdict.right) == (enough, ew)


def test_ordinary_rolls_and_rushes_stay_words() -> None:
    plain = e.Gewuerfelt(seat="GJäger1", first=3, second=4, zweck="Pass", pokal=False)
    duel = e.Gewuerfelt(seat="SHüter", first=3, second=4, zweck="Halten", gegen=(1, 2, 0), pokal=False)
    hunt = e.Gewuerfelt(seat="SSucher", first=6, second=4, zweck="Fangen", pokal=False)

    def act(event: Any) -> Batch:
        return Batch(((None, event),))  # type: ignore[arg-type]  # the row does not matter here

    assert deciding([act(plain)]) is None
    assert deciding([act(duel)]) is duel and deciding([act(hunt)]) is hunt
    assert deciding([act(duel), act(hunt)]) is None, "several acts in one message are a rush"


def test_q3_6_in_the_cup_a_picture_tells_nobody_that_a_command_was_right() -> None:
    def act(*events: Any) -> Batch:
        return Batch(tuple((None, event) for event in events))  # type: ignore[misc]  # the row does not matter here

    answer = e.Gewuerfelt(seat="SHüter", first=3, second=4, zweck="Halten", gegen=(1, 2, 0), after_ms=7200, pokal=True)
    again = answer.model_copy(update={"after_ms": None})
    hunt = e.Gewuerfelt(seat="SSucher", first=6, second=4, zweck="Fangen", pokal=True)
    assert deciding([act(answer)]) is answer, "its seconds are told, so everybody knows"
    assert deciding([act(again)]) is None and deciding([act(hunt)]) is None
    assert deciding([act(hunt, e.SchnatzGefangen(seat="SSucher", pokal=True))]) is hunt
