"""Everybody's own page: commands in friendly matches, what a captain has to give, to ask and to answer."""

from bot.engine.screen import Button, Row, Screen, to_page
from bot.engine.text import text
from bot.games.quidditch.model import house_of
from bot.games.quidditch.screen.captain import captain_page, experience, substitution
from bot.games.quidditch.screen.moves import controls, sorted_out
from bot.games.quidditch.screen.public import head_lines, heading
from bot.games.quidditch.screen.scene import open_lines
from bot.games.quidditch.screen.votes import PROPOSALS, vote_lines, vote_page
from bot.games.quidditch.tell.parts import moves as moves_of
from bot.games.quidditch.view.records import View


def own(view: View, page: str) -> Screen:
    """Lay out somebody's own page; long choices are made on pages, one after the other."""
    if view.report is not None:
        return Screen(heading(view), (view.report.text,), tone="good")
    name, *chosen = page.split(".")
    leads = view.me in view.captains and view.phase != "vor"
    if name == "xp" and view.may_give and all(seat in (*view.may_give, "") for seat in chosen):
        return experience(view, chosen)
    if name == "kapitaen" and leads:
        return captain_page(view)
    own_seats = all(seat[:1] == house_of(view.me or "") for seat in chosen[:1])
    if name == "wechsel" and leads and view.may_substitute and own_seats:
        return substitution(view, chosen)
    if name == "einig" and leads and chosen and chosen[0] in PROPOSALS:
        return vote_page(view.consent, chosen[0], house_of(view.me or ""))
    return _front(view, leads=leads)


def _front(view: View, *, leads: bool) -> Screen:
    lines = head_lines(view)
    if view.my_xp and view.phase == "vor":
        given = ", ".join(f"{seat} {points}" for seat, points in view.my_xp)
        lines.append(text("quidditch-line-my-xp", given=given))
    if view.pitch is not None and view.phase != "vor":
        lines += open_lines(view.pitch)
    moves = [move for move in view.moves if not move.startswith("'XP")]
    rows: list[Row] = list(controls(sorted_out(view, [(view.me or "", moves)]), text("quidditch-prompt-command")))
    if moves or view.may_give:
        lines.append(text("quidditch-line-your-turn"))
    elif view.pitch is None and view.phase != "vor":
        lines.append(text("quidditch-line-type"))
    else:
        lines.append(text("quidditch-line-nothing"))
    more = []
    if view.may_give:
        more.append(Button(to_page("xp"), text("quidditch-button-xp"), "primary"))
        more.append(Button("'XP", text("quidditch-button-xp-typed"), ask=text("quidditch-ask-xp")))
    if leads:
        if view.request is not None:
            lines.append(text("quidditch-line-request", changes=moves_of(view.request.changes)))
        lines += vote_lines(view.consent)
        more.append(Button(to_page("kapitaen"), text("quidditch-button-captain-page")))
    if more:
        rows.append(tuple(more))
    return Screen(text("quidditch-door-own"), tuple(lines), rows=tuple(rows), tone="now", own=True)
