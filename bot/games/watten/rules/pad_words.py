"""What the pad says: events, the present decision, the end."""

from bot.engine.model import Outcome
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
)
from bot.games.watten.model.score import SEATS, TEAMS, Team, ranking


def pair(team: Team, order: tuple[str, ...] = SEATS) -> Text:
    """Name both players of a team."""
    return text("watten-team", one=Seated(order[team]), other=Seated(order[team + 2]))


def told(event: PadEvent) -> Text | None:
    """Put an event in words."""
    match event:
        case Opened():
            return text("watten-pad-opened", seat=Seated(SEATS[event.dealer]))
        case Announced():
            unwritten = "yes" if event.unwritten else "no"
            return text("watten-pad-announced", seat=Seated(event.dealer), unwritten=unwritten)
        case Accepted():
            return text("watten-told-accepted", team=pair(event.team))
        case Entered():
            return text("watten-told-entered", team=pair(event.team), how=event.how, value=event.value)
        case Raised():
            return text("watten-told-raised", team=pair(event.team), value=event.value)
        case Stayed():
            return text("watten-told-stayed", team=pair(event.team), value=event.value)
        case FalselyRaised():
            return text("watten-pad-falsely-raised", team=pair(event.team), why=event.why)
        case Asked():
            case_of = text(CASE_WORDS[event.case]) if event.case else ""
            return text("watten-pad-asked", matter=event.matter, team=pair(event.team), case=case_of)
        case Replied():
            return text("watten-pad-replied", yes="yes" if event.yes else "no")
        case Fined():
            taken = "yes" if event.taken else "no"
            return text("watten-told-fined", team=pair(event.team), case=text(CASE_WORDS[event.case]), taken=taken)
        case Misdealt():
            return text("watten-told-misdealt")
        case Corrected():
            return text("watten-pad-corrected", team=pair(event.team), how=event.how, value=event.value)
        case Disputed():
            return text("watten-pad-disputed-now")
        case Confirmed():
            return text("watten-pad-confirmed", team=pair(event.teams[0]), count=len(event.teams))
        case RoundWon():
            return round_won(event)
        case RoundBegun():
            return text("watten-pad-round-begun")
        case Closed():
            return text("watten-pad-closed-now")
        case Excluded():
            return text("watten-told-excluded", team=pair(event.teams[0]), count=len(event.teams))


CASE_WORDS = {
    "misdeal": "watten-case-misdeal",
    "faceup": "watten-case-faceup",
    "cut": "watten-case-cut",
    "announce": "watten-case-announce",
    "write": "watten-case-write",
    "raise": "watten-case-raise",
    "peek": "watten-case-peek",
    "cheat": "watten-case-cheat",
}


def round_won(event: RoundWon) -> Text:
    """Say who has won a Runde and how."""
    winner, loser = event.stood[event.team], event.stood[1 - event.team]
    return text("watten-told-round", team=pair(event.team), ending=event.ending, points=winner, against=loser)


def now(state: PadState) -> Text:
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
            return text("watten-step-tense", team=pair(state.strained[0], state.order))
        case "game":
            return text("watten-pad-step-game", value=state.value)
        case "answer":
            team = pair(1 - (state.raiser or 0), state.order)
            return text("watten-step-answer", team=team, value=state.value + 1, old=state.value)
        case "asked":
            question = state.question
            of = question.of if question else 0
            return text("watten-pad-step-asked", team=pair(of, state.order))
        case "round":
            return text("watten-pad-step-round")
        case "pause":
            return text("watten-pad-step-pause")


def outcome(state: PadState) -> Outcome:
    """Say how the sitting ended."""
    places = ranking(state.won, state.excluded)
    count = [sum(one.team == team for one in state.won) for team in TEAMS]
    seats = tuple(tuple(seat for team in place for seat in state.members(team)) for place in places)
    points = tuple((seat, count[state.order.index(seat) % 2]) for seat in state.order)
    first = places[0][0]
    words = text(
        "watten-outcome",
        team=pair(first, state.order),
        mine=count[first],
        theirs=count[1 - first],
        draw="yes" if len(places) == 1 else "no",
    )
    return Outcome(seats, points, words)
