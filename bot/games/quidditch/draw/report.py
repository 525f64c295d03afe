"""The picture of a finished match: course, scorers, luck."""

from bot.draw import sprites
from bot.draw.canvas import Canvas
from bot.draw.dice.records import number
from bot.draw.fonts import called, face, fit
from bot.draw.palette import AXIS, BRASS, FAINT, HOUSES, MUTED, PANEL, PANEL_LINE, TEXT
from bot.games.quidditch.draw import pieces
from bot.games.quidditch.draw.chart import CHART_BOTTOM, draw_chart
from bot.games.quidditch.draw.heading import Side, draw_heading
from bot.games.quidditch.draw.pieces import tidy, tidy_name
from bot.games.quidditch.draw.records import Luck, ReportLabels, ReportPicture, ReportPlayer, ReportTeam

__all__ = ["ReportPicture", "draw_report"]

_NOTHING = "–"
_PANELS, _PANEL_WIDTH = (20, 456), 424
_SCORER_ROW, _LUCK_ROW = 45, 44
_SCORER_HEAD, _LUCK_HEAD = 78, 106
_GAP = 12
_EXPECTED = 7.0
_MOST_LUCK, _BAR = 2.0, 64


def draw_report(data: ReportPicture) -> bytes:
    """Draw the report."""
    scorers = _SCORER_HEAD + _SCORER_ROW * max(1, *(len(team.players) for team in data.teams))
    rows = max(len(_luck_rows(team)) for team in data.teams)
    luck_top = CHART_BOTTOM + scorers + _GAP
    luck = _LUCK_HEAD + _LUCK_ROW * rows + 10 if rows else -_GAP
    canvas = Canvas(luck_top + luck + 20)
    left, right = (
        Side(team.house, team.name, team.result, team.note, pieces.cup(28) if best else None, best)
        for team, best in ((team, data.winner == place) for place, team in enumerate(data.teams))
    )
    draw_heading(canvas, left, right)
    font = face("sans", 28)
    canvas.text(450, 152, fit(tidy(data.subtitle), font, 836), font, MUTED, "middle")
    draw_chart(canvas, data)
    for team, x in zip(data.teams, _PANELS, strict=True):
        canvas.rounded((x, CHART_BOTTOM, _PANEL_WIDTH, scorers), 20, fill=PANEL)
        _scorers(canvas, team, x, data.labels)
    if rows:
        canvas.rounded((20, luck_top, 860, luck), 20, fill=PANEL)
        _luck(canvas, data, luck_top)
    return canvas.png()


def _scorers(canvas: Canvas, team: ReportTeam, x: int, labels: ReportLabels) -> None:
    font = face("sans", 28)
    canvas.sprite(sprites.badge(team.house, 36, 3.0), x + 38, CHART_BOTTOM + 36)
    canvas.text(x + 280, CHART_BOTTOM + 46, fit(tidy(labels.goals), font, 200), font, MUTED, "right")
    canvas.text(x + 404, CHART_BOTTOM + 46, fit(tidy(labels.saves), font, 114), font, MUTED, "right")
    baseline = CHART_BOTTOM + _SCORER_HEAD + 20
    if not team.players:
        canvas.text(x + 20, baseline, fit(tidy(labels.nobody), font, 380), font, FAINT)
    for index, player in enumerate(team.players):
        if index:
            canvas.rounded((x + 20, baseline - 33, 384, 2), 0, fill=PANEL_LINE)
        _scorer(canvas, player, x, baseline, labels)
        baseline += _SCORER_ROW


