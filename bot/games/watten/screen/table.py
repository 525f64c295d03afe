"""The panel of the Spieltisch for all, and the last trick, the pad and the Spielleiter's page."""

from bot.engine.helpers import flag
from bot.engine.screen import Button, Picture, Row, Screen, Voice, to_page
from bot.engine.text import Text, text
from bot.games.watten.draw import draw_table, draw_trick
from bot.games.watten.draw.records import Plate, TablePicture, TableWords, TrickPicture
from bot.games.watten.model.cards import RANKS
from bot.games.watten.model.score import DECLINED, TENSE, TENSE_GAME, Case, Team, other, why_no_raise
from bot.games.watten.model.table import Defer, Go, Raise, Redeal, Stay, TableView
from bot.games.watten.notation.table import write
from bot.games.watten.rules.phases import PHASES
from bot.games.watten.screen.hand import hand_screen
from bot.games.watten.screen.words import (
    ahead,
    back_rows,
    end_lines,
    end_picture,
    exclusion_menu,
    farbe_said,
    fine_menus,
    laid_words,
    pad_file,
    pad_picture,
    schlag_said,
    team_box,
    team_label,
)
from bot.games.watten.tell.words import card_name, rank_name, suit_name

LAST = Button(to_page("stich"), text("watten-last-trick"), emoji="👀")
_PAD = Button(to_page("zettel"), text("watten-show-pad"), emoji="📝")
_LEAD = Button(to_page("leitung"), text("watten-lead"), emoji="⚖️")


AT_TABLE: tuple[Case, ...] = ("peek", "cheat")
"""What can be done wrong where the bot deals, cuts, writes and keeps the turns: looking, and talking."""


def screen(view: TableView, voice: Voice, page: str = "") -> Screen:
    """Lay out the table, the own hand, or a page."""
    match page:
        case "stich" if view.last:
            return _last_trick(view, voice)
        case "zettel":
            picture = pad_picture(view.order, view.round, view.lines, view.won, None, voice)
            files = (pad_file(view.order, view.lines, view.won, voice),)
            rows = back_rows((_LEAD,)) if view.phase != "over" else back_rows()
            return Screen(text("watten-show-pad"), (), picture, rows, files=files)
        case "leitung" if view.phase != "over":
            redeal = Button(write(Redeal()), text("watten-redeal"))
            menus = (*fine_menus(view.order, voice, AT_TABLE), exclusion_menu(view.order, voice))
            return Screen(text("watten-lead"), (text("watten-lead-how"),), rows=back_rows(*menus, (redeal,)))
    if view.me is not None and view.phase != "over":
        return hand_screen(view, voice, (*public_rows(view, voice), _looking(view)))
    return _table(view, voice)


def _table(view: TableView, voice: Voice) -> Screen:
    a, b = view.points
    heading = text("watten-heading", a=a, b=b, round=view.round, rounds=view.rounds, game=view.game)
    if view.phase == "over":
        picture = end_picture(view.order, view.lines, view.won, view.excluded, voice)
        heading = text("watten-heading-over", rounds=len(view.won))
        return Screen(heading, end_lines(view.order, view.won), picture, (_looking(view),), tone="good")
    rows = (*public_rows(view, voice), _looking(view))
    door = text("watten-my-cards")
    return Screen(heading, (), table_picture(view, voice), rows, door, "now")


def _looking(view: TableView) -> tuple[Button, ...]:
    return (LAST, _PAD) if view.last else (_PAD,)


def public_rows(view: TableView, voice: Voice) -> tuple[Row, ...]:
    """Return the decisions that are made in the open: raising and answering."""
    if view.may_raise:
        mine = view.team is None or view.team in view.may_raise
        label = text("watten-raise", value=view.value + 1)
        return ((Button(write(Raise()), label, "secondary", "📈"),),) if mine else ()
    if view.phase not in ("tense", "answer"):
        return ()
    asked = view.strained[0] if view.phase == "tense" else other(view.raiser or 0)
    if view.team not in (None, asked):
        return ()
    return (_answers(view, asked),)


