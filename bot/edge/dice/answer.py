"""How a roll is shown: one line as the old chat wrote it, and the dice as a picture."""

import io
from collections.abc import Callable, Mapping

import discord

from bot.dice.roll import Rolled, raised
from bot.dice.throw import Dice
from bot.draw.dice import Die, RollLabels, RollPicture, draw_roll
from bot.draw.dice.records import MOST_DICE
from bot.edge.kit.services import Services, plain, safe
from bot.engine.text import Text, text

MINUS = "\u2212"


def roll_line(
    rolled: Rolled, name: str, xp: int, say: Callable[[Text], str], spell: Callable[[str], str] = safe
) -> str:
    """Write a roll in words, dice in bold, the label behind."""
    name = spell(name)
    label = f" · {spell(rolled.throw.label)}" if rolled.throw.label else ""
    if rolled.pair is None:
        sum_of, result = _arithmetic(rolled), _number(rolled.total)
        if sum_of == result:
            return say(text("dice-line-one", name=name, throw=rolled.throw.formula, total=result)) + label
        return say(text("dice-line", name=name, throw=rolled.throw.formula, sum=sum_of, total=result)) + label
    a, b = rolled.first, rolled.second
    line = say(text("dice-line-pair", name=name, first=a, second=b, total=a + b))
    if xp:
        first, second, total = raised(a, b, xp)
        line += " · " + say(text("dice-line-xp", xp=xp, first=first, second=second, total=total))
    return line + label


def roll_alt(rolled: Rolled, name: str, xp: int, say: Callable[[Text], str]) -> str:
    """Write a roll for those who hear the picture read out: without any marks."""
    line = roll_line(rolled, name, xp, say, plain)
    for mark in ("**", "~~", "`"):
        line = line.replace(mark, "")
    return line


def _arithmetic(rolled: Rolled, *, struck: bool = True) -> str:
    """Write every die, dropped ones struck out: `6, 5, 4, ~~1~~ + 2`; or only those that count."""
    parts: list[str] = []
    for term, values, kept in zip(rolled.throw.terms, rolled.values, rolled.kept, strict=True):
        if isinstance(term, Dice):
            dice = ", ".join(
                str(value) if counts else f"~~{value}~~"
                for value, counts in zip(values, kept, strict=True)
                if counts or struck
            )
            body, negative = f"({dice})" if len(rolled.throw.terms) > 1 else dice, term.sign < 0
        else:
            body, negative = str(abs(term)), term < 0
        parts.append(f"{MINUS if negative else '+'} {body}")
    return " ".join(parts).removeprefix("+ ")


def _number(value: int) -> str:
    return f"{MINUS}{-value}" if value < 0 else str(value)


MOST_SIGNS = 12


def dice_signs(rolled: Rolled, icons: Mapping[str, str]) -> str:
    """Show the dice as small signs where a picture would be too much: plain dice, and not too many."""
    signs = [icons.get(f"die_{face[1]}", "") if face[0] == 6 else "" for face in rolled.faces]
    return " ".join(signs) if all(signs) and len(signs) <= MOST_SIGNS else ""


def picturable(services: Services, rolled: Rolled) -> bool:
    """Tell whether the dice fit on a picture and pictures are wanted."""
    return services.settings.dice.picture and len(rolled.faces) <= MOST_DICE


async def roll_picture(
    services: Services, rolled: Rolled, name: str, xp: int, say: Callable[[Text], str]
) -> discord.File:
    """Draw the dice, the same picture for everybody who rolls the same."""
    labels = RollLabels(
        first=say(text("kampf-label-first")), second=say(text("kampf-label-second")), sum=say(text("kampf-label-sum"))
    )
    detail = None if rolled.pair else _arithmetic(rolled, struck=False)
    dice = tuple(Die(*face) for face in rolled.faces)
    picture = RollPicture(dice, rolled.total, rolled.throw.formula, xp=xp, detail=detail, labels=labels)
    png = await services.studio.draw(draw_roll, picture)
    return discord.File(io.BytesIO(png), "wurf.png", description=roll_alt(rolled, name, xp, say)[:1024])
