"""What the table says of its events, to those who may hear it. Clause: W2.1 (looks are private)."""

from bot.engine.helpers import flag
from bot.engine.seats import Seat
from bot.engine.text import Seated, Text, text
from bot.games.watten.model import events
from bot.games.watten.model.score import other
from bot.games.watten.tell.words import CASE_WORDS, both, card_name, card_names, rank_name, suit_name


def tell(event: events.TableEvent, audience: Seat | None) -> Text | None:
    """Put an event in words for a seat (None: the public)."""
    match event:
        case events.Seated():
            return text("watten-told-seated", seat=Seated(event.order[event.dealer]))
        case events.Shuffled():
            return text("watten-told-shuffled", seat=Seated(event.dealer))
        case events.TooLate():
            return text("watten-told-late", seat=Seated(event.seat))
        case events.CutAt():
            return text("watten-told-cut", seat=Seated(event.seat), depth=event.depth)
        case events.Looked():
            if event.card is not None and audience == event.seat:
                return text("watten-told-looked-own", card=card_name(event.card))
            return text("watten-told-looked", seat=Seated(event.seat), yes=flag(event.card is not None))
        case events.Kept():
            if audience == event.seat:
                return text("watten-told-kept-own", card=card_name(event.card))
            return text("watten-told-kept", seat=Seated(event.seat))
        case events.Left():
            return text("watten-told-left", seat=Seated(event.seat))
        case events.Gave():
            if audience in (event.seat, event.to):
                return text("watten-told-gave-own", seat=Seated(event.to), cards=card_names(event.given))
            return text("watten-told-gave", seat=Seated(event.seat), to=Seated(event.to), count=len(event.given))
        case events.Dealt():
            return _dealt(event, audience)
        case events.Proposed():
            return text("watten-told-proposed", seat=Seated(event.seat), what=event.what)
        case events.Replied():
            return text("watten-told-replied", seat=Seated(event.seat), what=event.what, yes=flag(event.yes))
        case events.Carried():
            return text("watten-told-carried", seat=Seated(event.seat), yes=flag(event.yes))
        case events.SchlagNamed():
            return text("watten-told-schlag", seat=Seated(event.seat), rank=rank_name(event.rank))
        case events.FarbeNamed():
            return text("watten-told-farbe", seat=Seated(event.seat), suit=suit_name(event.suit))
        case _:
            return _told_play(event)


def _dealt(event: events.Dealt, audience: Seat | None) -> Text | None:
    own = dict(event.hands).get(audience or "")
    if own:
        return text("watten-told-dealt-own", cards=card_names(own))
    return text("watten-told-opened", card=card_name(event.opened)) if event.opened is not None else None


def _who(seat: Seat | None) -> Seated | Text:
    """Name somebody; None is the silence of both."""
    return Seated(seat) if seat else text("watten-nobody")


def _told_play(event: events.TableEvent) -> Text | None:
    """Put what happens in the open in words."""
    match event:
        case events.Accepted():
            return text("watten-told-plays-on", seat=_who(event.seat))
        case events.Played():
            demand = flag(event.demand)
            return text("watten-told-played", seat=Seated(event.seat), card=card_name(event.card), demand=demand)
        case events.TrickWon():
            return text("watten-told-trick", seat=Seated(event.seat))
        case events.Raised():
            return text("watten-told-seat-raised", seat=Seated(event.seat), value=event.value)
        case events.Stayed():
            return text("watten-told-seat-stayed", seat=_who(event.seat), value=event.value)
        case events.Deferred():
            return text("watten-told-deferred", seat=Seated(event.seat))
        case events.Scored():
            return text("watten-told-entered", team=both(event.seats), how=event.how, value=event.value)
        case events.Fined():
            taken = flag(event.taken)
            return text("watten-told-fined", team=both(event.seats), case=text(CASE_WORDS[event.case]), taken=taken)
        case events.Misdealt():
            return text("watten-told-misdealt")
        case events.RoundWon():
            stood = event.stood
            points, against = stood[event.team], stood[other(event.team)]
            return text(
                "watten-told-round", team=both(event.seats), ending=event.ending, points=points, against=against
            )
        case events.Excluded():
            return text("watten-told-excluded", team=both(event.seats), count=len(event.teams))
        case _:
            return None
