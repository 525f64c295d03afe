"""The pitch in a few lines: balls, thirds, open commands; for referees, and in friendly matches for everybody."""

from collections.abc import Iterable

from bot.engine.helpers import flag, listing, quotable
from bot.engine.text import Text, text
from bot.games.quidditch.state import Note
from bot.games.quidditch.tell.parts import BOTH, quoted
from bot.games.quidditch.view.records import Open, Person, Pitch, View

_SMALL = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
FEW = 4
"""So many are named when they are awaited; more are a crowd."""
_IN_PLAY = ("treiber", "jaeger", "sucher")


def with_xp(one: Person) -> str:
    """Write a seat with its experience: `GJäger1⁺²`."""
    return f"{one.seat}⁺{str(one.xp).translate(_SMALL)}" if one.xp else one.seat


def scene(view: View, pitch: Pitch) -> list[Text]:
    """Say where everybody and everything is, and what is under way."""
    return [*balls(view, pitch), *thirds(view, pitch), *open_lines(pitch)]


def balls(view: View, pitch: Pitch) -> list[Text]:
    """Say who has the Quaffel and what he may count on, and where Klatscher and Schnatz are."""
    lines: list[Text] = []
    holder = next((one for one in pitch.people if one.seat == pitch.holder), None)
    if holder is not None:
        lines.append(listing([_quaffel(view, holder), *_chances(pitch)], BOTH))
    elif view.phase == "jaeger" and view.stage != "start":
        lines.append(text("quidditch-scene-ground"))
    flying = [number for number, ball in enumerate(pitch.klatscher) if ball.holder or view.phase == "treiber"]
    if flying and view.phase in _IN_PLAY:  # once the Treiber are done, only a kept one is left
        lines.append(listing([_klatscher(view, pitch, number) for number in flying], BOTH))
    if pitch.schnatz is not None and view.phase == "sucher":
        found = [text("quidditch-scene-found", seat=one.seat) for one in pitch.people if one.found]
        where = text("quidditch-scene-schnatz", letter=view.letters[pitch.schnatz])
        lines.append(listing([where, *found], BOTH))
    if pitch.freiwurf is not None:
        house = text(f"quidditch-haus-{pitch.freiwurf.house}")
        free = flag(pitch.freiwurf.released)
        taker = pitch.freiwurf.schuetze or "–"
        lines.append(text("quidditch-scene-freiwurf", house=house, taker=taker, free=free))
    return lines


def _quaffel(view: View, holder: Person) -> Text:
    if holder.third is None:
        return text("quidditch-scene-quaffel", seat=with_xp(holder))
    return text("quidditch-scene-quaffel-in", seat=with_xp(holder), letter=view.letters[holder.third])


def _chances(pitch: Pitch) -> list[Text]:
    found = []
    if pitch.flight == pitch.holder:
        found.append(text("quidditch-scene-flight"))
    if pitch.sure == pitch.holder:
        found.append(text("quidditch-scene-sure"))
    if pitch.bonus:
        found.append(text("quidditch-scene-bonus"))
    return found


def _klatscher(view: View, pitch: Pitch, number: int) -> Text:
    ball = pitch.klatscher[number]
    if ball.holder is not None:
        how = "kept" if ball.kept else "held"
        return text("quidditch-scene-klatscher-with", number=number + 1, seat=ball.holder, how=how)
    used = flag(ball.used)
    return text("quidditch-scene-klatscher", number=number + 1, letter=view.letters[ball.third], used=used)


def thirds(view: View, pitch: Pitch) -> list[Text]:
    """List the thirds from high to low, as they are drawn, and who is in none."""
    here = [one for one in pitch.people if one.here]
    lines = [
        text("quidditch-scene-third", letter=view.letters[third], seats=_names(there))
        for third in (2, 1, 0)
        if (there := [one for one in here if one.third == third and not one.out])
    ]
    nowhere = [one for one in here if view.round and one.third is None and one.seat != pitch.holder]
    for name, seats in (("out", [one for one in here if one.out]), ("nowhere", nowhere)):
        if seats:
            lines.append(text(f"quidditch-scene-{name}", seats=_names(seats)))
    return lines


def _names(people: Iterable[Person]) -> str:
    return ", ".join(map(with_xp, people))


def open_lines(pitch: Pitch) -> list[Text]:
    """Say of every open command what it has come to and who is asked."""
    return [listing([_command(one), *_so_far(one)], BOTH) for one in pitch.open]


def _command(one: Open) -> Text:
    words = f"{one.word} {one.ziel}" if one.ziel and one.word != "Torwurf" else one.word
    return text("quidditch-scene-open", seat=one.seat, command=words)


def _so_far(one: Open) -> list[Text]:
    found = []
    if one.roll is not None:
        first, second, xp = one.roll.first, one.roll.second, one.roll.xp
        found.append(text("quidditch-scene-rolled", first=first, second=second, value=f"{first + second}+{xp}"))
    if one.owes is not None:
        found.append(text("quidditch-scene-owes", seat=one.owes))
    if one.may:
        clock = f" <t:{one.until // 1000}:R>" if one.until is not None else ""
        found.append(text("quidditch-scene-may", seats=", ".join(one.may), clock=clock))
    return found


def waiting(pitch: Pitch) -> list[Text]:
    """Say who is asked: a few by name, a crowd by its number; others may cut in on whoever has the Quaffel."""
    asked = pitch.waiting
    if pitch.holder in asked and not pitch.open:
        asked = (pitch.holder,)
    if len(asked) > FEW:
        return [text("quidditch-line-waiting-many", count=len(asked))]
    return [text("quidditch-line-waiting", seats=", ".join(asked))] if asked else []


def reading(note: Note) -> Text:
    """Say what the bot understood of a message, and why it does not count."""
    if not note.grund:
        return quoted(note.seat, note.text, note.after_ms, judged=True)
    why = text(f"quidditch-grund-{note.grund}")
    fix = flag(note.korrigierbar)
    return text("quidditch-tell-invalid", seat=note.seat, command=quotable(note.text[:60]), why=why, fix=fix)
