"""What is for one player, one team or the referees only. Clauses: Q1.3, Q2.5, Q3.6."""

from bot.engine.helpers import flag, quotable
from bot.engine.seats import OFFICIALS, Seat
from bot.engine.text import Text, text
from bot.games.quidditch import events as e
from bot.games.quidditch.tell.parts import house, moves


def quiet(event: e.QuidditchEvent, audience: Seat | None) -> Text | None:
    """Speak what is for one player and the referees."""
    official = audience == OFFICIALS
    match event:
        case e.XpVergeben():
            if official or audience == event.seat:
                given = ", ".join(f"{seat} {points}" for seat, points in event.points)
                return text("quidditch-tell-xp", house=house(event.house), given=given)
            return text("quidditch-tell-xp-done", house=house(event.house))
        case e.Ungueltig() if official or (audience == event.seat and not event.pokal):
            why = text(f"quidditch-grund-{event.grund}")
            fix = flag(event.korrigierbar)
            return text("quidditch-tell-invalid", seat=event.seat, command=quotable(event.text[:60]), why=why, fix=fix)
        case e.Geredet() if official and event.stoert:
            who = event.seat or text("quidditch-a-spectator")
            return text("quidditch-tell-chatter", who=who, words=quotable(event.text[:100]))
        case e.Aufgehoben() if official or (audience == event.seat and not event.pokal):
            return text("quidditch-tell-kept", seat=event.seat)
        case e.WechselErbeten() if official or (audience or "")[:1] == event.house:
            changes = moves(event.changes)
            return text("quidditch-tell-asked", house=house(event.house), changes=changes, why=quotable(event.grund))
        case e.WechselBeschieden() if official or (audience or "")[:1] == event.house:
            return text(f"quidditch-tell-granted-{event.wann}", house=house(event.house))
    return None
