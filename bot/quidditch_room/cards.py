"""Rolls that decide something as pictures: a Kampfwurf with both throws, the Schnatz; in a cup match bare dice (Q3.6).

One picture for a roll, and none in a rush: there the words must do.
"""

import io
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import discord
import structlog

from bot.dice.roll import Pair, kampfwurf, succeeds
from bot.draw.dice import Die, KampfwurfLabels, KampfwurfPicture, KampfwurfSide, RollLabels, RollPicture, Verdict
from bot.draw.dice import draw_kampfwurf as kampfwurf_card
from bot.draw.dice import draw_roll as roll_card
from bot.draw.palette import HouseLetter
from bot.draw.pool import StudioError
from bot.edge.kit.layout import described
from bot.edge.kit.pace import Pace
from bot.edge.kit.services import Services
from bot.edge.table.panel import PanelVoice
from bot.engine.seats import Seat
from bot.engine.text import text
from bot.games.quidditch import events as e
from bot.games.quidditch.model import EW, house_of
from bot.quidditch_room.nonces import Batch
from bot.service.play.live import Live

log = structlog.get_logger(__name__)

HUNT = ("Finden", "Fangen")
LETTERS: Mapping[str, HouseLetter] = {"G": "G", "H": "H", "R": "R", "S": "S"}


def deciding(acts: Sequence[Batch]) -> e.Gewuerfelt | None:
    """Return the roll that decides something, if an act told alone has one.

    In a cup match a picture must not say more than the words: there it goes along with answers whose seconds are told
    anyway, and with the catch that ends the match (Q3.6).
    """
    if len(acts) != 1:
        return None
    events = [event for _, event in acts[0]]
    caught = any(isinstance(event, e.SchnatzGefangen) for event in events)
    rolls = [event for event in events if isinstance(event, e.Gewuerfelt)]
    found = [roll for roll in rolls if roll.gegen is not None or roll.zweck in HUNT]
    open_ones = [roll for roll in found if not roll.pokal or roll.after_ms is not None or caught]
    return open_ones[-1] if open_ones else None


class Cards:
    """Draws the cards of all matches."""

    def __init__(self, services: Services) -> None:
        """Begin with a fresh store of pictures for every channel."""
        self._services, self._pace = services, Pace()

    async def of(self, live: Live, acts: Sequence[Batch], before: Iterable[Any], words: str) -> dict[str, Any]:
        """Return the picture that goes along with the words of an act; `before` are the last events in order."""
        roll = deciding(acts)
        if roll is None or not self._services.settings.dice.picture:
            return {}
        voice = PanelVoice(self._services, live, self._services.language_in(live.row.guild_id))
        against = _opponent(roll, before)
        if roll.gegen is not None and against is None and not roll.pokal:
            return {}
        if not self._pace.allows(live.row.channel_id or 0):
            return {}
        try:
            if roll.pokal or roll.gegen is None or against is None:
                png = await self._services.studio.draw(roll_card, _single(roll, voice))
            else:
                png = await self._services.studio.draw(kampfwurf_card, _duel(roll, Pair(*roll.gegen), against, voice))
        except StudioError:
            log.exception("roll goes without its picture")
            return {}
        return {"file": discord.File(io.BytesIO(png), "wurf.png", description=described(words))}


def _opponent(roll: e.Gewuerfelt, before: Iterable[Any]) -> e.Befohlen | None:
    """Find the command that a counter-roll stands against."""
    written = [one for one in before if isinstance(one, e.Befohlen) and one.kette == roll.kette]
    return next((one for one in reversed(written) if one.seat != roll.seat), None)


def _house(seat: Seat) -> HouseLetter | None:
    return LETTERS.get(house_of(seat))


def _single(roll: e.Gewuerfelt, voice: PanelVoice) -> RollPicture:
    """Show the dice; in a friendly match also what they were for and whether that was enough."""
    labels = RollLabels(
        first=voice.say(text("kampf-label-first")),
        second=voice.say(text("kampf-label-second")),
        sum=voice.say(text("kampf-label-sum")),
    )
    dice, total, house = (Die(6, roll.first), Die(6, roll.second)), roll.first + roll.second, _house(roll.seat)
    need = EW.get(roll.zweck)
    if roll.pokal or need is None:
        return RollPicture(dice, total, "2w6", roll.seat, house=house, labels=labels)
    done = succeeds(roll.first, roll.xp, need)
    wanted = str(need) if need == 6 else f"{need}+"
    verdict = Verdict(done, voice.say(text("match-card-done", done="yes" if done else "no")), f"EW {wanted}")
    return RollPicture(dice, total, "2w6", roll.seat, roll.zweck, roll.xp, house, verdict, labels=labels)


def _duel(roll: e.Gewuerfelt, theirs: Pair, against: e.Befohlen, voice: PanelVoice) -> KampfwurfPicture:
    """Show both throws, what was compared and who has won."""
    mine = Pair(roll.first, roll.second, roll.xp)
    sides = (
        KampfwurfSide(against.seat, theirs.first, theirs.second, against.word, _house(against.seat), theirs.xp),
        KampfwurfSide(roll.seat, mine.first, mine.second, roll.zweck, _house(roll.seat), mine.xp),
    )
    result = kampfwurf(theirs, mine)
    labels = KampfwurfLabels(
        sum=voice.say(text("kampf-label-sum")),
        first=voice.say(text("kampf-label-first")),
        second=voice.say(text("kampf-label-second")),
        wins=voice.say(text("kampf-label-wins")),
    )
    verdict = (
        text("match-card-even") if result.winner is None else text("kampf-verdict", name=sides[result.winner].name)
    )
    return KampfwurfPicture(sides, voice.say(verdict), result.decided_by, result.winner, labels)
