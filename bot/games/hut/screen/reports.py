"""Reports of all rounds, leafed through phase by phase; opened seals and the whole game to take home (H4.7)."""

from bot.engine.screen import Button, Choice, File, Menu, Screen, Voice, to_page
from bot.engine.text import Seated, Text, text
from bot.games.hut.model import PHASES, RoundReport, View
from bot.games.hut.screen.picture import film_picture, report_picture, round_picture, standing_picture
from bot.games.hut.seal import sealed_text
from bot.games.hut.tell import SIGNS, marked

PAGES = len(PHASES) + 1
"""A round is leafed through phase by phase, the standing last."""


def _asked(view: View, page: str) -> tuple[RoundReport, int]:
    """Read "3.2" as the second page of round 3; whatever is not there becomes the nearest that is."""
    round, _, number = page.partition(".")
    wanted = int(round) if round.isdecimal() else len(view.reports)
    report = view.reports[min(max(wanted, 1), len(view.reports)) - 1]
    return report, int(number) if number.isdecimal() and 0 < int(number) <= PAGES else 1


def report(view: View, voice: Voice, page: str) -> Screen:
    """Show a phase of a round with its board and its orders, or its standing; and the way onwards."""
    shown, number = _asked(view, page)
    place, last = PAGES * (shown.round - 1) + number - 1, PAGES * len(view.reports) - 1
    leaf = (
        Button(_leaf(place - 1), text("hut-back-phase"), emoji="◀️", barred=place == 0),
        Button(_leaf(place + 1), text("hut-next-phase"), "primary", "▶️", barred=place == last),
        Button(to_page(f"f{shown.round}"), text("hut-film"), emoji="🎞️"),
        Button(to_page(f"g{shown.round}"), text("hut-whole"), emoji="🖼️"),
    )
    more = (
        Button(to_page(f"s{shown.round}"), text("hut-seals"), emoji="🔏"),
        Button(to_page("alles"), text("hut-archive"), emoji="🗂️"),
        Button(to_page(""), text("hut-back")),
    )
    rounds = tuple(Choice(to_page(f"b{one.round}"), text("hut-round", round=one.round)) for one in view.reports)
    rows = (leaf, more, Menu("runde", text("hut-which-round"), rounds))
    if number == PAGES:
        heading = text("hut-report-standing", round=shown.round)
        lines = tuple(text("hut-missing", seat=Seated(seat)) for seat in shown.missing)
        return Screen(heading, (*lines, _points(view, shown)), standing_picture(view, voice, shown), rows)
    orders = tuple(text("hut-report-order", order=marked(entry)) for entry in shown.phases[number - 1].entries)
    return Screen(
        text("hut-report-heading", round=shown.round, phase=number),
        (*(orders or (text("hut-quiet"),)), text("hut-marks")),
        report_picture(view, voice, shown, number),
        rows,
    )


def film(view: View, voice: Voice, page: str) -> Screen:
    """Show a round as a short film."""
    shown, _ = _asked(view, page)
    return Screen(text("hut-film-heading", round=shown.round), (), film_picture(view, voice, shown), (_back(shown),))


def whole(view: View, voice: Voice, page: str) -> Screen:
    """Show a whole round in one tall picture, to open and keep."""
    shown, _ = _asked(view, page)
    lines = (text("hut-whole-about"),)
    return Screen(
        text("hut-report-title", round=shown.round), lines, round_picture(view, voice, shown), (_back(shown),)
    )


def _back(shown: RoundReport) -> tuple[Button, ...]:
    return (Button(to_page(f"b{shown.round}.1"), text("hut-back")),)


def report_lines(view: View, shown: RoundReport) -> tuple[Text, ...]:
    """Write a round in words: the orders of each phase, who wrote nothing, the points."""
    lines = [_phase_line(shown, number) for number in PHASES]
    lines += [text("hut-missing", seat=Seated(seat)) for seat in shown.missing]
    return (*lines, _points(view, shown), text("hut-marks"))


def _leaf(place: int) -> str:
    return to_page(f"b{place // PAGES + 1}.{place % PAGES + 1}") if place >= 0 else to_page("b0")


def _phase_line(shown: RoundReport, number: int) -> Text:
    entries = shown.phases[number - 1].entries
    orders = " · ".join(map(marked, entries)) or "–"
    return text("hut-report-phase", phase=number, orders=orders)


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
    back = Button(to_page(f"b{shown.round}.1"), text("hut-back"))
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
    back = Button(to_page(f"b{len(view.reports)}.1"), text("hut-back"))
    return Screen(
        text("hut-archive-heading"),
        (text("hut-archive-about", rounds=len(view.reports)), text("hut-marks")),
        rows=((back,),),
        files=(File("fang-den-hut.txt", "\n".join(parts)),),
    )
