"""Facts in words: what everybody hears, and what is for one player or the referees only. Clause: Q3.6."""

from bot.dice.roll import Pair, kampfwurf, succeeds
from bot.engine.seats import OFFICIALS, Seat
from bot.engine.text import Text, text
from bot.games.quidditch import events as e
from bot.games.quidditch.model import EW, HOUSES
from bot.games.quidditch.rules.opening import joined


def tell(event: e.QuidditchEvent, audience: Seat | None) -> Text | None:
    """Put a fact in words; in a cup match players hear what a human referee would announce, no more."""
    official = audience == OFFICIALS
    found = _aloud(event, official=official)
    if found is not None:
        return found
    if official or not event.pokal:
        found = _helpful(event, official=official)
    return found if found is not None else _quiet(event, audience)


def house(letter: str) -> Text:
    """Name a house."""
    return text(f"quidditch-haus-{letter}")


def _aloud(event: e.QuidditchEvent, *, official: bool) -> Text | None:
    """Speak what is announced in every match."""
    match event:
        case e.Gewuerfelt():
            return _rolled(event, plain=event.pokal and not official)
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
            asked = "yes" if event.fragt else "no"
            return text("quidditch-tell-round", round=event.round, house=house(event.house), asked=asked)
        case e.QuaffelBei() if event.wie == "ernannt":
            return text("quidditch-tell-has-quaffel", seat=event.seat)
        case e.PhaseBegonnen():
            phase = text(f"quidditch-tell-phase-{event.phase}")
            if not event.stehen or (event.pokal and not official):
                return phase
            return text("quidditch-tell-phase-where", phase=phase, where=standing(event.stehen))
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
            return text("quidditch-tell-caught", seat=event.seat, house=house(event.seat[0]))
        case e.Wiederholt():
            return text("quidditch-tell-repeat", phase=text(f"quidditch-phase-{event.phase}"))
        case e.Unterbrochen():
            return text("quidditch-tell-gone", seat=event.seat)
        case e.Zurueckgekehrt():
            return text("quidditch-tell-back", seat=event.seat)
        case e.Weggeblieben():
            return text("quidditch-tell-stayed-away", seat=event.seat)
        case e.Fortgesetzt():
            return text("quidditch-tell-goes-on")
        case e.Gewechselt():
            return text("quidditch-tell-changed", house=house(event.house), changes=moves(event.changes))
        case e.XpVerfallen():
            return text("quidditch-tell-xp-lapsed", seat=event.seat)
        case e.Ausgeschlossen():
            return text("quidditch-tell-excluded", seat=event.seat)
        case e.Betrogen():
            return text("quidditch-tell-fraud", seat=event.seat, house=house(event.seat[0]))
        case e.Zugestimmt():
            who = house(event.wer) if event.wer in HOUSES else text("quidditch-the-referee")
            choice = "yes" if event.ja else "no"
            return text("quidditch-tell-vote", who=who, was=text(f"quidditch-einig-{event.was}"), choice=choice)
        case e.PauseVereinbart():
            return text("quidditch-tell-pause-agreed")
        case e.Beendet():
            return text(f"quidditch-tell-over-{event.grund}")
        case e.Entschieden() if event.was == "aus":
            return text("quidditch-tell-aus", seat=event.seat)
    return None


def _rolled(event: e.Gewuerfelt, *, plain: bool) -> Text:
    total = event.first + event.second
    who: str | Text = text("quidditch-the-referee") if event.seat == OFFICIALS else event.seat
    numbers = {"who": who, "first": event.first, "second": event.second, "total": total}
    if event.seat == OFFICIALS and event.wo and not plain:
        del numbers["total"]
        return text("quidditch-tell-rolled-where", **numbers, what=event.zweck, where=", ".join(event.wo))
    if event.seat == OFFICIALS or event.zweck == "Quaffelwurf":
        return text("quidditch-tell-rolled-for", **numbers, what=event.zweck)
    if event.after_ms is not None and plain:
        seconds = round(event.after_ms / 1000, 1)
        return text("quidditch-tell-rolled-after", **numbers, what=event.zweck, seconds=seconds)
    if plain or not event.zweck:
        return text("quidditch-tell-rolled", **numbers)
    counts = _counts(event)
    if counts is None:
        return text("quidditch-tell-rolled-for", **numbers, what=event.zweck)
    return text("quidditch-tell-rolled-as", **numbers, what=event.zweck, counts=counts)


