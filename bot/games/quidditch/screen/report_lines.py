"""The report in a few lines: who scored, who held, who caught the Schnatz, and what was taken off."""

from collections import Counter
from collections.abc import Iterable

from bot.engine.text import Text, text
from bot.games.quidditch.view.records import Report, View


def report_lines(view: View, report: Report) -> list[Text]:
    """Sum a match up; what did not happen is not mentioned."""
    lines: list[Text] = []
    shots = [goal.seat for goal in report.goals if not goal.eigentor]
    own = [goal.seat for goal in report.goals if goal.eigentor]
    for name, seats in (("goals", shots), ("own-goals", own), ("saves", [keeper for keeper, _ in report.saves])):
        if seats:
            lines.append(text(f"quidditch-report-{name}", who=_counted(seats)))
    if report.catcher is not None:
        lines.append(text("quidditch-report-schnatz", seat=report.catcher, round=report.rounds))
    for house, penalty in zip(view.houses, report.penalties, strict=True):
        if penalty:
            lines.append(text("quidditch-report-penalty", house=text(f"quidditch-haus-{house}"), points=-penalty))
    if view.fassung:
        lines.append(text("quidditch-report-version", version=view.fassung))
    return lines


def _counted(seats: Iterable[str]) -> str:
    """Name everybody once, the busiest first: `GJäger1 3×, SJäger2`."""
    return ", ".join(f"{seat} {count}×" if count > 1 else seat for seat, count in Counter(seats).most_common())
