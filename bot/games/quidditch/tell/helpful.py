"""What helps players to follow: in friendly matches for all, in cup matches for referees. Clause: Q3.6."""

from bot.engine.text import Text, text
from bot.games.quidditch import events as e
from bot.games.quidditch.tell.parts import quoted


def helpful(event: e.QuidditchEvent, *, official: bool) -> Text | None:
    """Speak what a fact means."""
    match event:
        case e.Befohlen():
            return quoted(event.seat, event.text, event.after_ms, judged=official)
        case e.QuaffelBei():
            return text(f"quidditch-tell-quaffel-{event.wie}", seat=event.seat)
        case e.Gleichstand():
            return text("quidditch-tell-again")
        case e.KetteZu():
            return text(f"quidditch-ergebnis-{event.ergebnis}", seat=event.seat, word=event.word)
        case e.FristVorbei():
            return text("quidditch-tell-late")
        case e.KlatscherGefangen():
            return text("quidditch-tell-caught-klatscher", seat=event.seat)
        case e.Getroffen():
            return text("quidditch-tell-hit", seat=event.seat, by=event.von)
        case e.TorFrei():
            return text("quidditch-tell-free-shot", seat=event.seat)
        case e.HueterHat():
            return text("quidditch-tell-keeper-has", seat=event.seat)
        case e.QuaffelFaellt():
            return text("quidditch-tell-drops")
        case e.Gefunden():
            return text("quidditch-tell-found", seat=event.seat)
        case e.Entschieden():
            return text(f"quidditch-tell-{event.was}", seat=event.seat, command=event.text)
        case e.Erinnert():
            return _reminder(event)
        case e.Gestellt() if event.von != "selbst":
            return text("quidditch-tell-placed", seat=event.seat, letter=event.letter or "?")
    return None


def _reminder(event: e.Erinnert) -> Text:
    reminder = text(f"quidditch-tell-reminder-{event.was}")
    if not event.wen:
        return reminder
    return text("quidditch-tell-reminder-whom", reminder=reminder, seats=", ".join(event.wen))
