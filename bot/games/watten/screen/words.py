"""Names and the pad's picture, shared by both screens."""

from itertools import pairwise

from bot.engine.screen import Button, Choice, File, Menu, Picture, Row, Voice, turn
from bot.engine.seats import Seat
from bot.engine.text import Seated, Text, text
from bot.games.watten.draw import draw_pad
from bot.games.watten.draw.records import PadBummerl, PadLine, PadPicture, PadWords
from bot.games.watten.model.score import CASES, LETTERS, TARGET, TEAMS, TENSE, Bummerl, Line, Team, course
from bot.games.watten.notation.pad import write_exclusion, write_fine
from bot.games.watten.rules.pad_words import CASE_WORDS

MINUS = "\u2212"
NAME = 24
"""Letters of a name on a button."""
BACK = Button(turn(""), text("watten-back"), emoji="↩️")


def short(name: str) -> str:
    """Cut a name so that two of them fit a button."""
    return name if len(name) <= NAME else name[: NAME - 1] + "…"


def team_label(order: tuple[Seat, ...], team: Team, voice: Voice) -> str:
    """Name a team in plain words, for labels and pictures."""
    return f"{short(voice.name(order[team]))} / {short(voice.name(order[team + 2]))}"


def team_text(order: tuple[Seat, ...], team: Team) -> Text:
    """Name a team in a sentence."""
    return text("watten-team", one=Seated(order[team]), other=Seated(order[team + 2]))


def back_rows(*rows: Row) -> tuple[Row, ...]:
    """Put the way back below some rows."""
    return (*rows, (BACK,))


def fine_menus(order: tuple[Seat, ...], voice: Voice) -> tuple[Menu, ...]:
    """Offer every Strafe against either team."""
    return tuple(
        Menu(
            f"strafe{LETTERS[team]}",
            text("watten-fine-whom", team=team_label(order, team, voice)),
            tuple(Choice(write_fine(team, case), text(CASE_WORDS[case])) for case in CASES),
        )
        for team in TEAMS
    )


def exclusion_menu(order: tuple[Seat, ...], voice: Voice) -> Menu:
    """Offer the last resort to the Spielleiter."""
    one, other = (team_label(order, team, voice) for team in TEAMS)
    return Menu(
        "ausschluss",
        text("watten-exclude-whom"),
        (
            Choice(write_exclusion((0,)), text("watten-exclude", team=one)),
            Choice(write_exclusion((1,)), text("watten-exclude", team=other)),
            Choice(write_exclusion((0, 1)), text("watten-exclude-both")),
        ),
    )


def pad_picture(
    order: tuple[Seat, ...],
    round_: int,
    lines: tuple[Line, ...],
    won: tuple[Bummerl, ...],
    running: Text | None,
    voice: Voice,
) -> Picture:
    """Draw the pad as it lies at the inn."""
    names = tuple((voice.name(order[team]), voice.name(order[team + 2])) for team in TEAMS)
    points = course(lines)[-1]
    data = PadPicture(
        title=voice.say(text("watten-name")),
        subtitle=voice.say(text("watten-pad-subtitle", round=round_)),
        teams=(names[0], names[1]),
        lines=_lines(lines),
        running=voice.say(running) if running else "",
        running_game=str(sum(line.how != "fine" for line in lines) + 1),
        strokes=(_strokes(won, 0), _strokes(won, 1)),
        words=PadWords(
            bummerl=voice.say(text("watten-word-bummerl")),
            played=voice.say(text("watten-word-played")),
            left=voice.say(text("watten-word-left")),
            fine=voice.say(text("watten-word-fine")),
            tense=voice.say(text("watten-word-tense")),
            pennants=voice.say(text("watten-word-pennants")),
            folded=voice.say(text("watten-word-folded")),
        ),
    )
    alt = text(
        "watten-pad-alt",
        round=round_,
        one=team_label(order, 0, voice),
        other=team_label(order, 1, voice),
        a=points[0],
        b=points[1],
        games=sum(line.how != "fine" for line in lines),
        won=len(data.strokes[0]),
        lost=len(data.strokes[1]),
        tense_a="yes" if points[0] >= TENSE else "no",
        tense_b="yes" if points[1] >= TENSE else "no",
    )
    return Picture(draw_pad, data, alt)


def _lines(lines: tuple[Line, ...]) -> tuple[PadLine, ...]:
    drawn = []
    for line, (before, after) in zip(lines, pairwise(course(lines)), strict=True):
        side = line.team
        change = f"+{line.value}" if line.value else ""
        if line.how == "fine":
            taken = after[line.team] < before[line.team]
            side, change = (line.team, f"{MINUS}2") if taken else (1 - line.team, "+2")
        tense = tuple(before[team] < TENSE <= after[team] < TARGET for team in TEAMS)
        number = "" if line.how == "fine" else str(line.game)
        drawn.append(PadLine(number, side, line.how, change, after, (tense[0], tense[1])))
    return tuple(drawn)


def _strokes(won: tuple[Bummerl, ...], team: Team) -> tuple[PadBummerl, ...]:
    pennants = {"plain": "", "schneider": "S", "retour": "R"}
    return tuple(
        PadBummerl(f"{one.counted[team]}:{one.counted[1 - team]}", pennants[one.ending])
        for one in won
        if one.team == team
    )


def pad_file(order: tuple[Seat, ...], lines: tuple[Line, ...], won: tuple[Bummerl, ...], voice: Voice) -> File:
    """Write the Runde and all Bummerl as a table to take home."""
    teams = [_cell(team_label(order, team, voice)) for team in TEAMS]
    rows = [voice.say(text("watten-csv-head", one=teams[0], other=teams[1]))]
    for line, (_, after) in zip(lines, pairwise(course(lines)), strict=True):
        how = _cell(voice.say(text("watten-csv-how", how=line.how)))
        rows.append(f"{line.game};{how};{teams[line.team]};{line.value};{after[0]};{after[1]}")
    for number, one in enumerate(won, 1):
        ending = _cell(voice.say(text("watten-csv-ending", ending=one.ending)))
        rows.append(f"B{number};{ending};{teams[one.team]};1;{one.counted[0]};{one.counted[1]}")
    return File("watten.csv", "\r\n".join(rows) + "\r\n")


def _cell(words: str) -> str:
    """Keep a name one cell, and keep spreadsheets from taking it for a formula."""
    plain = words.replace(";", ",").replace("\n", " ").replace("\r", " ").replace('"', "'")
    return f"'{plain}" if plain[:1] in "=+-@\t" else plain