def _answers(view: TableView, asked: Team) -> tuple[Button, ...]:
    tense = view.phase == "tense"
    value, lost = (TENSE_GAME, DECLINED) if tense else (view.value + 1, view.value)
    buttons = [
        Button(write(Stay()), text("watten-stay-for", value=value), "success"),
        Button(write(Go()), text("watten-go", value=lost), "danger"),
    ]
    if not tense and why_no_raise(view.points, value, view.raiser, asked, view.strained) is None:
        buttons.append(Button(write(Stay(raising=True)), text("watten-on", value=value + 1), "primary", "📈"))
    if view.deferred is None:
        buttons.append(Button(write(Defer()), text("watten-defer")))
    return tuple(buttons)


# -- pictures ----------------------------------------------------------------------------------------------------------


def table_picture(view: TableView, voice: Voice) -> Picture:
    """Draw the table as everybody sees it."""
    data = TablePicture(
        teams=(team_box(view, 0, voice), team_box(view, 1, voice)),
        plates=(_plate(view, 0, voice), _plate(view, 1, voice), _plate(view, 2, voice), _plate(view, 3, voice)),
        value=view.value,
        tricks=view.tricks,
        words=TableWords(
            counts=voice.say(text("watten-word-counts")),
            schlag=voice.say(text("watten-word-schlag")),
            farbe=voice.say(text("watten-word-farbe")),
            opened=voice.say(text("watten-word-opened")),
            tricks=voice.say(text("watten-word-tricks")),
            ahead=voice.say(text("watten-word-ahead")),
            dealer=voice.say(text("watten-word-dealer")),
        ),
        schlag=RANKS[view.schlag] if view.schlag is not None else None,
        schlag_name=voice.say(rank_name(view.schlag)) if view.schlag is not None else "",
        farbe=view.farbe,
        farbe_name=voice.say(suit_name(view.farbe)) if view.farbe is not None else "",
        opened=view.opened,
        banner=voice.say(text("watten-word-raised", value=view.value + 1)) if view.phase == "answer" else "",
    )
    return Picture(draw_table, data, _alt(view, voice))


def _plate(view: TableView, place: int, voice: Voice) -> Plate:
    cards = dict(view.trick)
    best = ahead(view)
    doing = voice.say(text(PHASES[view.phase].doing)) if place in view.waiting else None
    leads = bool(view.trick) and view.trick[0][0] == place
    name = voice.name(view.order[place])
    return Plate(name, doing, cards.get(place), place == best, leads, place == view.dealer)


def _alt(view: TableView, voice: Voice) -> Text:
    laid = [voice.say(one) for one in laid_words(view, voice)]
    return text(
        "watten-table-alt",
        one=team_label(view.order, 0, voice),
        other=team_label(view.order, 1, voice),
        a=view.points[0],
        b=view.points[1],
        tense_a=flag(view.points[0] >= TENSE),
        tense_b=flag(view.points[1] >= TENSE),
        value=view.value,
        schlag=schlag_said(view.schlag),
        farbe=farbe_said(view.farbe),
        dealer=voice.name(view.order[view.dealer]),
        trick="; ".join(laid) or voice.say(text("watten-alt-empty")),
        waiting=", ".join(voice.name(view.order[place]) for place in view.waiting) or "–",
        won=view.tricks[0],
        lost=view.tricks[1],
        opened=card_name(view.opened) if view.opened is not None else text("watten-unsaid"),
    )


def _last_trick(view: TableView, voice: Voice) -> Screen:
    """Show the trick before, in the order it was played."""
    names = [voice.name(view.order[place]) for place, _ in view.last]
    cards = tuple((name, card) for name, (_, card) in zip(names, view.last, strict=True))
    best = [place for place, _ in view.last].index(view.last_by) if view.last_by is not None else -1
    data = TrickPicture(voice.say(text("watten-last-trick")), cards, best, voice.say(text("watten-word-won")))
    laid = [
        text("watten-alt-laid", name=name, card=card_name(card), ahead=flag(number == best))
        for number, (name, card) in enumerate(cards)
    ]
    picture = Picture(draw_trick, data, text("watten-trick-alt", cards="; ".join(voice.say(one) for one in laid)))
    return Screen(text("watten-last-trick"), (), picture, back_rows())
