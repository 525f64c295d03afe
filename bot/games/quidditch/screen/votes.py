"""Ending, pausing, abandoning, adjourning: what needs both captains and the referee (Q6.1, Q7.3)."""

from bot.engine.helpers import listing
from bot.engine.screen import Button, Screen, to_page
from bot.engine.text import Text, text
from bot.games.quidditch.model import HOUSES, Einig, Einigung
from bot.games.quidditch.notation import write
from bot.games.quidditch.screen.moves import back, label
from bot.games.quidditch.tell.parts import BOTH

Consent = tuple[tuple[str, tuple[str, ...]], ...]
PROPOSALS: tuple[Einig, ...] = ("ende", "pause", "abbruch", "verschieben")


def vote_row() -> tuple[Button, ...]:
    """Offer a page for each proposal: none of them is undone by a press."""
    return tuple(Button(to_page(f"einig.{was}"), text(f"quidditch-propose-{was}")) for was in PROPOSALS)


def vote_lines(consent: Consent) -> list[Text]:
    """Say what was proposed and who is for it."""
    return [
        text("quidditch-desk-agreed", was=text(f"quidditch-einig-{was}"), who=listing([_who(one) for one in who], BOTH))
        for was, who in consent
    ]


def _who(one: str) -> Text:
    return text(f"quidditch-haus-{one}") if one in HOUSES else text("quidditch-the-referee")


def vote_page(consent: Consent, was: str, me: str, before: str = "") -> Screen:
    """Ask somebody who came from a page before for his yes or no."""
    agreed = dict(consent).get(was, ())
    lines = [text(f"quidditch-einig-{was}-help"), *vote_lines(tuple(one for one in consent if one[0] == was))]
    buttons = []
    if me not in agreed:
        yes = write(Einigung.model_validate({"was": was}))
        buttons.append(Button(yes, label(yes), "danger"))
    if agreed:
        no = write(Einigung.model_validate({"was": was, "ja": False}))
        buttons.append(Button(no, label(no)))
    return Screen(text(f"quidditch-propose-{was}"), tuple(lines), rows=((*buttons, back(before)),), tone="bad")
