"""The panel of the Punktezettel: the pad as a picture, and the buttons of the present decision."""

from bot.engine.screen import Button, Choice, Menu, Row, Screen, Tone, Voice, to_page
from bot.engine.text import Seated, Text, text
from bot.games.watten.model.pad import (
    RUNNING,
    Announce,
    Answer,
    Close,
    Confirm,
    Correct,
    Dispute,
    Go,
    Misdeal,
    NextRound,
    PadState,
    PadView,
    Raise,
    Stay,
    TakeBack,
    Win,
)
from bot.games.watten.model.score import (
    CASES,
    DECLINED,
    LETTERS,
    TEAMS,
    TENSE_GAME,
    Case,
    Team,
    cut_off,
    other,
    why_no_raise,
)
from bot.games.watten.notation.pad import write
from bot.games.watten.rules.pad_allowing import results
from bot.games.watten.screen.words import (
    back_rows,
    end_lines,
    exclusion_menu,
    fine_menus,
    pad_file,
    pad_picture,
    team_label,
)
from bot.games.watten.tell.words import team_name

_FINES = Button(to_page("strafe"), text("watten-pad-fines"), emoji="⚠️")
_MORE = Button(to_page("mehr"), text("watten-pad-more"))
_UNDO = Button(write(TakeBack()), text("watten-pad-take-back"), emoji="↩️")
_FIX = Button(to_page("korrektur"), text("watten-pad-fix"), emoji="✏️")


def screen(view: PadView, voice: Voice, page: str = "") -> Screen:
    """Lay out the pad, or one of its pages."""
    pad = view.pad
    if page == "mehr":
        return _more(pad, voice)
    if page == "schluss" and pad.phase == "pause":
        yes = Button(write(Close()), text("watten-pad-close"), "danger")
        return Screen(text("watten-pad-close"), (text("watten-pad-close-how"),), rows=back_rows((yes,)))
    if page == "strafe" and pad.phase in ("deal", *RUNNING):
        rows = back_rows(*fine_menus(pad.order, voice, _due(pad)))
        return Screen(text("watten-pad-fines"), (text("watten-pad-fine-how"),), rows=rows)
    if page == "korrektur" and pad.open is not None:
        return _corrections(pad, voice)
    return _front(pad, voice)


def _due(pad: PadState) -> tuple[Case, ...]:
    """List what can have gone wrong by now: nobody raises before the game, nobody cuts within it."""
    unlikely: tuple[Case, ...] = ("raise",) if pad.phase == "deal" else ("cut",)
    return tuple(case for case in CASES if case not in unlikely)


def _front(pad: PadState, voice: Voice) -> Screen:
    a, b = pad.points
    one, two = team_name(pad.order, 0), team_name(pad.order, 1)
    heading = text("watten-pad-heading", one=one, a=a, b=b, other=two)
    running = text("watten-pad-running", value=pad.value) if pad.phase in ("game", "answer") else None
    picture = pad_picture(pad.order, pad.round, cut_off(pad.lines), pad.won, running, voice)
    if pad.phase == "over":
        return Screen(heading, end_lines(pad.order, pad.won), picture, ((_MORE,),), tone="good")
    tone: Tone = "now" if pad.phase in ("tense", "answer", "asked") or pad.disputed else "plain"
    return Screen(heading, (_state_line(pad), *_question(pad)), picture, _with_undo(pad, _rows(pad, voice)), tone=tone)


def _state_line(pad: PadState) -> Text:
    dealer, announcer = Seated(pad.seat(pad.dealer)), Seated(pad.seat(pad.dealer + 1))
    return text("watten-pad-state", round=pad.round, game=pad.game, dealer=dealer, announcer=announcer, value=pad.value)


def _question(pad: PadState) -> tuple[Text, ...]:
    if pad.question is None:
        return ()
    return (text("watten-pad-question", matter=pad.question.matter, team=team_name(pad.order, pad.question.team)),)


