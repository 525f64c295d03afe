"""What is announced in every match, as a human referee would. Clause: Q3.6."""

from bot.engine.helpers import flag, quotable
from bot.engine.text import Text, text
from bot.games.quidditch import events as e
from bot.games.quidditch.model import HOUSES
from bot.games.quidditch.tell.parts import house, moves, positions
from bot.games.quidditch.tell.rolls import rolled
from bot.games.quidditch.tell.rulings import fraud, repeat, ruling


def aloud(event: e.QuidditchEvent, *, official: bool) -> Text | None:
    """Speak what is announced in every match."""
    match event:
        case e.Gewuerfelt():
            return rolled(event, plain=event.pokal and not official)
        case e.Ausgeschlossen() if official and event.grund:
            return text("quidditch-tell-excluded-why", seat=event.seat, why=quotable(event.grund))
        case e.KapitaenErnannt():
            return text("quidditch-tell-captain", seat=event.seat, house=house(event.seat[0]))
        case e.Angepfiffen():
            return text("quidditch-tell-kick-off")
        case e.QuaffelGewonnen():
            return text("quidditch-tell-quaffel-won", house=house(event.house))
        case e.QuaffelwurfWiederholt():
            return text("quidditch-tell-again")
        case e.DrittelGewaehlt():
            return text("quidditch-tell-third", house=house(event.house), letter="TMH"[event.third])
        case e.RundeBegonnen():
            if event.house is None:
                return text("quidditch-tell-round-nobody", round=event.round)
            asked = flag(event.fragt)
            return text("quidditch-tell-round", round=event.round, house=house(event.house), asked=asked)
        case e.QuaffelBei() if event.wie == "ernannt":
            return text("quidditch-tell-has-quaffel", seat=event.seat)
        case e.PhaseBegonnen():
            phase = text(f"quidditch-tell-phase-{event.phase}")
            if not event.stehen or (event.pokal and not official):
                return phase
            return text("quidditch-tell-phase-where", phase=phase, where=positions(event.stehen))
        case e.Freigegeben():
            return text(f"quidditch-tell-free-{event.ball}")
        case e.TeilrundeBeendet():
            phase = text(f"quidditch-phase-{event.phase}")
            if event.pokal and not official:
                return text("quidditch-tell-end", phase=phase)
            return text("quidditch-tell-end-why", phase=phase, why=text(f"quidditch-ende-{event.grund}"))
        case e.Zwischenstand():
            (one, a), (other, b) = event.points
            return text("quidditch-tell-score", round=event.round, one=house(one), other=house(other), a=a, b=b)
        case e.FreiwurfVerhaengt():
            return text("quidditch-tell-freiwurf", house=house(event.house))
        case e.FreiwurfSchuetze():
            return text("quidditch-tell-taker", seat=event.seat)
    return _results(event)


def _results(event: e.QuidditchEvent) -> Text | None:
    match event:
        case e.Tor():
            (_, a), (_, b) = event.points
            kind = "own" if event.eigentor else "free" if event.freiwurf else "goal"
            return text("quidditch-tell-goal", house=house(event.house), seat=event.seat, kind=kind, a=a, b=b)
        case e.Gehalten():
            return text("quidditch-tell-held", seat=event.seat)
        case e.SchnatzWeg():
            return text("quidditch-tell-schnatz-gone")
        case e.SchnatzGefangen():
            points = event.punkte
            return text("quidditch-tell-caught", seat=event.seat, house=house(event.seat[0]), points=points)
        case e.Wiederholt():
            return repeat(event)
        case e.Unterbrochen():
            return text("quidditch-tell-gone", seat=event.seat)
        case e.Zurueckgekehrt():
            return text("quidditch-tell-back", seat=event.seat)
        case e.Weggeblieben():
            return text("quidditch-tell-stayed-away", seat=event.seat)
        case e.Versaeumt():
            return text("quidditch-tell-overdue", seat=event.seat, follows=text(f"quidditch-folge-{event.folge}"))
        case e.Fortgesetzt():
            return text("quidditch-tell-goes-on")
        case e.Gewechselt():
            return text("quidditch-tell-changed", house=house(event.house), changes=moves(event.changes))
        case e.XpVerfallen():
            return text("quidditch-tell-xp-lapsed", seat=event.seat)
        case e.Ausgeschlossen():
            return text("quidditch-tell-excluded", seat=event.seat)
        case e.Betrogen():
            return fraud(event)
        case e.Zugestimmt():
            who = house(event.wer) if event.wer in HOUSES else text("quidditch-the-referee")
            choice = flag(event.ja)
            return text("quidditch-tell-vote", who=who, was=text(f"quidditch-einig-{event.was}"), choice=choice)
        case e.PauseVereinbart():
            return text("quidditch-tell-pause-agreed")
        case e.Beendet():
            return text(f"quidditch-tell-over-{event.grund}")
        case e.Entschieden() if event.was == "aus":
            return text("quidditch-tell-aus", seat=event.seat)
        case e.NeuBeurteilt():
            return ruling(event)
    return None
