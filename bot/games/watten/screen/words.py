"""Names and the pad's picture, shared by both screens."""

from itertools import pairwise

from bot.engine.helpers import csv_cell, flag, signed
from bot.engine.screen import Button, Choice, File, Menu, Picture, Row, Voice, to_page
from bot.engine.seats import Seat
from bot.engine.text import Text, text
from bot.games.watten.draw import draw_end, draw_pad
from bot.games.watten.draw.records import EndPicture, EndWords, PadBummerl, PadLine, PadPicture, PadWords, TeamBox
from bot.games.watten.model.cards import Rank, Suit
from bot.games.watten.model.score import (
    CASES,
    FINE,
    LETTERS,
    TARGET,
    TEAMS,
    TENSE,
    Bummerl,
    Case,
    Line,
    Team,
    course,
    other,
    ranking,
)
from bot.games.watten.model.table import TableView
from bot.games.watten.notation.pad import write_exclusion, write_fine
from bot.games.watten.rules.playing import winner
from bot.games.watten.tell.words import CASE_WORDS, card_name, rank_name, suit_name, team_name

NAME = 24
"""Letters of a name on a button."""
BACK = Button(to_page(""), text("watten-back"), emoji="↩️")


def short(name: str) -> str:
    """Cut a name so that two of them fit a button."""
    return name if len(name) <= NAME else name[: NAME - 1] + "…"


def team_label(order: tuple[Seat, ...], team: Team, voice: Voice) -> str:
    """Name a team in plain words, for labels and pictures."""
    return f"{short(voice.name(order[team]))} / {short(voice.name(order[team + 2]))}"


def schlag_said(rank: Rank | None) -> Text:
    """Name the Schlag, or say that it is not announced."""
    return text("watten-unsaid") if rank is None else rank_name(rank)


def farbe_said(suit: Suit | None) -> Text:
    """Name the Farbe, or say that it is not announced."""
    return text("watten-unsaid") if suit is None else suit_name(suit)


def team_box(view: TableView, team: Team, voice: Voice) -> TeamBox:
    """Show a team with its points and what is missing to the Bummerl."""
    names = voice.name(view.order[team]), voice.name(view.order[team + 2])
    points = view.points[team]
    tense = points >= TENSE
    note = text("watten-word-tense") if tense else text("watten-word-left-to", missing=TARGET - points)
    return TeamBox(names, points, voice.say(note), tense)


def ahead(view: TableView) -> int | None:
    """Tell whose card is the best of the trick so far."""
    if not view.trick or view.schlag is None or view.farbe is None:
        return None
    return winner(view.trick, view.schlag, view.farbe)


def laid_words(view: TableView, voice: Voice) -> list[Text]:
    """Put the trick in words."""
    best = ahead(view)
    return [
        text("watten-alt-laid", name=voice.name(view.order[place]), card=card_name(card), ahead=flag(place == best))
        for place, card in view.trick
    ]


def back_rows(*rows: Row) -> tuple[Row, ...]:
    """Put the way back below some rows."""
    return (*rows, (BACK,))


def fine_menus(order: tuple[Seat, ...], voice: Voice, cases: tuple[Case, ...] = CASES) -> tuple[Menu, ...]:
    """Offer every Strafe that can be due now against either team."""
    return tuple(
        Menu(
            f"strafe{LETTERS[team]}",
            text("watten-fine-whom", team=team_label(order, team, voice)),
            tuple(Choice(write_fine(team, case), text(CASE_WORDS[case])) for case in cases),
        )
        for team in TEAMS
    )


