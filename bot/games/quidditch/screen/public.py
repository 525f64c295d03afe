"""The public panel: in friendly matches the pitch and buttons, in cup matches the bare score (Q3.6)."""

from collections.abc import Mapping

from bot.engine.helpers import flag
from bot.engine.screen import Button, Screen, Voice, to_page
from bot.engine.text import Text, text
from bot.games.quidditch.model import house_of
from bot.games.quidditch.screen.moves import controls, sorted_out
from bot.games.quidditch.screen.pictures import pitch_picture, report_picture
from bot.games.quidditch.screen.report_lines import report_lines
from bot.games.quidditch.screen.scene import open_lines, waiting
from bot.games.quidditch.view.records import Report, View

REPORT = "bericht"
"""The page with the report's picture: it is published once, below everything."""


def public(view: View, voice: Voice, page: str = "") -> Screen:
    """Lay out what everybody sees."""
    if view.report is not None:
        return _over(view, view.report, voice, page)
    lines = head_lines(view)
    if view.phase == "vor":
        return Screen(heading(view), (*lines, *captain_lines(view)), rows=(_before(view),), tone="now")
    if view.pitch is None:
        return Screen(heading(view), tuple(lines), door=text("quidditch-door-own"), tone="now")
    if view.round and not view.interrupted:
        lines = lines[1:]  # round and phase stand in the picture
    lines += [*open_lines(view.pitch), *waiting(view.pitch)]
    people = [
        (seat, [move for move in moves if not move.startswith("'")])
        for seat, moves in view.pitch.offers
        if not voice.computer(seat)
    ]
    rows = controls(sorted_out(view, people), text("quidditch-prompt-command"))
    picture = pitch_picture(view, view.pitch, voice) if view.round else None
    return Screen(heading(view), tuple(lines), picture, rows, text("quidditch-door-commands"), "now")


def _before(view: View) -> tuple[Button, ...]:
    """Offer the way to the own page, named by what is missing."""
    found = []
    if None in view.captains:
        found.append(Button(to_page(""), text("quidditch-button-become-captain"), "primary"))
    if not all(view.xp_given):
        found.append(Button(to_page("xp"), text("quidditch-button-xp"), "primary"))
    return tuple(found) or (Button(to_page(""), text("quidditch-door-own")),)


def heading(view: View) -> Text:
    """Name the houses and the score; once it is over, the result with its bonus."""
    one, other = (text(f"quidditch-haus-{house}") for house in view.houses)
    if view.phase == "vor":
        kind = text("quidditch-art", art=view.art, version=view.fassung)
        return text("quidditch-heading-before", one=one, other=other, kind=kind)
    a, b = view.report.result if view.report else view.points
    return text("quidditch-heading", one=one, other=other, a=a, b=b)


def head_lines(view: View) -> list[Text]:
    """Say which round and phase it is and who has the Quaffel as announced."""
    if view.interrupted:
        return [text("quidditch-step-absence", seat=view.interrupted)]
    phase = text(f"quidditch-phase-{view.phase}")
    if not view.round:
        return [text("quidditch-line-phase", phase=phase)]
    lines = [text("quidditch-line-round", round=view.round, rounds=view.rounds, phase=phase)]
    if view.named:
        lines.append(text("quidditch-line-named", seat=view.named))
    return lines


def captain_lines(view: View, xp: Mapping[str, int] | None = None) -> list[Text]:
    """Say who leads the teams and whether experience was given; referees see to whom."""
    lines = []
    for house, captain, given in zip(view.houses, view.captains, view.xp_given, strict=True):
        name = text(f"quidditch-haus-{house}")
        mine = ", ".join(f"{seat} {points}" for seat, points in (xp or {}).items() if house_of(seat) == house)
        if captain is None:
            lines.append(text("quidditch-line-no-captain", house=name))
        elif mine:
            lines.append(text("quidditch-line-captain-gave", house=name, seat=captain, given=mine))
        else:
            lines.append(text("quidditch-line-captain", house=name, seat=captain, xp=flag(given)))
    return lines


def _over(view: View, report: Report, voice: Voice, page: str) -> Screen:
    """Lay out the end; the picture belongs to the published report."""
    if page != REPORT:
        return Screen(heading(view), tuple(report_lines(view, report)), tone="good")
    lines = (report.text, *report_lines(view, report))
    return Screen(heading(view), lines, report_picture(view, report, voice), tone="good")
