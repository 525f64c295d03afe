"""The phases of the table, a row each: who decides, what is open, what comes of it, what if nobody does, in words.

Clauses: W2.1 (looks), W3.1 to W3.3 (announcing), W4.3 (demand), W5.2 (raising, silence), W5.4 (gespannt), W7.3.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.engine.chance import Chance
from bot.engine.helpers import flag
from bot.engine.model import refuse
from bot.engine.text import Seated, Text, text
from bot.games.watten.model.events import Answer, TableEvent, TooLate
from bot.games.watten.model.score import Team, other
from bot.games.watten.model.table import (
    ABHEBER,
    Choose,
    Cut,
    Defer,
    Go,
    Keep,
    Look,
    NameFarbe,
    NameSchlag,
    Phase,
    Play,
    Propose,
    Raise,
    Reply,
    Stay,
    TableAction,
    TableState,
)
from bot.games.watten.rules import announcing, cutting, playing, raising, scoring
from bot.games.watten.tell.words import team_name

# There are few actions and they never change, so each is made once.
_CUTS = tuple(Cut(depth=depth) for depth in range(1, 32))
_LOOK, _NO_LOOK = Look(yes=True), Look(yes=False)
_KEEP, _LEAVE = Keep(yes=True), Keep(yes=False)
_CHOICES = tuple(Choose(card=card) for card in range(32))
_RANKS = tuple(NameSchlag(rank=rank) for rank in range(8))
_SUITS = tuple(NameFarbe(suit=suit) for suit in range(4))
_YES, _NO = Reply(yes=True), Reply(yes=False)
_RAISE, _STAY, _ON, _GO, _DEFER = Raise(), Stay(), Stay(raising=True), Go(), Defer()


def _nothing(state: TableState, place: int) -> Sequence[TableAction]:
    return ()


@dataclass(frozen=True, slots=True)
class PhaseRules:
    """One kind of decision."""

    places: Callable[[TableState], tuple[int, ...]]
    """Who owes it."""
    legal: Callable[[TableState, int], Sequence[TableAction]]
    """What a place may do that owes it."""
    decide: Callable[[TableState, int, TableAction, Chance], Answer | None]
    """What comes of an action; None if it is none of this phase."""
    late: Callable[[TableState, int, Chance], Sequence[TableEvent]]
    """What is done for a place that let its time pass."""
    step: Callable[[TableState], Text]
    """What is to be done, in words for all."""
    to_do: str
    """The id of the words for whoever is to do it."""
    doing: str
    """The id of the word beside the name of whoever is to do it."""
    aside: Callable[[TableState, int], Sequence[TableAction]] = _nothing
    """What a place may do that does not owe it."""


def places(state: TableState) -> tuple[int, ...]:
    """List the places that owe a decision."""
    return PHASES[state.deal.phase].places(state)


def legal(state: TableState, place: int) -> Sequence[TableAction]:
    """List what a place may do now."""
    phase = PHASES[state.deal.phase]
    if place in phase.places(state):
        return phase.legal(state, place)
    return phase.aside(state, place)


def step(state: TableState) -> Text:
    """Say what is to be done."""
    return PHASES[state.deal.phase].step(state)


def decide(state: TableState, place: int, action: TableAction, chance: Chance) -> Answer:
    """Answer somebody at the table; a raise may come out of turn, and what was left to the partner stays open."""
    if isinstance(action, Raise):
        return raising.why_not_raise(state, place) or raising.raised(state, place)
    phase = PHASES[state.deal.phase]
    left_to_partner = isinstance(action, Stay | Go) and place == state.deal.deferred
    if place not in phase.places(state) and not left_to_partner:
        return refuse("watten-not-your-turn", now=phase.step(state))
    answer = phase.decide(state, place, action, chance)
    if answer is not None:
        return answer
    if isinstance(action, Stay | Go | Defer):
        return refuse("watten-nothing-asked")
    return refuse("watten-not-now", now=phase.step(state))


def late(state: TableState, chance: Chance) -> Sequence[TableEvent]:
    """Act for who is away: plainly, and Gehen where an answer is owed, as the silence of two says (W5.2, W5.4)."""
    phase = PHASES[state.deal.phase]
    first, *partner = phase.places(state)
    done = phase.late(state, first, chance)
    return done if partner else (TooLate(seat=state.order[first]), *done)


def _looker(state: TableState) -> tuple[int, ...]:
    return () if state.deal.looker is None else (state.deal.looker,)


def _looker_seat(state: TableState) -> Seated:
    return Seated(state.order[state.deal.looker or 0])


def _names_or_offers(state: TableState, place: int) -> Sequence[TableAction]:
    named = [_RANKS[rank] for rank in announcing.ranks(state, place)]
    return [*named, *(Propose(what=what) for what in announcing.offers(state))]


def _raises(state: TableState, place: int) -> Sequence[TableAction]:
    return (_RAISE,) if raising.can_raise(state, place % 2) else ()


def _plays(state: TableState, place: int) -> Sequence[TableAction]:
    moves = [playing.PLAYS[card] for card in playing.playable(state, place)]
    right = state.deal.right
    if right is not None and right in state.deal.hands[place] and playing.may_demand(state, place, right):
        moves.append(playing.DEMANDS[right])
    return [*moves, *_raises(state, place)]


def _of_team(state: TableState, team: Team) -> tuple[int, ...]:
    """List who of a team has not left the answer to the partner."""
    return tuple(place for place in (team, team + 2) if place != state.deal.deferred)


def _asked(state: TableState) -> Team:
    return other(state.deal.raiser or 0)


def _defers(state: TableState) -> Sequence[TableAction]:
    return (_DEFER,) if state.deal.deferred is None else ()


def _tense_answers(state: TableState, place: int) -> Sequence[TableAction]:
    return (_STAY, _GO, *_defers(state))


def _raise_answers(state: TableState, place: int) -> Sequence[TableAction]:
    on = () if raising.why_not_raise_on(state, place) else (_ON,)
    return (_STAY, *on, _GO, *_defers(state))


def _tense_aside(state: TableState, place: int) -> Sequence[TableAction]:
    return _tense_answers(state, place) if place == state.deal.deferred else ()


def _raise_aside(state: TableState, place: int) -> Sequence[TableAction]:
    return _raise_answers(state, place) if place == state.deal.deferred else ()


PHASES: dict[Phase, PhaseRules] = {
    "cut": PhaseRules(
        places=lambda state: (state.place(ABHEBER),),
        legal=lambda state, place: _CUTS[: len(state.deal.deck) - 1],
        decide=cutting.at_cut,
        late=lambda state, place, chance: cutting.cut(state, len(state.deal.deck) // 2),
        step=lambda state: text("watten-step-cut", seat=Seated(state.order[state.place(ABHEBER)])),
        to_do="watten-do-cut",
        doing="watten-doing-cut",
    ),
    "look": PhaseRules(
        places=_looker,
        legal=lambda state, place: (_LOOK, _NO_LOOK),
        decide=cutting.at_look,
        late=lambda state, place, chance: cutting.look(state, place, yes=False),
        step=lambda state: text("watten-step-look", seat=_looker_seat(state)),
        to_do="watten-do-look",
        doing="watten-doing-look",
    ),
    "seen": PhaseRules(
        places=_looker,
        legal=lambda state, place: (_KEEP, _LEAVE) if cutting.may_keep(state.deal) else (_LEAVE,),
        decide=cutting.at_seen,
        late=lambda state, place, chance: cutting.keep(state, place, cutting.may_keep(state.deal)),
        step=lambda state: text("watten-step-seen", seat=_looker_seat(state)),
        to_do="watten-do-seen",
        doing="watten-doing-look",
    ),
    "choose": PhaseRules(
        places=_looker,
        legal=lambda state, place: [_CHOICES[card] for card in state.deal.hands[place]],
        decide=cutting.at_choose,
        late=lambda state, place, chance: cutting.choose(state, place, state.deal.hands[place][0]),
        step=lambda state: text("watten-step-choose", seat=_looker_seat(state)),
        to_do="watten-do-choose",
        doing="watten-doing-look",
    ),
    "keep": PhaseRules(
        places=_looker,
        legal=lambda state, place: (_KEEP, _LEAVE),
        decide=cutting.at_keep,
        late=lambda state, place, chance: cutting.carry(state, place, yes=True, chance=chance),
        step=lambda state: text("watten-step-keep", seat=_looker_seat(state)),
        to_do="watten-do-keep",
        doing="watten-doing-look",
    ),
    "schlag": PhaseRules(
        places=lambda state: (announcing.schlag_place(state),),
        legal=_names_or_offers,
        decide=announcing.at_schlag,
        late=lambda state, place, chance: announcing.name_schlag(state, place, announcing.ranks(state, place)[-1]),
        step=lambda state: text("watten-step-schlag", seat=Seated(state.order[announcing.schlag_place(state)])),
        to_do="watten-do-schlag",
        doing="watten-doing-announce",
    ),
    "farbe": PhaseRules(
        places=lambda state: (announcing.farbe_place(state),),
        legal=lambda state, place: [_SUITS[suit] for suit in announcing.suits(state, place)],
        decide=announcing.at_farbe,
        late=lambda state, place, chance: announcing.name_farbe(state, place, announcing.suits(state, place)[0]),
        step=lambda state: text("watten-step-farbe", seat=Seated(state.order[announcing.farbe_place(state)])),
        to_do="watten-do-farbe",
        doing="watten-doing-announce",
    ),
    "offer": PhaseRules(
        places=lambda state: (state.dealer,),
        legal=lambda state, place: (_YES, _NO),
        decide=announcing.at_offer,
        late=lambda state, place, chance: announcing.reply(state, place, yes=False, chance=chance),
        step=lambda state: text(
            "watten-step-offer", seat=Seated(state.order[state.dealer]), what=state.deal.offer or "swap"
        ),
        to_do="watten-do-offer",
        doing="watten-doing-answer",
    ),
    "tense": PhaseRules(
        places=lambda state: _of_team(state, state.deal.strained[0]),
        legal=_tense_answers,
        aside=_tense_aside,
        decide=raising.at_tense,
        late=lambda state, place, chance: raising.silent_when_tense(state),
        step=lambda state: text("watten-step-tense", team=team_name(state.order, state.deal.strained[0])),
        to_do="watten-do-tense",
        doing="watten-doing-answer",
    ),
    "play": PhaseRules(
        places=lambda state: (state.deal.turn,),
        legal=_plays,
        aside=_raises,
        decide=scoring.at_play,
        late=lambda state, place, chance: scoring.play(state, place, Play(card=playing.weakest(state, place))),
        step=lambda state: text(
            "watten-step-play", seat=Seated(state.order[state.deal.turn]), leads=flag(not state.deal.trick)
        ),
        to_do="watten-do-play",
        doing="watten-doing-play",
    ),
    "answer": PhaseRules(
        places=lambda state: _of_team(state, _asked(state)),
        legal=_raise_answers,
        aside=_raise_aside,
        decide=raising.at_answer,
        late=lambda state, place, chance: raising.silent_when_asked(state),
        step=lambda state: text(
            "watten-step-answer",
            team=team_name(state.order, _asked(state)),
            value=state.deal.value + 1,
            old=state.deal.value,
        ),
        to_do="watten-do-answer",
        doing="watten-doing-answer",
    ),
    "over": PhaseRules(
        places=lambda state: (),
        legal=_nothing,
        decide=lambda state, place, action, chance: None,
        late=lambda state, place, chance: (),
        step=lambda state: text("watten-over"),
        to_do="watten-over",
        doing="watten-over",
    ),
}