def exclusion_menu(order: tuple[Seat, ...], voice: Voice) -> Menu:
    """Offer the last resort to the Spielleiter."""
    one, two = (team_label(order, team, voice) for team in TEAMS)
    return Menu(
        "ausschluss",
        text("watten-exclude-whom"),
        (
            Choice(write_exclusion((0,)), text("watten-exclude", team=one)),
            Choice(write_exclusion((1,)), text("watten-exclude", team=two)),
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
        tense_a=flag(TENSE <= points[0] < TARGET),
        tense_b=flag(TENSE <= points[1] < TARGET),
    )
    return Picture(draw_pad, data, alt)


def end_picture(
    order: tuple[Seat, ...],
    lines: tuple[Line, ...],
    won: tuple[Bummerl, ...],
    excluded: tuple[Team, ...],
    voice: Voice,
) -> Picture:
    """Draw the end of a sitting: who has won, the last lines of the pad, all Bummerl."""
    first, *behind = ranking(won, excluded)
    winner = first[0] if behind else None
    names = tuple((voice.name(order[team]), voice.name(order[team + 2])) for team in TEAMS)
    bummerl = tuple(sum(one.team == team for one in won) for team in TEAMS)
    total = tuple(sum(one.counted[team] for one in won) for team in TEAMS)
    points = won[0].counted if len(won) == 1 else (bummerl[0], bummerl[1])
    title = (
        text("watten-end-draw")
        if winner is None
        else text("watten-end-title", one=names[winner][0], other=names[winner][1])
    )
    side = winner or 0
    reason = text(
        "watten-end-reason",
        ending=won[-1].ending if len(won) == 1 else "many",
        won=bummerl[side],
        lost=bummerl[1 - side],
        a=total[side],
        b=total[1 - side],
    )
    data = EndPicture(
        title=voice.say(title),
        reason=voice.say(reason),
        teams=(names[0], names[1]),
        points=points,
        winner=winner,
        lines=_lines(lines),
        strokes=(_strokes(won, 0), _strokes(won, 1)),
        words=EndWords(voice.say(text("watten-end-last")), voice.say(text("watten-word-bummerl"))),
    )
    one, two = (team_label(order, team, voice) for team in TEAMS)
    alt = text("watten-end-alt", title=title, reason=reason, one=one, other=two, a=points[0], b=points[1])
    return Picture(draw_end, data, alt)


def _lines(lines: tuple[Line, ...]) -> tuple[PadLine, ...]:
    drawn = []
    for line, (before, after) in zip(lines, pairwise(course(lines)), strict=True):
        side = line.team
        change = f"+{line.value}" if line.value else ""
        if line.how == "fine":
            taken = after[line.team] < before[line.team]
            side = line.team if taken else other(line.team)
            change = signed(-FINE if taken else FINE)
        tense = tuple(before[team] < TENSE <= after[team] < TARGET for team in TEAMS)
        number = "" if line.how == "fine" else str(line.game)
        drawn.append(PadLine(number, side, line.how, change, after, (tense[0], tense[1])))
    return tuple(drawn)


def _strokes(won: tuple[Bummerl, ...], team: Team) -> tuple[PadBummerl, ...]:
    pennants = {"plain": "", "schneider": "S", "retour": "R"}
    return tuple(
        PadBummerl(f"{one.counted[team]}:{one.counted[other(team)]}", pennants[one.ending])
        for one in won
        if one.team == team
    )


def pad_file(order: tuple[Seat, ...], lines: tuple[Line, ...], won: tuple[Bummerl, ...], voice: Voice) -> File:
    """Write the Runde and all Bummerl as a table to take home."""
    teams = [csv_cell(team_label(order, team, voice)) for team in TEAMS]
    rows = [voice.say(text("watten-csv-head", one=teams[0], other=teams[1]))]
    for line, (_, after) in zip(lines, pairwise(course(lines)), strict=True):
        how = csv_cell(voice.say(text("watten-csv-how", how=line.how)))
        rows.append(f"{line.game};{how};{teams[line.team]};{line.value};{after[0]};{after[1]}")
    for number, one in enumerate(won, 1):
        ending = csv_cell(voice.say(text("watten-csv-ending", ending=one.ending)))
        rows.append(f"B{number};{ending};{teams[one.team]};1;{one.counted[0]};{one.counted[1]}")
    return File("watten.csv", "\r\n".join(rows) + "\r\n")


def end_lines(order: tuple[Seat, ...], won: tuple[Bummerl, ...]) -> tuple[Text, ...]:
    """Say what each team takes home from a sitting."""
    return tuple(
        text(
            "watten-end-team",
            team=team_name(order, team),
            bummerl=sum(one.team == team for one in won),
            points=sum(one.counted[team] for one in won),
        )
        for team in TEAMS
    )
