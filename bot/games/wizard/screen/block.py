"""The Block on the panel: the pad, numbers to press, and pages for everything rarer."""

from bot.engine.screen import Button, Choice, Menu, Row, Screen, Voice, turn
from bot.engine.seats import Seat
from bot.engine.text import Seated, Text, text
from bot.games.wizard.model.block import (
    Arrive,
    BlockAction,
    Confirm,
    Fine,
    Finish,
    Geber,
    Leave,
    Miss,
    Pardon,
    Replay,
    Say,
    Share,
    Take,
    Undo,
    View,
)
from bot.games.wizard.notation.block import write
from bot.games.wizard.rules.points import REVOKE
from bot.games.wizard.rules.table_words import joined, signed
from bot.games.wizard.screen.sheet import (
    Pad,
    Writing,
    chart_page,
    note,
    pad_of,
    pad_picture,
    penalty_lines,
    ranking_lines,
    text_page,
)

PER_ROW = 5
GAME_PAGE = "spiel"
MOST_PENALTIES = 15


def screen(view: View, voice: Voice, page: str = "") -> Screen:
    """Lay out the pad or one of its pages."""
    pad = _pad(view)
    back = "" if view.phase == "over" else "mehr"
    match page:
        case "text":
            return text_page(pad, voice, back)
        case "verlauf":
            return chart_page(pad, voice, back)
    if view.phase == "over":
        return _final(view, pad, voice)
    match page:
        case "mehr":
            return _more(view)
        case "aendern":
            return _change(view, voice)
        case "spiele":
            return _games(view)
        case "strafen":
            return _penalties(view, voice)
        case "leute":
            return _people(view, voice)
        case "schluss":
            return _end(view)
    number = page.removeprefix(GAME_PAGE)
    if page.startswith(GAME_PAGE) and number.isdecimal() and 1 <= int(number) <= len(view.sheet.rows):
        return _game(view, voice, int(number))
    return _front(view, pad, voice)


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
        case "bids":
            rows += _numbers([_bid_button(view, number) for number in range(view.cards + 1)])
        case "tricks":
            left = view.cards - sum(view.entry.tricks)
            rows += _numbers([_take_button(number) for number in range(left + 1)])
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


def _bid_button(view: View, number: int) -> Button:
    if number == view.barred:
        return Button(write(Say(tricks=number)), text("wizardblock-barred", number=number), barred=True)
    return Button(write(Say(tricks=number)), text("wizard-number", number=number), "primary")


def _take_button(number: int) -> Button:
    return Button(write(Take(tricks=number)), text("wizard-number", number=number), "primary")


def _numbers(buttons: list[Button]) -> list[Row]:
    return [tuple(buttons[start : start + PER_ROW]) for start in range(0, len(buttons), PER_ROW)]


def _tools(view: View, voice: Voice) -> tuple[Button, ...]:
    names = ", ".join(voice.name(seat)[:12] for seat in view.order)
    tools = []
    if view.phase == "bids":
        ask = text("wizardblock-ask-bids", names=names, count=len(view.order))
        tools.append(Button("ansagen", text("wizardblock-all-bids"), emoji="⌨️", ask=ask))
    else:
        ask = text("wizardblock-ask-tricks", names=names, count=len(view.order))
        tools.append(Button("stiche", text("wizardblock-all-tricks"), emoji="⌨️", ask=ask))
    tools.append(Button(write(Undo()), text("wizardblock-undo"), emoji="↩️", barred=not view.undoable))
    tools.append(Button(turn("mehr"), text("wizardblock-more"), emoji="📋"))
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
        absent = [text("wizard-seat", seat=Seated(seat)) for seat in view.late]
        lines.append(text("wizardblock-absent-line", names=joined(absent)))
    return lines


def _final(view: View, pad: Pad, voice: Voice) -> Screen:
    pages = (
        Button(turn("verlauf"), text("wizard-chart"), emoji="📈"),
        Button(turn("text"), text("wizard-text-and-csv"), emoji="📄"),
    )
    lines = (*ranking_lines(pad.sums), *penalty_lines(view.sheet))
    return Screen(text("wizard-final"), lines, pad_picture(pad, voice), (pages,), tone="good")


def _page(heading: Text, lines: tuple[Text, ...], *rows: Row, back: str = "mehr") -> Screen:
    return Screen(heading, lines, rows=(*rows, (Button(turn(back), text("wizard-back")),)))


def _more(view: View) -> Screen:
    looks = (
        Button(turn("verlauf"), text("wizard-chart"), emoji="📈"),
        Button(turn("text"), text("wizard-text-and-csv"), emoji="📄"),
    )
    writes = (
        Button(turn("aendern"), text("wizardblock-change"), emoji="✏️"),
        Button(turn("spiele"), text("wizardblock-correct"), emoji="🩹"),
        Button(turn("strafen"), text("wizardblock-penalties"), emoji="⚖️"),
        Button(turn("leute"), text("wizardblock-people"), emoji="🪑"),
        Button(turn("schluss"), text("wizardblock-end"), emoji="🏁"),
    )
    return _page(text("wizardblock-more"), (text("wizardblock-more-about"),), looks, writes, back="")


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
        rows += _numbers(buttons)
    about = text("wizardblock-change-about") if rows else text("wizardblock-change-nothing")
    return _page(text("wizardblock-change"), (about,), *rows)


