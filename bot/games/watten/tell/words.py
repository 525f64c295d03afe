"""Names of cards, teams and cases, and the end of a sitting: what pad and table say alike."""

from bot.engine.helpers import listing
from bot.engine.model import Outcome
from bot.engine.seats import Seat
from bot.engine.text import Seated, Text, marked, text
from bot.games.watten.model.cards import KRITISCHE, RANKS, SUITS, Card, Rank, Suit, rank_of, suit_of
from bot.games.watten.model.score import SEATS, TEAMS, Bummerl, Case, Team, other, ranking

_RANK_WORDS = tuple(f"r{rank}" if rank.isdigit() else rank for rank in RANKS)
"""Fluent takes a bare figure for a number, which no string ever equals."""
_LISTED = 6
"""So many Runden are told one by one when a sitting is over."""
_CRITICAL = ("watten-max", "watten-welle", "watten-spitz")
CASE_WORDS: dict[Case, str] = {
    "misdeal": "watten-case-misdeal",
    "faceup": "watten-case-faceup",
    "cut": "watten-case-cut",
    "announce": "watten-case-announce",
    "write": "watten-case-write",
    "raise": "watten-case-raise",
    "peek": "watten-case-peek",
    "cheat": "watten-case-cheat",
}


def card_name(card: Card) -> Text:
    """Name a card; Kritische by their own names."""
    suit = SUITS[suit_of(card)]
    if card in KRITISCHE:
        return marked(text(_CRITICAL[KRITISCHE.index(card)]), suit_sign(suit))
    return marked(text("watten-card", suit=suit, rank=_RANK_WORDS[rank_of(card)]), suit_sign(suit))


def suit_sign(suit: str) -> str:
    """Return the drawn sign of a suit."""
    return f"watten_{suit.lower()}"


def card_names(cards: tuple[Card, ...]) -> Text:
    """List cards by name."""
    return listing([card_name(card) for card in cards], "watten-and")


def rank_name(rank: Rank) -> Text:
    """Name a Schlag."""
    return text("watten-rank", rank=_RANK_WORDS[rank])


def suit_name(suit: Suit) -> Text:
    """Name a Farbe."""
    return marked(text("watten-suit", suit=SUITS[suit]), suit_sign(SUITS[suit]))


def both(seats: tuple[Seat, ...]) -> Text:
    """Name both players of a team by their seats."""
    return text("watten-team", one=Seated(seats[0]), other=Seated(seats[1]))


def team_name(order: tuple[Seat, ...], team: Team) -> Text:
    """Name both players of a team of this table."""
    return both((order[team], order[team + 2]))


def outcome(order: tuple[Seat, ...], won: tuple[Bummerl, ...], excluded: tuple[Team, ...]) -> Outcome:
    """Say how a sitting ended."""
    places = ranking(won, excluded)
    count = [sum(one.team == team for one in won) for team in TEAMS]
    first = places[0][0]
    nobody = set(excluded) == set(TEAMS)
    words = (
        text("watten-outcome-nobody")
        if nobody
        else text(
            "watten-outcome",
            team=team_name(order, first),
            mine=count[first],
            theirs=count[other(first)],
            by=_decided(places, count, excluded),
            points=_scored(won, first),
            others=_scored(won, other(first)),
        )
    )
    return Outcome(
        places=tuple(tuple(seat for team in group for seat in (order[team], order[team + 2])) for group in places),
        points=tuple((seat, count[place % 2]) for place, seat in enumerate(order)),
        text=words,
        unranked=order if nobody else (),
        why=tuple(_course(order, number, one) for number, one in enumerate(won, 1)) if len(won) <= _LISTED else (),
    )


def _decided(places: tuple[tuple[Team, ...], ...], count: list[int], excluded: tuple[Team, ...]) -> str:
    """Name what put one team ahead of the other: W6.2 looks at Bummerl first, then at the points."""
    if len(places) == 1:
        return "nothing"
    if excluded:
        return "exclusion"
    return "points" if count[0] == count[1] else "bummerl"


def _scored(won: tuple[Bummerl, ...], team: Team) -> int:
    return sum(one.counted[team] for one in won)


def _course(order: tuple[Seat, ...], number: int, one: Bummerl) -> Text:
    """Say how a Runde was won."""
    mine, theirs = one.stood[one.team], one.stood[other(one.team)]
    return text(
        "watten-why-round",
        round=number,
        team=team_name(order, one.team),
        mine=mine,
        theirs=theirs,
        ending=one.ending,
    )


SEAT_WORDS = dict(zip(SEATS, ("nord", "ost", "sued", "west"), strict=True))


def seat_words(seat: Seat) -> Text | None:
    """Return what a seat is called: a point of the compass is a word like any other."""
    return Text(f"watten-seat-{SEAT_WORDS[seat]}") if seat in SEAT_WORDS else None
