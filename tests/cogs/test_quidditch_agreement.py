"""Rules, seats and book never disagree, whatever referees do to people and in whatever order (Q13.1, Q13.6, Q14.1)."""

import random

import pytest

from bot.games.quidditch.rules.ruling import rulings
from bot.store.acts import Wanted
from tests.cogs.pitch import SMALL, Cup, live, pitch
from tests.edge.house import House
from tests.plugins.budget import Budget

__all__ = ["pitch"]

STEPS = 30


async def agreed(cup: Cup, did: str) -> None:
    """Compare what the rules, the seats and the book say of everybody."""
    house, match = cup.house, await live(cup.house, cup.game)
    state, rows = match.folded().state, {row.seat: row for row in match.seats}
    found, _ = await house.services.book.find(Wanted(house.guild.id, ("ban",), game_id=cup.game))
    assert len({act.target_id for act in found}) == len(found) == len(state.cheats), f"bans after {did}"
    fines = tuple(-100 * sum(seat[0] == one for seat, _ in state.cheats) for one in state.options.houses)
    assert state.penalties == fines, f"-100 for each, once, after {did}"
    if match.row.status != "running":
        return
    for player in state.players:
        row = rows[player.seat]
        assert row.excluded == player.excluded, f"{player.seat} after {did}"
        assert not (player.excluded and row.person_id), f"{player.seat} is empty after {did}"
    seated = [row.person_id for row in match.seats if row.person_id]
    assert len(seated) == len(set(seated)), f"everybody sits once after {did}"


class Strict:
    """A referee with a heavy hand, and luck of his own."""

    def __init__(self, cup: Cup, seed: int) -> None:
        self.cup, self.luck = cup, random.Random(seed)
        self.spare = [cup.house.anna, cup.house.ben, cup.house.carl]

    async def act(self) -> str:
        """Do something to somebody; what is refused changes nothing."""
        cup, luck, seat = self.cup, self.luck, self.luck.choice(SMALL)
        state, way = await cup.state(), self.luck.random()
        if way < 0.12:
            return await self.press(f"ausschluss {seat}: zu laut")
        if way < 0.24:
            return await self.press(f"würfelbetrug {seat}")
        if way < 0.36:
            person = luck.choice([*cup.people.values(), *self.spare])
            await cup.referee.slash(cup.house.channel, "quidditch betrug", person=person)
            return f"betrug {person.name}"
        if way < 0.48:
            person = luck.choice(self.spare)
            await cup.referee.slash(cup.house.channel, "partie ersetzen", platz=seat, person=person)
            return f"ersetzen {seat}"
        if way < 0.6 and (able := [one.move for one in rulings(state, 4)]):
            return await self.press(luck.choice(able))
        if way < 0.7:
            return await self.press("wiederholen")
        if way < 0.75:
            for person in (cup.people["GJäger1"], cup.people["SJäger1"], cup.referee):
                await cup.press(person, "ja ende")
            return "ja ende"
        if not state.ended:
            await cup._onward(state)
        return "onward"

    async def press(self, move: str) -> str:
        await self.cup.press(self.cup.referee, move)
        return move


async def play(pitch: House, seed: int) -> None:
    cup = Cup(pitch, "pokal")
    await cup.open()
    await cup.until("jaeger")
    strict = Strict(cup, seed)
    for _ in range(STEPS):
        did = await strict.act()
        await pitch.env.settle()
        await agreed(cup, did)


@pytest.mark.parametrize("seed", [1, 4])
async def test_rules_seats_and_book_agree_whatever_referees_do(pitch: House, seed: int) -> None:
    await play(pitch, seed)


@pytest.mark.soak
async def test_they_agree_in_many_matches(pitch: House, budget: Budget) -> None:
    for seed in budget.seeds("strict referees"):
        pitch.channel = pitch.guild.create_text_channel(f"feld-{seed}")
        await play(pitch, seed)


async def test_q13_6_who_was_caught_after_the_end_has_no_seat_when_the_match_goes_on(pitch: House) -> None:
    cup, culprit = Cup(pitch, "pokal"), "SSucher"
    await cup.open()
    await cup.until("jaeger")
    for person in (cup.people["GJäger1"], cup.people["SJäger1"], cup.referee):
        await cup.press(person, "ja ende")
    await cup.press(cup.referee, f"würfelbetrug {culprit}")
    await cup.press(cup.referee, "wiederholen 1 jaeger")
    await pitch.env.settle()
    match = await live(pitch, cup.game)
    assert match.row.status == "running" and match.seat_of(cup.people[culprit].id) is None
    await agreed(cup, "the match goes on")