def _games(view: View) -> Screen:
    if not view.sheet.rows:
        return _page(text("wizardblock-correct"), (text("wizard-nothing-written"),))
    choices = tuple(
        Choice(
            turn(f"{GAME_PAGE}{row.number}"),
            text("wizardblock-game-choice", number=row.number, cards=row.cards),
            text("wizardblock-game-locked" if row.number in view.locked else "wizardblock-game-open"),
        )
        for row in reversed(view.sheet.rows)
    )
    menu = Menu("spiele", text("wizardblock-which-game"), choices)
    return _page(text("wizardblock-correct"), (text("wizardblock-correct-about"),), menu)


def _game(view: View, voice: Voice, number: int) -> Screen:
    row = view.sheet.rows[number - 1]
    written = " ".join(f"{tricks}/{bid}" for tricks, bid in zip(row.tricks, row.bids, strict=True))
    names = ", ".join(voice.name(seat)[:12] for seat in row.players)
    cells = [
        text("wizardblock-cell", seat=Seated(seat), tricks=tricks, bid=bid)
        for seat, tricks, bid in zip(row.players, row.tricks, row.bids, strict=True)
    ]
    ask = text("wizardblock-ask-game", names=names, example=written)
    button = Button(f"{GAME_PAGE} {number}", text("wizardblock-write-anew"), "primary", "✏️", ask=ask)
    lines = (
        text("wizardblock-stands", cells=joined(cells)),
        text("wizardblock-type-like", example=written),
        text("wizardblock-game-locked" if number in view.locked else "wizardblock-game-open"),
    )
    return _page(text("wizardblock-game", number=number, cards=row.cards), lines, (button,), back="spiele")


def _penalties(view: View, voice: Voice) -> Screen:
    fines = Menu(
        "strafe",
        text("wizardblock-revoke", points=signed(REVOKE)),
        tuple(Choice(write(Fine(seat=seat)), _name(voice, seat)) for seat in view.seats),
    )
    rows: list[Row] = [fines]
    if view.sheet.penalties:
        choices = tuple(
            Choice(
                write(Pardon(line=line)),
                text(
                    "wizard-penalty-line",
                    line=line,
                    seat=voice.name(one.seat)[:40],
                    points=signed(one.points),
                    number=one.number,
                ),
            )
            for line, one in list(enumerate(view.sheet.penalties, 1))[-MOST_PENALTIES:]
        )
        rows.append(Menu("streichen", text("wizardblock-strike"), choices))
    lines = (text("wizardblock-penalties-about"), *penalty_lines(view.sheet)[-MOST_PENALTIES:])
    return _page(text("wizardblock-penalties"), lines, *rows)


def _people(view: View, voice: Voice) -> Screen:
    gone = {seat for seat, _ in view.sheet.gone}
    here = tuple(seat for seat in view.seats if seat not in gone)
    rows: list[Row] = []

    def menu(key: str, prompt: Text, actions: list[tuple[BlockAction, Text]]) -> None:
        if actions:
            rows.append(Menu(key, prompt, tuple(Choice(write(action), label) for action, label in actions)))

    late = _may_be_late(view, here)
    menu("fehlt", text("wizardblock-who-late"), [(Miss(seat=seat), _name(voice, seat)) for seat in late])
    menu("da", text("wizardblock-who-arrives"), [(Arrive(seat=seat), _name(voice, seat)) for seat in view.late])
    leaves: list[tuple[BlockAction, Text]] = [
        (Leave(seat=seat, manner=manner), text("wizardblock-leaves", name=voice.name(seat)[:40], manner=manner))
        for manner in ("gone", "defeat", "disqualified")
        for seat in here
    ]
    menu("geht", text("wizardblock-who-leaves"), leaves)
    if not view.sheet.rows and not view.entry.bids:
        dealers: list[tuple[BlockAction, Text]] = [
            (Geber(seat=seat), _name(voice, seat)) for seat in view.order if seat != view.dealer
        ]
        menu("geber", text("wizardblock-who-deals"), dealers)
    return _page(text("wizardblock-people"), (text("wizardblock-people-about"),), *rows)


def _name(voice: Voice, seat: Seat) -> Text:
    """Name somebody in a menu, where mentions are not shown as names."""
    return text("wizard-label", name=voice.name(seat)[:60])


def _may_be_late(view: View, here: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Only who has not played a game yet, and only between games."""
    if view.entry.bids or view.playoff:
        return ()
    played = {seat for row in view.sheet.rows for seat in row.players}
    return tuple(seat for seat in here if seat not in played and seat not in view.late)


def _end(view: View) -> Screen:
    buttons: list[Button] = []
    if view.playoff:
        buttons.append(Button(write(Share()), text("wizardblock-share"), "danger"))
    elif view.mode == "full" or view.clock_out:
        buttons.append(Button(write(Finish()), text("wizardblock-finish"), "danger", "🏁"))
    buttons.append(Button(write(Replay()), text("wizardblock-replay"), "danger"))
    return _page(text("wizardblock-end"), (text("wizardblock-end-about", mode=view.mode),), tuple(buttons))
