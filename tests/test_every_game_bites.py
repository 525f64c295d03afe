"""The tests of every game can fail: each of these broken games is caught by the test that is there for it."""

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from bot.engine.chance import Chance
from bot.engine.helpers import altered
from bot.engine.seats import Seat
from bot.engine.spec import AnyGame
from bot.engine.text import Text, text
from tests import test_every_game as every
from tests import test_every_secret as secret
from tests.sample import GAME
from tests.sample.model import Dealt, HasardAction, HasardEvent, HasardOptions, Laid, Ring, State, View
from tests.sample.rules import HasardRules


class ShowsACard(HasardRules):
    def view(self, state: State, seat: Seat | None) -> View:
        return altered(super().view(state, seat), card=state.players[0].card)


class ShowsHandsToThePublic(HasardRules):
    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return view if seat else altered(view, hand=state.players[-1].hand)


class TellsWhatWasLaid(HasardRules):
    def tell(self, event: HasardEvent, audience: Seat | None) -> Text | None:
        if isinstance(event, Laid):
            return text("hasard-laid-own", card=event.card)
        return super().tell(event, audience)


class TellsThePublicWhatWasDealt(HasardRules):
    def tell(self, event: HasardEvent, audience: Seat | None) -> Text | None:
        if isinstance(event, Dealt) and audience is None:
            return text("hasard-dealt", cards=str(event.hands))
        return super().tell(event, audience)


class TimesSecrets(HasardRules):
    def time_limit(self, state: State) -> float | None:
        return float(60 + (state.players[0].card or 0))


class OffersTooMuch(HasardRules):
    def legal(self, state: State, seat: Seat) -> Sequence[HasardAction]:
        found = super().legal(state, seat)
        return (*found, Ring()) if found else ()


class OffersTooLittle(HasardRules):
    def legal(self, state: State, seat: Seat) -> Sequence[HasardAction]:
        return super().legal(state, seat)[:1]


class ChangesWhileLooking(HasardRules):
    def view(self, state: State, seat: Seat | None) -> View:
        seconds = (state.options.seconds or 0) + 1
        object.__setattr__(state, "options", HasardOptions(rounds=state.options.rounds, seconds=seconds))
        return super().view(state, seat)


class StandsStill(HasardRules):
    def time_limit(self, state: State) -> float | None:
        return None if state.round > 1 else super().time_limit(state)


class ImaginesNothing(HasardRules):
    def reimagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        return state


class DeniesItsSecrets(HasardRules):
    secrets = False

    def reimagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        return state


def without_versions(body: dict[str, Any]) -> dict[str, Any]:
    """Read whatever comes as if it were of the present version."""
    return {**body, "version": 2 if body.get("kind") == "rolled" else 1}


Check = Callable[[AnyGame, int], None]


def hides_something(spec: AnyGame, seed: int) -> None:
    secret.test_a_game_hides_something_from_everybody_or_says_that_it_has_no_secrets(spec)


@pytest.mark.parametrize(
    ("rules", "check"),
    [
        (ShowsACard, secret.test_views_hide_what_a_seat_must_not_know),
        (ShowsHandsToThePublic, secret.test_views_hide_what_a_seat_must_not_know),
        (TimesSecrets, secret.test_views_hide_what_a_seat_must_not_know),
        (TellsWhatWasLaid, secret.test_what_looks_the_same_sounds_the_same),
        (TellsThePublicWhatWasDealt, secret.test_what_looks_the_same_sounds_the_same),
        (ImaginesNothing, hides_something),
        (DeniesItsSecrets, secret.test_without_secrets_everybody_sees_everything),
        (OffersTooMuch, every.test_legal_is_exactly_what_is_accepted),
        (OffersTooLittle, every.test_legal_is_exactly_what_is_accepted),
        (ChangesWhileLooking, every.test_looking_changes_nothing),
        (StandsStill, every.test_time_alone_ends_a_game),
    ],
)
def test_a_broken_game_is_noticed(rules: type[HasardRules], check: Check) -> None:
    with pytest.raises(AssertionError):
        check(dataclasses.replace(GAME, rules=rules()), 0)


def test_a_log_that_is_misread_is_noticed() -> None:
    with pytest.raises(pytest.fail.Exception):
        every.test_a_log_line_of_another_version_or_kind_is_refused(dataclasses.replace(GAME, upcast=without_versions))
