"""The pitch and the report as data for the pictures, with their words."""

from typing import Literal

from bot.engine.screen import Picture, Voice
from bot.engine.text import Text, text
from bot.games.quidditch import draw
from bot.games.quidditch.model import house_of
from bot.games.quidditch.view.records import Pitch, Report, View

_BANDS: tuple[draw.Band, draw.Band, draw.Band] = ("low", "middle", "high")
_ORDER = ("Hüter", "Sucher", "Jäger1", "Jäger2", "Jäger3", "Treiber1", "Treiber2")
_DICE = ("1–2", "3–4", "5–6")
_LETTERS: dict[str, Literal["G", "H", "R", "S"]] = {"G": "G", "H": "H", "R": "R", "S": "S"}


def _house(letter: str) -> Text:
    return text(f"quidditch-haus-{letter}")


def pitch_picture(view: View, pitch: Pitch, voice: Voice) -> Picture:
    """Draw the pitch as it stands."""
    holder = next((one for one in pitch.people if one.seat == pitch.holder), None)
    owner = house_of(holder.seat) if holder else None
    kept = {seat: tuple(n + 1 for n, k in enumerate(pitch.klatscher) if k.holder == seat) for seat in _holders(pitch)}
    players = tuple(
        draw.PitchPlayer(
            house=_LETTERS[house_of(one.seat)],
            seat=one.seat[1:],
            name=_person(voice, one.seat),
            band=_BANDS[one.third] if one.third is not None else None,
            xp=one.xp,
            keeper=one.seat.endswith("Hüter"),
            acts=one.seat in pitch.waiting,
            out=one.out,
            quaffel=one.seat == pitch.holder,
            klatscher=kept.get(one.seat, ()),
            schnatz=one.found,
        )
        for one in pitch.people
        if one.here
    )
    data = draw.PitchPicture(
        teams=(_team(view, 0, owner, voice), _team(view, 1, owner, voice)),
        thirds=_thirds(view, voice),
        players=players,
        round=view.round,
        rounds=view.rounds,
        round_words=voice.say(text("quidditch-picture-round", round=view.round, rounds=view.rounds)),
        phase=voice.say(text(f"quidditch-phase-{view.phase}")),
        klatscher=tuple(
            draw.PitchKlatscher(number + 1, _BANDS[one.third], "used" if one.used else "free")
            for number, one in enumerate(pitch.klatscher)
            if one.holder is None
        ),
        schnatz=_BANDS[pitch.schnatz] if pitch.schnatz is not None and view.phase == "sucher" else None,
        quaffel_words=holder.name if holder else "",
        labels=_pitch_labels(voice),
    )
    return Picture(draw.draw_pitch, data, _pitch_alt(view, pitch, voice))


def _person(voice: Voice, seat: str) -> str:
    """Name who plays there by the first name, for there is little room; a computer is called like its seat already."""
    return "" if voice.computer(seat) else next(iter(voice.name(seat).split()), "")


def _holders(pitch: Pitch) -> set[str]:
    return {one.holder for one in pitch.klatscher if one.holder}


def _team(view: View, side: int, owner: str | None, voice: Voice) -> draw.PitchTeam:
    house = view.houses[side]
    note = voice.say(text("quidditch-picture-possession")) if owner == house else ""
    return draw.PitchTeam(_LETTERS[house], voice.say(_house(house)), view.points[side], note)


def _thirds(view: View, voice: Voice) -> tuple[draw.Third, draw.Third, draw.Third]:
    low, middle, high = (
        draw.Third(
            view.letters[number],
            voice.say(text(f"quidditch-third-{_BANDS[number]}")),
            _DICE[number],
            _LETTERS.get(view.letters[number]) if view.letters[number] in view.houses and number != 1 else None,
        )
        for number in range(3)
    )
    return high, middle, low


def _pitch_labels(voice: Voice) -> draw.PitchLabels:
    def say(name: str) -> str:
        return voice.say(text(f"quidditch-label-{name}"))

    return draw.PitchLabels(
        quaffel=say("quaffel"),
        klatscher=say("klatscher"),
        schnatz=say("schnatz"),
        xp=say("xp"),
        out=say("out"),
        out_more=say("out-more"),
        waiting=say("waiting"),
        waiting_more=say("waiting-more"),
    )