def _counts(event: e.Gewuerfelt) -> Text | None:
    """Say what a roll counts for: EW reached or not, sum against sum, the number as it stands; None: just its sum."""
    mine = Pair(event.first, event.second, event.xp)
    if event.gegen is not None:
        return duel(Pair(*event.gegen), mine)
    need = EW.get(event.zweck)
    if need is not None:
        done = "yes" if succeeds(mine.first, mine.xp, need) else "no"
        what = str(need) if need == 6 else f"{need}+"
        return text("quidditch-counts-ew", need=what, value=_with(mine.first, mine.xp), done=done)
    if event.zweck == "Foul":
        return text("quidditch-counts-first", value=_with(mine.first, mine.xp))
    return text("quidditch-counts-sum", value=_with(mine.first + mine.second, mine.xp)) if mine.xp else None


def _with(number: int, xp: int) -> str:
    return f"{number}+{xp}" if xp else str(number)


def duel(one: Pair, other: Pair) -> Text:
    """Write a Kampfwurf: roll and experience against roll and experience, `7+0 : 7+1`, and what broke a tie."""
    sums = {"one": f"{one.first + one.second}+{one.xp}", "other": f"{other.first + other.second}+{other.xp}"}
    by = kampfwurf(one, other).decided_by
    if by in ("first", "second"):
        a, b = (pair.raised[0 if by == "first" else 1] for pair in (one, other))
        return text(f"quidditch-counts-duel-{by}", **sums, a=a, b=b)
    return text("quidditch-counts-duel" if by else "quidditch-counts-duel-even", **sums)


def _helpful(event: e.QuidditchEvent, *, official: bool) -> Text | None:
    """Speak what helps players to follow: in friendly matches for all, in cup matches for referees."""
    match event:
        case e.Befohlen():
            return command(event.seat, event.text, event.after_ms, judged=official)
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


def command(seat: Seat, words: str, after_ms: int | None, *, judged: bool) -> Text:
    """Quote a valid command, with its seconds if it answers; referees see that it was found valid."""
    sure = "yes" if judged else "no"
    if after_ms is None:
        return text("quidditch-tell-command", seat=seat, command=words[:60], judged=sure)
    seconds = round(after_ms / 1000, 1)
    return text("quidditch-tell-answer", seat=seat, command=words[:60], seconds=seconds, judged=sure)


def _reminder(event: e.Erinnert) -> Text:
    reminder = text(f"quidditch-tell-reminder-{event.was}")
    if not event.wen:
        return reminder
    return text("quidditch-tell-reminder-whom", reminder=reminder, seats=", ".join(event.wen))


def standing(thirds: tuple[tuple[str, tuple[Seat, ...]], ...]) -> str:
    """Write who stands where: `G: GHüter, SJäger1 · M: GTreiber1`."""
    return " · ".join(f"{letter}: {', '.join(seats)}" for letter, seats in thirds)


def _quiet(event: e.QuidditchEvent, audience: Seat | None) -> Text | None:
    """Speak what is for one player and the referees."""
    official = audience == OFFICIALS
    match event:
        case e.XpVergeben():
            if official or audience == event.seat:
                given = ", ".join(f"{seat} {points}" for seat, points in event.points)
                return text("quidditch-tell-xp", house=house(event.house), given=given)
            return text("quidditch-tell-xp-done", house=house(event.house))
        case e.Ungueltig() if official or (audience == event.seat and not event.pokal):
            why, fix = text(f"quidditch-grund-{event.grund}"), "yes" if event.korrigierbar else "no"
            return text("quidditch-tell-invalid", seat=event.seat, command=event.text[:60], why=why, fix=fix)
        case e.Geredet() if official and event.stoert:
            who = event.seat or text("quidditch-a-spectator")
            return text("quidditch-tell-chatter", who=who, words=event.text[:100])
        case e.Aufgehoben() if official or (audience == event.seat and not event.pokal):
            return text("quidditch-tell-kept", seat=event.seat)
        case e.WechselErbeten() if official or (audience or "")[:1] == event.house:
            changes = moves(event.changes)
            return text("quidditch-tell-asked", house=house(event.house), changes=changes, why=event.grund)
        case e.WechselBeschieden() if official or (audience or "")[:1] == event.house:
            return text(f"quidditch-tell-granted-{event.wann}", house=house(event.house))
    return None


def moves(changes: tuple[tuple[str, str], ...]) -> Text:
    """Write a substitution: who leaves, who comes, who goes where."""
    return joined([_move(come, go) for come, go in changes])


def _move(come: str, go: str) -> Text:
    if come == "+":
        return text("quidditch-move-in", seat=go)
    return text("quidditch-move-out", seat=come) if go == "-" else text("quidditch-move-to", seat=come, to=go)
