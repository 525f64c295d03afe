"""What the pad says: events and the present decision."""

from bot.engine.helpers import flag
from bot.engine.text import Seated, Text, text
from bot.games.watten.model.pad import (
    Accepted,
    Announced,
    Asked,
    Closed,
    Confirmed,
    Corrected,
    Disputed,
    Entered,
    Excluded,
    FalselyRaised,
    Fined,
    Misdealt,
    Opened,
    PadEvent,
    PadState,
    Raised,
    Replied,
    RoundBegun,
    RoundWon,
    Stayed,
    TakenBack,
)
from bot.games.watten.model.score import SEATS, Team, other
from bot.games.watten.tell.words import CASE_WORDS, team_name


def _pair(team: Team) -> Text:
    """Name a team of an event: nobody changes places at a pad."""
    return team_name(SEATS, team)


def tell(event: PadEvent) -> Text | None:
    """Put an event in words."""
    match event:
        case Opened():
            return text("watten-pad-opened", seat=Seated(SEATS[event.dealer]))
        case Announced():
            return text("watten-pad-announced", seat=Seated(event.dealer), unwritten=flag(event.unwritten))
        case Accepted():
            return text("watten-told-accepted", team=_pair(event.team))
        case Entered():
            return text("watten-told-entered", team=_pair(event.team), how=event.how, value=event.value)
        case Raised():
            return text("watten-told-raised", team=_pair(event.team), value=event.value)
        case Stayed():
            return text("watten-told-stayed", team=_pair(event.team), value=event.value)
        case FalselyRaised():
            return text("watten-pad-falsely-raised", team=_pair(event.team), why=event.why)
        case Asked():
            case_of = text(CASE_WORDS[event.case]) if event.case else ""
            return text("watten-pad-asked", matter=event.matter, team=_pair(event.team), case=case_of)
        case Replied():
            return text("watten-pad-replied", yes=flag(event.yes))
        case Fined():
            taken = flag(event.taken)
            return text("watten-told-fined", team=_pair(event.team), case=text(CASE_WORDS[event.case]), taken=taken)
        case Misdealt():
            return text("watten-told-misdealt")
        case Corrected():
            return text("watten-pad-corrected", team=_pair(event.team), how=event.how, value=event.value)
        case Disputed():
            return text("watten-pad-disputed-now")
        case Confirmed():
            return text("watten-pad-confirmed", team=_pair(event.teams[0]), count=len(event.teams))
        case TakenBack():
            by = "" if event.team is None else _pair(event.team)
            return text("watten-pad-taken-back", team=by, referee=flag(event.team is None))
        case RoundWon():
            return _round_won(event)
        case RoundBegun():
            return text("watten-pad-round-begun")
        case Closed():
            return text("watten-pad-closed-now")
        case Excluded():
            return text("watten-told-excluded", team=_pair(event.teams[0]), count=len(event.teams))


def _round_won(event: RoundWon) -> Text:
    """Say who has won a Runde and how."""
    winner, loser = event.stood[event.team], event.stood[other(event.team)]
    return text("watten-told-round", team=_pair(event.team), ending=event.ending, points=winner, against=loser)


def step(state: PadState) -> Text:
    """Say what is to be done."""
    match state.phase:
        case "over":
            return text("watten-pad-closed")
        case "deal" if state.disputed:
            return text("watten-pad-step-dispute")
        case "deal":
            dealer, announcer = state.seat(state.dealer), state.seat(state.dealer + 1)
            return text("watten-pad-step-deal", seat=Seated(dealer), announcer=Seated(announcer))
        case "tense":
            return text("watten-step-tense", team=team_name(state.order, state.strained[0]))
        case "game":
            return text("watten-pad-step-game", value=state.value)
        case "answer":
            team = team_name(state.order, other(state.raiser or 0))
            return text("watten-step-answer", team=team, value=state.value + 1, old=state.value)
        case "asked":
            question = state.question
            of = question.of if question else 0
            return text("watten-pad-step-asked", team=team_name(state.order, of))
        case "round":
            return text("watten-pad-step-round")
        case "pause":
            return text("watten-pad-step-pause")