def _pitch_alt(view: View, pitch: Pitch, voice: Voice) -> Text:
    parts = []
    for third, letter in enumerate(view.letters):
        names = [one.name for one in pitch.people if one.third == third and not one.out]
        if names:
            parts.append(f"{letter}: {', '.join(names)}")
    out = [one.name for one in pitch.people if one.out]
    if out:
        parts.append(f"{voice.say(text('quidditch-label-out'))}: {', '.join(out)}")
    one, other = view.houses
    return text(
        "quidditch-picture-alt",
        round=view.round,
        phase=text(f"quidditch-phase-{view.phase}"),
        one=_house(one),
        other=_house(other),
        a=view.points[0],
        b=view.points[1],
        where="; ".join(parts) or "–",
    )


# -- the report --------------------------------------------------------------------------------------------------------


def report_picture(view: View, report: Report, voice: Voice) -> Picture | None:
    """Draw the report of a match that was played; one that never began has none."""
    if not report.by_round:
        return None
    catch = None
    if report.catcher:
        team: Literal[0, 1] = 0 if house_of(report.catcher) == view.houses[0] else 1
        catch = draw.Catch(team, report.rounds, voice.say(text("quidditch-picture-catch", points=view.worth[1])))
    winner: Literal[0, 1] | None = None
    if report.winner:
        winner = 0 if report.winner == view.houses[0] else 1
    rounds = max(view.rounds, report.rounds, len(report.by_round))
    data = draw.ReportPicture(
        teams=(_report_team(view, report, 0, voice), _report_team(view, report, 1, voice)),
        rounds=rounds,
        subtitle=voice.say(
            text("quidditch-picture-subtitle", round=report.rounds, rounds=max(view.rounds, report.rounds))
        ),
        winner=winner,
        catch=catch,
        labels=_report_labels(voice),
        worth=view.worth[0],
    )
    return Picture(draw.draw_report, data, _report_alt(view, report))


def _report_team(view: View, report: Report, side: int, voice: Voice) -> draw.ReportTeam:
    house = view.houses[side]
    goals = [goal for goal in report.goals if goal.house == house]
    rounds = range(1, len(report.by_round) + 1)
    mine = sorted((one for one in report.luck if house_of(one.seat) == house), key=lambda one: _place(one.seat))
    rolls, total = sum(one.rolls for one in mine), sum(one.total for one in mine)
    name = voice.say(_house(house))
    return draw.ReportTeam(
        house=_LETTERS[house],
        name=name,
        result=report.result[side],
        points=tuple(points[side] for points in report.by_round),
        goals=tuple(sum(goal.round == number for goal in goals) for number in rounds),
        note=f"{view.points[side]} + {report.bonus}" if report.winner == house and report.bonus else "",
        players=_scorers(report, house, voice),
        luck=draw.Luck(voice.say(text("quidditch-label-team")), total / rolls, rolls) if rolls else None,
        player_luck=tuple(draw.Luck(one.seat[1:], one.total / one.rolls, one.rolls) for one in mine),
    )


def _place(seat: str) -> int:
    return _ORDER.index(seat[1:])


def _scorers(report: Report, house: str, voice: Voice) -> tuple[draw.ReportPlayer, ...]:
    shots = [goal.seat for goal in report.goals if not goal.eigentor]
    own = [goal.seat for goal in report.goals if goal.eigentor]
    saves = [keeper for keeper, _ in report.saves]
    seats = {*shots, *own, *saves, *([report.catcher] if report.catcher else [])}
    busiest = sorted(seats, key=lambda seat: (-shots.count(seat), seat != report.catcher, _place(seat)))
    return tuple(
        draw.ReportPlayer(
            seat=seat[1:],
            name=_person(voice, seat),
            goals=shots.count(seat),
            own_goals=own.count(seat),
            saves=saves.count(seat),
            schnatz=seat == report.catcher,
        )
        for seat in busiest
        if house_of(seat) == house
    )


def _report_labels(voice: Voice) -> draw.ReportLabels:
    def say(name: str) -> str:
        return voice.say(text(f"quidditch-label-{name}"))

    return draw.ReportLabels(
        course=say("course"),
        goal=say("goal"),
        round=say("round"),
        goals=say("goals"),
        saves=say("saves"),
        own_goal=say("own-goal"),
        nobody=say("nobody"),
        luck=say("luck"),
        expected=say("expected"),
        good=say("good"),
        bad=say("bad"),
        rolls=say("rolls"),
        decimal=say("decimal"),
    )


def _report_alt(view: View, report: Report) -> Text:
    one, other = view.houses
    return text(
        "quidditch-report-alt",
        one=_house(one),
        other=_house(other),
        a=report.result[0],
        b=report.result[1],
        rounds=report.rounds,
        course=", ".join(f"{a} : {b}" for a, b in report.by_round),
        goals=", ".join(goal.seat for goal in report.goals) or "–",
        saves=", ".join(keeper for keeper, _ in report.saves) or "–",
    )
