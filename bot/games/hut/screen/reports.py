"""Reports of all rounds, leafed through phase by phase; opened seals and the whole game to take home (H4.7)."""

from bot.engine.screen import Button, Choice, File, Menu, Screen, Voice, turn
from bot.engine.text import Seated, Text, text
from bot.games.hut.model import PHASES, RoundReport, View
from bot.games.hut.report import SIGNS, marked
from bot.games.hut.screen.picture import report_picture
from bot.games.hut.seal import sealed_text


def _asked(view: View, page: str) -> tuple[RoundReport, int]:
    """Read "3.2" as the second phase of round 3; whatever is not there becomes the nearest that is."""
    round, _, phase = page.partition(".")
    number = int(round) if round.isdecimal() else len(view.reports)
    report = view.reports[min(max(number, 1), len(view.reports)) - 1]
    return report, int(phase) if phase.isdecimal() and int(phase) in PHASES else 1


def report(view: View, voice: Voice, page: str) -> Screen:
    """Show a phase of a round: all orders with their marks, the board after it, the way onwards."""
    shown, phase = _asked(view, page)
    place = 4 * (shown.round - 1) + phase - 1
    last = 4 * len(view.reports) - 1
    leaf = (
        Button(_leaf(place - 1), text("hut-back-phase"), emoji="◀️", barred=place == 0),
        Button(_leaf(place + 1), text("hut-next-phase"), "primary", "▶️", barred=place == last),
        Button(turn(f"s{shown.round}"), text("hut-seals"), emoji="🔏"),
        Button(turn("alles"), text("hut-archive"), emoji="🗂️"),
        Button(turn(""), text("hut-back")),
    )
    rounds = tuple(Choice(turn(f"b{one.round}"), text("hut-round", round=one.round)) for one in view.reports)
    return Screen(
        text("hut-report-heading", round=shown.round, phase=phase),
        report_lines(view, shown, phase),
        report_picture(view, voice, shown, phase),
        (leaf, Menu("runde", text("hut-which-round"), rounds)),
    )


def report_lines(view: View, shown: RoundReport, now: int = 0) -> tuple[Text, ...]:
    """Write a round in words: the orders of each phase, who wrote nothing, the points; the phase at hand stands out."""
    lines = [_phase_line(shown, number, number == now) for number in PHASES]
    lines += [text("hut-missing", seat=Seated(seat)) for seat in shown.missing]
    return (*lines, _points(view, shown), text("hut-marks"))


def _leaf(place: int) -> str:
    return turn(f"b{place // 4 + 1}.{place % 4 + 1}") if place >= 0 else turn("b0")


def _phase_line(shown: RoundReport, number: int, now: bool) -> Text:
    entries = shown.phases[number - 1].entries
    orders = " · ".join(map(marked, entries)) or "–"
    return text("hut-report-phase-now" if now else "hut-report-phase", phase=number, orders=orders)


def _points(view: View, shown: RoundReport) -> Text:
    totals = dict(shown.totals)
    signs = {player.seat: SIGNS[player.colour] for player in view.players}
    points = [f"{signs[seat]} +{won} ({totals[seat]})" for seat, won in shown.points]
    return text("hut-report-points", points=" · ".join(points))


def seals(view: View, voice: Voice, page: str) -> Screen:
    """Open the seals of a round: whoever hashes a text gets the seal that stood at the table."""
    shown, _ = _asked(view, page)
    colours = {player.seat: player.colour for player in view.players}
    lines = [text("hut-seals-how")]
    parts = [voice.say(text("hut-seals-how")), ""]
    for slip in shown.slips:
        lines.append(text("hut-seal", sign=SIGNS[colours[slip.seat]], seal=slip.seal))
        parts += [f"{voice.name(slip.seat)}: {slip.seal}", "-----"]
        parts += [sealed_text(shown.round, colours[slip.seat], slip.lines, slip.salt), "-----", ""]
    back = Button(turn(f"b{shown.round}.1"), text("hut-back"))
    return Screen(
        text("hut-seals-heading", round=shown.round),
        tuple(lines),
        rows=((back,),),
        files=(File(f"siegel-runde-{shown.round}.txt", "\n".join(parts)),),
    )


def archive(view: View, voice: Voice) -> Screen:
    """Give the reports of all rounds as one text."""
    signs = {player.seat: f"{player.colour} {voice.name(player.seat)}" for player in view.players}
    parts: list[str] = []
    for shown in view.reports:
        parts.append(voice.say(text("hut-round", round=shown.round)))
        for number, phase in enumerate(shown.phases, 1):
            for entry in phase.entries:
                words = marked(entry).replace(SIGNS[entry.colour], entry.colour).replace("__", "_")
                parts.append(f"  {number}  {words}")
        parts += [f"     {voice.name(seat)}: –" for seat in shown.missing]
        totals = dict(shown.totals)
        parts += [f"     {signs[seat]}: +{won} = {totals[seat]}" for seat, won in shown.points]
        parts.append("")
    back = Button(turn(f"b{len(view.reports)}.1"), text("hut-back"))
    return Screen(
        text("hut-archive-heading"),
        (text("hut-archive-about", rounds=len(view.reports)), text("hut-marks")),
        rows=((back,),),
        files=(File("fang-den-hut.txt", "\n".join(parts)),),
    )