def _with_undo(pad: PadState, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Put the way back from a slip of the pencil last, while there is one."""
    if pad.before is None:
        return rows
    *above, last = rows
    return (*above, (*last, _UNDO)) if not isinstance(last, Menu) else (*rows, (_UNDO,))


def _rows(pad: PadState, voice: Voice) -> tuple[Row, ...]:
    """Return the buttons of the phase."""
    match pad.phase:
        case "deal" if pad.disputed:
            return ((_confirm(), _FIX), (_FINES,))
        case "deal":
            announced = Button(write(Announce()), text("watten-pad-announce"), "primary", "📣")
            open_ = (
                (_FIX, Button(write(Dispute()), text("watten-pad-dispute"), emoji="✋")) if pad.open is not None else ()
            )
            return ((announced, *open_), (_FINES, _MORE))
        case "tense":
            return (_tense(pad, voice), (_FINES, _misdeal()))
        case "game":
            return (_wins(pad, voice), _raises(pad, voice), (_FINES, _misdeal(), _MORE))
        case "answer":
            return (_answers(pad, voice), (_FINES, _misdeal()))
        case "asked":
            yes = Button(write(Answer(yes=True)), text("watten-yes"), "success")
            return ((yes, Button(write(Answer(yes=False)), text("watten-no"), "danger")),)
        case "round":
            return ((_confirm(), _FIX),) if pad.open is not None else ((_confirm(),),)
        case _:
            following = Button(write(NextRound()), text("watten-pad-next-round"), "success", "🔁")
            return ((following, Button(to_page("schluss"), text("watten-pad-close"))), (_MORE,))


def _confirm() -> Button:
    return Button(write(Confirm()), text("watten-pad-confirm"), "success", "✅")


def _misdeal() -> Button:
    return Button(write(Misdeal()), text("watten-pad-misdeal"))


def _tense(pad: PadState, voice: Voice) -> tuple[Button, ...]:
    others = team_label(pad.order, other(pad.strained[0]), voice)
    stay = Button(write(Stay()), text("watten-stay-for", value=TENSE_GAME), "success")
    return (stay, Button(write(Go()), text("watten-go-for", value=DECLINED, team=others), "danger"))


def _wins(pad: PadState, voice: Voice) -> tuple[Button, ...]:
    return tuple(
        Button(write(Win(team=team)), text("watten-pad-win", team=team_label(pad.order, team, voice)), "primary")
        for team in TEAMS
    )


def _raises(pad: PadState, voice: Voice) -> tuple[Button, ...]:
    return tuple(_raise(pad, team, voice) for team in TEAMS)


def _raise(pad: PadState, team: Team, voice: Voice) -> Button:
    """Offer a raise only where it is legal (W5.3)."""
    barred = why_no_raise(pad.points, pad.value, pad.raiser, team, pad.strained) is not None
    label = text("watten-pad-raise", team=team_label(pad.order, team, voice), value=pad.value + 1)
    return Button(write(Raise(team=team)), label, "secondary", "📈", barred)


def _answers(pad: PadState, voice: Voice) -> tuple[Button, ...]:
    raiser = pad.raiser or 0
    go = text("watten-go-for", value=pad.value, team=team_label(pad.order, raiser, voice))
    buttons = [
        Button(write(Stay()), text("watten-stay-for", value=pad.value + 1), "success"),
        Button(write(Go()), go, "danger"),
    ]
    if why_no_raise(pad.points, pad.value + 1, raiser, other(raiser), pad.strained) is None:
        buttons.append(Button(write(Stay(raising=True)), text("watten-on", value=pad.value + 2), "primary", "📈"))
    return tuple(buttons)


def _corrections(pad: PadState, voice: Voice) -> Screen:
    menus = []
    for team in TEAMS:
        choices = tuple(
            Choice(write(Correct(team=team, how=one.how, value=one.value)), _result(one.how, one.value))
            for one in results(pad)
            if one.team == team
        )
        if choices:
            prompt = text("watten-pad-fix-for", team=team_label(pad.order, team, voice))
            menus.append(Menu(f"korrektur{LETTERS[team]}", prompt, choices))
    return Screen(text("watten-pad-fix"), (text("watten-pad-fix-how"),), rows=back_rows(*menus))


def _result(how: str, value: int) -> Text:
    return text("watten-pad-result", how=how, value=value)


def _more(pad: PadState, voice: Voice) -> Screen:
    """Show what is seldom needed: the table to take home, the end, the last resort."""
    rows: list[Row] = []
    if pad.phase in ("deal", "game") and not pad.disputed:
        buttons = [Button(write(Close()), text("watten-pad-close"))]
        if pad.phase == "game":
            buttons.insert(0, Button(write(Announce()), text("watten-pad-unwritten")))
        rows = [tuple(buttons)]
    if pad.phase != "over":
        rows.append(exclusion_menu(pad.order, voice))
    files = (pad_file(pad.order, cut_off(pad.lines), pad.won, voice),)
    return Screen(text("watten-pad-more"), (text("watten-pad-more-how"),), rows=back_rows(*rows), files=files)