def _scorer(canvas: Canvas, player: ReportPlayer, x: int, baseline: float, labels: ReportLabels) -> None:
    """Write one line from right to left; what is left over belongs to the name."""
    bold, font = face("sans-bold", 28), face("sans", 28)
    saves = (number(player.saves), bold, TEXT) if player.saves else (_NOTHING, font, FAINT)
    canvas.text(x + 404, baseline, *saves, "right")
    right = x + 280.0
    if player.own_goals:
        own = fit(f"{player.own_goals} {tidy(labels.own_goal)}", font, 72)
        canvas.text(x + 292, baseline, own, font, MUTED)
    if player.goals:
        right -= canvas.text(right, baseline, number(player.goals), bold, TEXT, "right") + 14
    if player.schnatz:
        canvas.sprite(pieces.schnatz(9), right - 29, baseline - 9)
        right -= 72
    if not (player.goals or player.own_goals or player.schnatz):
        right -= canvas.text(right, baseline, _NOTHING, font, FAINT, "right") + 14
    # The seat is never cut by a name, but by figures if need be.
    seat = fit(tidy_name(player.seat), bold, right - x - 20)
    left = x + 30 + canvas.text(x + 20, baseline, seat, bold, TEXT)
    if player.name and right - left > 40:
        name, plain = called(player.name, "sans", 28, right - left)
        canvas.text(left, baseline, name, plain, MUTED)


def _luck_rows(team: ReportTeam) -> tuple[Luck, ...]:
    return ((team.luck,) if team.luck else ()) + team.player_luck


def _luck(canvas: Canvas, data: ReportPicture, top: int) -> None:
    labels = data.labels
    title, font = face("serif-bold", 36), face("sans", 28)
    used = canvas.text(40, top + 44, fit(tidy(labels.luck), title, 400), title, BRASS)
    canvas.text(860, top + 44, fit(tidy(labels.expected), font, 820 - used - 24), font, MUTED, "right")
    for team, x in zip(data.teams, _PANELS, strict=True):
        rows = _luck_rows(team)
        canvas.sprite(sprites.badge(team.house, 36, 3.0), x + 38, top + 82)
        for right, word, room in ((x + 196, labels.bad, 110), (x + 406, labels.rolls, 80), (x + 322, "Ø", 40)):
            canvas.text(right, top + 92, fit(tidy(word), font, room), font, MUTED, "right")
        canvas.text(x + 212, top + 92, fit(tidy(labels.good), font, 80), font, MUTED)
        for index, luck in enumerate(rows):
            whole = index == 0 and team.luck is not None
            _luck_row(canvas, luck, team, x, top + _LUCK_HEAD + _LUCK_ROW * index + 18, labels, whole)
        if rows:
            canvas.rule((x + 204, top + _LUCK_HEAD), (x + 204, top + _LUCK_HEAD + _LUCK_ROW * len(rows) - 4), AXIS, 2.5)


def _luck_row(
    canvas: Canvas, luck: Luck, team: ReportTeam, x: int, middle: float, labels: ReportLabels, whole: bool
) -> None:
    """Draw one mean: luck is filled and to the right, bad luck hollow and to the left."""
    bold, font = face("sans-bold", 28), face("sans", 28)
    label_font, color = (bold, BRASS) if whole else (font, TEXT)
    canvas.text(x + 20, middle + 10, fit(tidy(luck.label), label_font, 114), label_font, color)
    canvas.text(x + 406, middle + 10, number(luck.rolls), font, MUTED, "right")
    if not luck.rolls:
        canvas.text(x + 350, middle + 10, _NOTHING, font, FAINT, "right")
        return
    mean = f"{luck.mean:.1f}".replace(".", labels.decimal[:1])
    canvas.text(x + 350, middle + 10, mean, bold, TEXT, "right")
    light = HOUSES[team.house].coat.light
    share = max(-1.0, min(1.0, (luck.mean - _EXPECTED) / _MOST_LUCK))
    width = max(4.0, abs(share) * _BAR)
    if share >= 0:
        canvas.rounded((x + 204, middle - 13, width, 26), min(4, width / 2), fill=light)
    else:
        canvas.rounded((x + 204 - width, middle - 11.5, width, 23), min(4, width / 2), line=light, width=3)
