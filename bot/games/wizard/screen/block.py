"""The Block on the panel: the pad, numbers to press, and pages for everything rarer."""

from bot.engine.helpers import in_rows
from bot.engine.screen import Button, Row, Screen, Voice, to_page
from bot.engine.seats import Seat
from bot.engine.text import Seated, Text, text
from bot.games.wizard.model.block import Confirm, Finish, Replay, Say, Share, Take, Undo
from bot.games.wizard.model.pad import View
from bot.games.wizard.model.people import (
    Arrive,
)
from bot.games.wizard.notation.block import write
from bot.games.wizard.screen.block_leading import leading_page
from bot.games.wizard.screen.rulings import sub_page, warned_lines
from bot.games.wizard.screen.sheet import (
    LOOKS,
    Pad,
    Writing,
    chart_page,
    note,
    pad_of,
    pad_picture,
    penalty_lines,
    ranking_lines,
    ruling_lines,
    text_page,
)
from bot.games.wizard.tell.words import joined, seat_names

GAME_PAGE = "spiel"
MOST_PENALTIES = 15


def screen(view: View, voice: Voice, page: str = "") -> Screen:
    """Lay out the pad or one of its pages."""
    pad = _pad(view)
    over = view.phase == "over"
    match page:
        case "text":
            return text_page(pad, voice, "" if over else "mehr")
        case "verlauf":
            return chart_page(pad, voice, "" if over else "mehr")
        case "mehr":
            return _more(view)
        case "aendern" if not over:
            return _change(view, voice)
        case "schluss" if not over:
            return _end(view)
    if found := leading_page(view, voice, page):
        return found
    return _final(view, pad, voice) if over else _front(view, pad, voice)


def _pad(view: View) -> Pad:
    writing = None
    if view.phase != "over":
        label = "3" if view.playoff else str(view.number)
        cells = tuple((seat, _cell(view, place)) for place, seat in enumerate(view.order))
        writing = Writing(label, view.dealer, cells)
    return pad_of(view.sheet, view.seats, len(view.plan), view.number, view.playoff, writing)


def _cell(view: View, place: int) -> Text:
    bids, tricks = view.entry.bids, view.entry.tricks
    if place < len(bids) and place < len(tricks):
        return text("wizard-cell", tricks=tricks[place], bid=bids[place])
    return text("wizard-says", bid=str(bids[place]) if place < len(bids) else "\u2026")


def _front(view: View, pad: Pad, voice: Voice) -> Screen:
    rows: list[Row] = []
    match view.phase:
        case "bids" if view.held:
            rows.append(tuple(_here_button(voice, seat) for seat in view.held[:5]))
        case "bids":
            rows += in_rows([_bid_button(view, number) for number in range(view.cards + 1)])
        case "tricks":
            left = view.cards - sum(view.entry.tricks)
            rows += in_rows([_take_button(number) for number in range(left + 1)])
        case _:
            right = sum(view.entry.tricks) == view.cards
            confirm = Button(write(Confirm()), text("wizardblock-confirm"), "success", "✅", barred=not right)
            rows.append((confirm,))
    rows.append(_tools(view, voice))
    if view.clock_out and not view.playoff and not view.entry.bids:
        rows.append((Button(write(Finish()), text("wizardblock-finish"), "danger", "🏁"),))
    return Screen(
        text("wizardblock-heading", note=note(pad), cards=view.cards),
        tuple(_state_lines(view)),
        pad_picture(pad, voice),
        tuple(rows),
        tone="now",
    )


def _here_button(voice: Voice, seat: Seat) -> Button:
    label = text("wizardblock-is-here", name=voice.name(seat)[:40])
    return Button(write(Arrive(seat=seat)), label, "success", "🪑")


def _bid_button(view: View, number: int) -> Button:
    if number == view.barred:
        return Button(write(Say(tricks=number)), text("wizardblock-barred", number=number), barred=True)
    return Button(write(Say(tricks=number)), text("wizard-number", number=number), "primary")


def _take_button(number: int) -> Button:
    return Button(write(Take(tricks=number)), text("wizard-number", number=number), "primary")


