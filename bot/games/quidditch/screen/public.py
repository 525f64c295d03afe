"""The public panel: in friendly matches the pitch and buttons, in cup matches the bare score (Q3.6)."""

from bot.engine.screen import Screen, Voice
from bot.engine.text import Text, text
from bot.games.quidditch.screen.moves import controls
from bot.games.quidditch.screen.pictures import pitch_picture, report_picture
from bot.games.quidditch.view import Report, View


def public(view: View, voice: Voice) -> Screen:
    """Lay out what everybody sees."""
    if view.report is not None:
        return _over(view, view.report, voice)
    lines = list(head_lines(view))
    if view.phase == "vor":
        return Screen(heading(view), (*lines, *_lacking(view)), door=text("quidditch-door-own"), tone="now")
    if view.pitch is None:
        return Screen(heading(view), tuple(lines), tone="now")
    if view.pitch.waiting:
        lines.append(text("quidditch-line-waiting", seats=", ".join(view.pitch.waiting)))
    offered = [move for _, moves in view.pitch.offers for move in moves if not move.startswith("'")]
    rows = controls(offered, text("quidditch-prompt-command"))
    picture = pitch_picture(view, view.pitch, voice) if view.round else None
    return Screen(heading(view), tuple(lines), picture, rows, text("quidditch-door-commands"), "now")


def heading(view: View) -> Text:
    """Name the houses and the score."""
    one, other = (text(f"quidditch-haus-{house}") for house in view.houses)
    kind = text(f"quidditch-art-{view.art}")
    a, b = view.points
    if view.phase == "vor":
        return text("quidditch-heading-before", one=one, other=other, kind=kind)
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


def _lacking(view: View) -> list[Text]:
    lines = []
    for house, captain, given in zip(view.houses, view.captains, view.xp_given, strict=True):
        name = text(f"quidditch-haus-{house}")
        if captain is None:
            lines.append(text("quidditch-line-no-captain", house=name))
        else:
            lines.append(text("quidditch-line-captain", house=name, seat=captain, xp="yes" if given else "no"))
    return lines


def _over(view: View, report: Report, voice: Voice) -> Screen:
    return Screen(heading(view), (report.text,), report_picture(view, report, voice), tone="good")
