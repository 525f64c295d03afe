"""The pages of whoever leads a Block: corrections, penalties, the list of the Schiedsrichter, people."""

from bot.engine.helpers import signed
from bot.engine.screen import Button, Choice, Menu, Row, Screen, Voice, to_page
from bot.engine.seats import Seat
from bot.engine.text import Seated, Text, text
from bot.games.wizard.model.block import Annul, BlockAction, Geber
from bot.games.wizard.model.pad import View
from bot.games.wizard.model.people import Arrive, Fine, Leave, Miss, Pardon
from bot.games.wizard.model.sheet import Manner
from bot.games.wizard.model.sheet import Row as Game
from bot.games.wizard.notation.block import write
from bot.games.wizard.rules.points import REVOKE
from bot.games.wizard.screen.rulings import OFFENCE_PAGE, offence_page, sub_page, warned_lines, withdraw_menu
from bot.games.wizard.screen.sheet import penalty_lines, ruling_lines
from bot.games.wizard.tell.words import joined

GAME_PAGE, PLAYOFF_PAGE = "spiel", "stechen"
MOST_PENALTIES = 12


def leading_page(view: View, voice: Voice, page: str) -> Screen | None:
    """Lay out a page for whoever leads, None if there is none of this name."""
    match page:
        case "spiele":
            return _games(view, voice)
        case "strafen":
            return _penalties(view, voice)
        case "leute":
            return _people(view, voice)
    for word, rows in ((GAME_PAGE, view.sheet.rows), (PLAYOFF_PAGE, view.sheet.playoffs)):
        number = page.removeprefix(word)
        if page.startswith(word) and number.isdecimal() and 1 <= int(number) <= len(rows):
            return _game(view, voice, int(number), playoff=word == PLAYOFF_PAGE)
    return offence_page(view.sheet, view.seats, voice, page)


def _games(view: View, voice: Voice) -> Screen:
    if not view.sheet.rows:
        return sub_page(text("wizardblock-correct"), (text("wizard-nothing-written"),))
    choices = tuple(
        Choice(
            to_page(f"{GAME_PAGE}{row.number}"),
            text("wizardblock-game-choice", number=row.number, cards=row.cards),
            text("wizardblock-game-locked" if row.number in view.locked else "wizardblock-game-open"),
        )
        for row in reversed(view.sheet.rows)
    )
    rows: list[Row] = [Menu("spiele", text("wizardblock-which-game"), choices)]
    if view.sheet.playoffs:
        playoffs = tuple(
            Choice(to_page(f"{PLAYOFF_PAGE}{line}"), text("wizardblock-playoff-choice", names=_names(voice, row)))
            for line, row in enumerate(view.sheet.playoffs, 1)
        )
        rows.append(Menu("stechen", text("wizardblock-which-playoff"), playoffs))
    return sub_page(text("wizardblock-correct"), (text("wizardblock-correct-about"),), *rows)


def _names(voice: Voice, row: Game) -> str:
    return ", ".join(voice.name(seat)[:12] for seat in row.players)


def _game(view: View, voice: Voice, number: int, *, playoff: bool) -> Screen:
    row = (view.sheet.playoffs if playoff else view.sheet.rows)[number - 1]
    word = PLAYOFF_PAGE if playoff else GAME_PAGE
    written = " ".join(f"{tricks}/{bid}" for tricks, bid in zip(row.tricks, row.bids, strict=True))
    cells = [
        text("wizardblock-cell", seat=Seated(seat), tricks=tricks, bid=bid)
        for seat, tricks, bid in zip(row.players, row.tricks, row.bids, strict=True)
    ]
    ask = text("wizardblock-ask-game", names=_names(voice, row), example=written)
    button = Button(f"{word} {number}", text("wizardblock-write-anew"), "primary", "✏️", ask=ask)
    closed = playoff or number in view.locked
    lines = (
        *((text("wizardblock-annulled", number=number),) if row.void else ()),
        text("wizardblock-stands", cells=joined(cells)),
        text("wizardblock-type-like", example=written),
        text("wizardblock-game-locked" if closed else "wizardblock-game-open"),
    )
    buttons = [button]
    if not playoff and not row.void:
        buttons.append(Button(write(Annul(number=number)), text("wizardblock-annul"), "danger", "🚫"))
    heading = text("wizardblock-playoff-game" if playoff else "wizardblock-game", number=number, cards=row.cards)
    return sub_page(heading, lines, tuple(buttons), back="spiele")


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
    offenders = tuple(Choice(to_page(f"{OFFENCE_PAGE}{seat}"), _name(voice, seat)) for seat in view.seats)
    rows.append(Menu("verstoss", text("wizardblock-offence"), offenders))
    rows += withdraw_menu(view.sheet, voice)
    lines = (
        text("wizardblock-penalties-about"),
        *penalty_lines(view.sheet)[-MOST_PENALTIES:],
        *ruling_lines(view.sheet)[-MOST_PENALTIES:],
        *warned_lines(view.sheet),
    )
    return sub_page(text("wizardblock-penalties"), lines, *rows)


def _people(view: View, voice: Voice) -> Screen:
    gone = {seat for seat, _ in view.sheet.gone}
    here = tuple(seat for seat in view.seats if seat not in gone)
    rows: list[Row] = []

    def menu(key: str, prompt: Text, actions: list[tuple[BlockAction, Text]]) -> None:
        if actions:
            rows.append(Menu(key, prompt, tuple(Choice(write(action), label) for action, label in actions)))

    over = view.phase == "over"
    late = () if over else _may_be_late(view, here)
    menu("fehlt", text("wizardblock-who-late"), [(Miss(seat=seat), _name(voice, seat)) for seat in late])
    menu(
        "da",
        text("wizardblock-who-arrives"),
        [(Arrive(seat=seat), _name(voice, seat)) for seat in view.late if not over],
    )
    manners: tuple[Manner, ...] = ("defeat", "disqualified") if over else ("gone", "defeat", "disqualified")
    leaves: list[tuple[BlockAction, Text]] = [
        (Leave(seat=seat, manner=manner), text("wizardblock-leaves", name=voice.name(seat)[:40], manner=manner))
        for manner in manners
        for seat in here
    ]
    menu("geht", text("wizardblock-who-leaves"), leaves)
    if not view.sheet.rows and not view.entry.bids and not over:
        dealers: list[tuple[BlockAction, Text]] = [
            (Geber(seat=seat), _name(voice, seat)) for seat in view.order if seat != view.dealer
        ]
        menu("geber", text("wizardblock-who-deals"), dealers)
    return sub_page(text("wizardblock-people"), (text("wizardblock-people-about"),), *rows)


def _name(voice: Voice, seat: Seat) -> Text:
    """Name somebody in a menu, where mentions are not shown as names."""
    return text("wizard-label", name=voice.name(seat)[:60])


def _may_be_late(view: View, here: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Only who has not played a game yet, and only between games."""
    if view.entry.bids or view.playoff:
        return ()
    played = {seat for row in view.sheet.rows for seat in row.players}
    return tuple(seat for seat in here if seat not in played and seat not in view.late)