def _tools(view: View, voice: Voice) -> tuple[Button, ...]:
    names = ", ".join(voice.name(seat) for seat in view.order)
    tools = []
    if view.phase == "bids":
        ask = text("wizardblock-ask-bids", names=names, count=len(view.order))
        tools.append(Button("ansagen", text("wizardblock-all-bids"), emoji="⌨️", ask=ask))
    else:
        ask = text("wizardblock-ask-tricks", names=names, count=len(view.order))
        tools.append(Button("stiche", text("wizardblock-all-tricks"), emoji="⌨️", ask=ask))
    tools.append(Button(write(Undo()), text("wizardblock-undo"), emoji="↩️", barred=not view.undoable))
    tools.append(Button(to_page("mehr"), text("wizardblock-more"), emoji="📋"))
    return tuple(tools)


def _state_lines(view: View) -> list[Text]:
    lines = [text("wizardblock-geber", seat=Seated(view.dealer))]
    if view.playoff:
        lines.append(text("wizardblock-playoff-line"))
    bids, tricks = view.entry.bids, view.entry.tricks
    if bids:
        said = [
            text("wizardblock-number", seat=Seated(seat), value=bid)
            for seat, bid in zip(view.order, bids, strict=False)
        ]
        lines.append(text("wizardblock-said", numbers=joined(said), sum=sum(bids), cards=view.cards))
    if tricks:
        took = [
            text("wizardblock-number", seat=Seated(seat), value=count)
            for seat, count in zip(view.order, tricks, strict=False)
        ]
        lines.append(text("wizardblock-took", numbers=joined(took), sum=sum(tricks), cards=view.cards))
    if view.barred is not None:
        lines.append(text("wizardblock-why-barred", number=view.barred, cards=view.cards))
    if view.late:
        lines.append(text("wizardblock-absent-line", names=seat_names(view.late)))
    lines += warned_lines(view.sheet)
    return lines


def _final(view: View, pad: Pad, voice: Voice) -> Screen:
    lines = (*ranking_lines(pad.sums), *penalty_lines(view.sheet), *ruling_lines(view.sheet))
    looks = (*LOOKS, Button(to_page("mehr"), text("wizardblock-referee"), emoji="⚖️"))
    return Screen(text("wizard-final"), lines, pad_picture(pad, voice), (looks,), tone="good")


def _more(view: View) -> Screen:
    leading = (
        Button(to_page("spiele"), text("wizardblock-correct"), emoji="🩹"),
        Button(to_page("strafen"), text("wizardblock-penalties"), emoji="⚖️"),
        Button(to_page("leute"), text("wizardblock-people"), emoji="🪑"),
    )
    if view.phase == "over":
        return sub_page(text("wizardblock-referee"), (text("wizardblock-afterwards"),), leading, back="")
    change = Button(to_page("aendern"), text("wizardblock-change"), emoji="✏️")
    end = Button(to_page("schluss"), text("wizardblock-end"), emoji="🏁")
    return sub_page(
        text("wizardblock-more"), (text("wizardblock-more-about"),), LOOKS, (change, *leading, end), back=""
    )


def _change(view: View, voice: Voice) -> Screen:
    rows: list[Row] = []
    for verb, count in (("ansage", len(view.entry.bids)), ("stich", len(view.entry.tricks))):
        buttons = [
            Button(
                f"{verb} {seat}",
                text("wizardblock-change-one", verb=verb, name=voice.name(seat)[:40]),
                ask=text("wizardblock-ask-number", cards=view.cards),
            )
            for seat in view.order[:count]
        ]
        rows += in_rows(buttons)
    about = text("wizardblock-change-about") if rows else text("wizardblock-change-nothing")
    return sub_page(text("wizardblock-change"), (about,), *rows)


def _end(view: View) -> Screen:
    buttons: list[Button] = []
    if view.playoff:
        buttons.append(Button(write(Share()), text("wizardblock-share"), "danger"))
    elif view.mode == "full" or view.clock_out:
        buttons.append(Button(write(Finish()), text("wizardblock-finish"), "danger", "🏁"))
    buttons.append(Button(write(Replay()), text("wizardblock-replay"), "danger"))
    return sub_page(text("wizardblock-end"), (text("wizardblock-end-about", mode=view.mode),), tuple(buttons))
