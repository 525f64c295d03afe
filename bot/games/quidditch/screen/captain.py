"""What captains do: give experience (Q2.5), ask for a substitution (Q7.1), agree on an end (Q6.1, Q7.3)."""

from bot.engine.screen import Button, Choice, Menu, Row, Screen, to_page
from bot.engine.text import Text, text
from bot.games.quidditch.model import PLACES, Move, Whispered, house_of
from bot.games.quidditch.notation import write
from bot.games.quidditch.screen.moves import BACK, words
from bot.games.quidditch.screen.votes import vote_lines, vote_row
from bot.games.quidditch.tell.parts import moves
from bot.games.quidditch.view.records import View

# -- experience --------------------------------------------------------------------------------------------------------


def experience(view: View, chosen: list[str]) -> Screen:
    """Offer a menu for each gift; what was chosen stands in it, and a press on the button stores it."""
    due = view.gifts[: len(view.may_give)]
    slots = [*chosen, *("" for _ in due)][: len(due)]
    rows: list[Row] = [_gift(view, slots, number, points) for number, points in enumerate(due)]
    given = ", ".join(f"{seat} {points}" for seat, points in zip(slots, due, strict=True) if seat)
    buttons = [BACK]
    if all(slots):
        store = write(Whispered(text=f"XP {given}"))
        buttons.insert(0, Button(store, text("quidditch-button-confirm"), "success"))
    lines = [text("quidditch-xp-help", due=" · ".join(map(str, view.gifts)))]
    if given:
        lines.append(text("quidditch-xp-chosen", given=given))
    return Screen(text("quidditch-xp-heading"), tuple(lines), rows=(*rows, tuple(buttons)), tone="now")


def _gift(view: View, slots: list[str], number: int, points: int) -> Menu:
    """Offer everybody who has nothing yet, and to take the gift back."""

    def choice(seat: str, name: Text) -> Choice:
        return Choice(to_page(".".join(["xp", *slots[:number], seat, *slots[number + 1 :]])), name)

    choices = tuple(choice(seat, words(seat)) for seat in view.may_give if seat not in slots)
    if not slots[number]:
        return Menu(f"xp{number}", text("quidditch-xp-prompt", points=points), choices)
    prompt = text("quidditch-xp-taken", points=points, seat=slots[number])
    return Menu(f"xp{number}", prompt, (*choices, choice("", text("quidditch-xp-nobody-yet"))))


# -- in play -----------------------------------------------------------------------------------------------------------


def captain_page(view: View) -> Screen:
    """Offer what only a captain may ask for."""
    ask = Button(to_page("wechsel"), text("quidditch-button-wechsel"), "primary")
    lines = (text("quidditch-captain-help"), *vote_lines(view.consent))
    first = (ask, BACK) if view.may_substitute else (BACK,)
    return Screen(text("quidditch-button-captain-page"), lines, rows=(first, vote_row()), tone="now")


def substitution(view: View, chosen: list[str]) -> Screen:
    """Ask who leaves his place, then what becomes of it, then why."""
    typed = Button("wechsel", text("quidditch-button-wechsel-typed"), ask=text("quidditch-ask-wechsel"))
    if len(chosen) == 3:
        changes = _changes(*chosen)
        if changes is not None:
            move = "wechsel " + " ".join(f"{come}>{go}" for come, go in changes) + ":"
            why = Button(move, text("quidditch-button-wechsel-why"), "success", ask=text("quidditch-ask-why"))
            lines: tuple[Text, ...] = (text("quidditch-wechsel-chosen", changes=moves(changes)),)
            return Screen(text("quidditch-button-wechsel"), lines, rows=((why, BACK),), tone="now")
    if len(chosen) == 1 and chosen[0] in view.team:
        choices = tuple(_fates(view, chosen[0]))[:25]
        menu = Menu("was", text("quidditch-wechsel-what", seat=chosen[0]), choices)
        return Screen(text("quidditch-button-wechsel"), (), rows=(menu, (BACK,)), tone="now")
    choices = tuple(Choice(to_page(f"wechsel.{seat}"), words(seat)) for seat in view.team)
    menu = Menu("wer", text("quidditch-wechsel-who"), choices)
    lines = (text("quidditch-wechsel-help"),)
    return Screen(text("quidditch-button-wechsel"), lines, rows=(menu, (typed, BACK)), tone="now")


def _fates(view: View, seat: str) -> list[Choice]:
    """List what may become of a place: a newcomer, a swap, somebody moving up, a free place."""
    others = [one for one in view.team if one != seat]
    free = [house_of(seat) + place for place in PLACES if house_of(seat) + place not in view.team]
    fates = [("neu", seat)]
    fates += [("tausch", one) for one in others]
    fates += [("nach", one) for one in others]
    fates += [("frei", one) for one in free]
    return [
        Choice(to_page(f"wechsel.{seat}.{how}.{one}"), text(f"quidditch-wechsel-{how}", seat=seat, other=one))
        for how, one in fates
    ]


def _changes(seat: str, how: str, other: str) -> tuple[Move, ...] | None:
    match how:
        case "neu":
            return (seat, "-"), ("+", seat)
        case "tausch":
            return (seat, other), (other, seat)
        case "nach":
            return (seat, "-"), (other, seat)
        case "frei":
            return ((seat, other),)
    return None
