"""Matches the drawing tests and the benchmark share."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from bot.draw.palette import HouseLetter
from bot.games.quidditch.draw import (
    Band,
    Catch,
    Luck,
    PitchKlatscher,
    PitchLabels,
    PitchPicture,
    PitchPlayer,
    PitchTeam,
    ReportLabels,
    ReportPicture,
    ReportPlayer,
    ReportTeam,
    Third,
    draw_pitch,
    draw_report,
)
from tests.draw.make_golden import small

GOLDEN = Path(__file__).with_name("golden_pictures")
SEATS = ("Hüter", "Sucher", "Jäger1", "Jäger2", "Jäger3", "Treiber1", "Treiber2")
LONG = (
    "Wolkenreiterin von Hohenstein",
    "Bartholomäus",
    "xX_Nachtschatten_Xx",
    "MMMMMMMMMMMMMMMM",
    "Prof. Dr. Übermut",
    "Schnatzjägerin",
    "Ä",
)
ENGLISH = PitchLabels(xp="= 1 XP", out="Out", out_more="this round", waiting="No", waiting_more="third yet")

FRIENDS = PitchPicture(
    teams=(PitchTeam("G", "Gryffindor", 40, "Ballbesitz"), PitchTeam("S", "Slytherin", 20)),
    thirds=(Third("S", "hoch", "5–6", "S"), Third("M", "Mitte", "3–4"), Third("G", "tief", "1–2", "G")),
    players=(
        PitchPlayer("G", "Hüter", "Juli", "low", 1, keeper=True),
        PitchPlayer("G", "Sucher", "Finn", "high"),
        PitchPlayer("G", "Jäger1", "Theodora", "middle", out=True),
        PitchPlayer("G", "Jäger2", "Mara", "middle", 2, quaffel=True, acts=True),
        PitchPlayer("G", "Jäger3", "Kim", "high"),
        PitchPlayer("G", "Treiber1", "Ole", "low"),
        PitchPlayer("G", "Treiber2", "Ida", "middle", 1),
        PitchPlayer("S", "Hüter", "Bo", "high", 1, keeper=True),
        PitchPlayer("S", "Sucher", "Vera", "low"),
        PitchPlayer("S", "Jäger1", "Nox", "middle", 2),
        PitchPlayer("S", "Jäger2", "Lennart", out=True),
        PitchPlayer("S", "Jäger3", "Wolkenreiterin", "middle"),
        PitchPlayer("S", "Treiber1", "Sam", "high", 1, klatscher=(2,)),
        PitchPlayer("S", "Treiber2", "Pia", "low", out=True),
    ),
    round=6,
    rounds=10,
    round_words="Runde 6/10",
    phase="Jäger und Hüter",
    klatscher=(PitchKlatscher(1, "low"),),
    quaffel_words="GJäger2",
    klatscher_words="1 in G, 2 STreiber1",
    schnatz_words="nicht frei",
)


def all_in(band: Band | None, names: tuple[str, ...] = LONG, **more: Any) -> PitchPicture:
    """Put both whole teams into one third."""
    players = tuple(
        PitchPlayer(house, seat, name, band, 1 if seat == "Jäger2" else 0, keeper=seat == "Hüter", **more)
        for house in ("R", "H")
        for seat, name in zip(SEATS, names, strict=True)
    )
    return PitchPicture(
        teams=(PitchTeam("R", "Ravenclaw", 120), PitchTeam("H", "Hufflepuff", 110)),
        thirds=(Third("R", "hoch", "5–6", "R"), Third("M", "Mitte", "3–4"), Third("H", "tief", "1–2", "H")),
        players=players,
        round=10,
        rounds=10,
        round_words="Runde 10/10",
        phase="Sucher",
        quaffel=band,
        klatscher=(PitchKlatscher(1, band), PitchKlatscher(2, band, "used")) if band else (),
        schnatz=band,
        quaffel_words="liegt in R",
        klatscher_words="1 in R, 2 benutzt",
        schnatz_words="in R",
    )


def any_houses(chance: Random) -> tuple[HouseLetter, HouseLetter]:
    """Draw two houses by lot."""
    houses: list[HouseLetter] = ["G", "S", "R", "H"]
    chance.shuffle(houses)
    return houses[0], houses[1]


def any_pitch(
    chance: Random, names: tuple[str, ...] = LONG, houses: tuple[HouseLetter, HouseLetter] | None = None
) -> PitchPicture:
    """Scatter two teams and all balls, as a match might, and now and then as none would."""
    left, right = houses or any_houses(chance)
    bands: tuple[Band, ...] = ("high", "middle", "low")
    high = chance.choice((left, right))
    low = right if high == left else left
    loved = chance.choice(bands)
    players = []
    for house in (left, right):
        for seat, name in zip(SEATS, names, strict=True):
            keeper = seat == "Hüter"
            own: Band = "high" if house == high else "low"
            players.append(
                PitchPlayer(
                    house,
                    seat,
                    name if chance.random() < 0.9 else "",
                    own if keeper else chance.choice((*bands, loved, None)),
                    chance.choice((0, 0, 1, 2)),
                    keeper=keeper,
                    acts=chance.random() < 0.3,
                    out=chance.random() < 0.15,
                    quaffel=chance.random() < 0.1,
                    klatscher=chance.choice(((), (), (), (1,), (1, 2))),
                    schnatz=seat == "Sucher" and chance.random() < 0.2,
                )
            )
    return replace(
        FRIENDS,
        teams=(PitchTeam(left, left, chance.randrange(0, 200, 10)), PitchTeam(right, right, note="Ballbesitz")),
        thirds=(Third(high, "hoch", "5–6", high), Third("M", "Mitte", "3–4"), Third(low, "tief", "1–2", low)),
        players=tuple(players),
        quaffel=chance.choice((None, *bands)),
        klatscher=tuple(PitchKlatscher(n, chance.choice(bands), chance.choice(("free", "used"))) for n in (1, 2)),
        schnatz=chance.choice((None, *bands)),
    )


EMPTY = replace(
    FRIENDS,
    teams=(PitchTeam("H", "Hufflepuff"), PitchTeam("R", "Ravenclaw")),
    thirds=(Third("H", "hoch", "5–6"), Third("M", "Mitte", "3–4"), Third("T", "tief", "1–2")),
    players=(),
    round=0,
    round_words="Vor dem Anpfiff",
    phase="",
    klatscher=(),
    quaffel_words="",
    klatscher_words="",
    schnatz_words="",
)

PITCHES: dict[str, PitchPicture] = {
    "friends": FRIENDS,
    "empty": EMPTY,
    "waiting": replace(
        FRIENDS,
        players=tuple(
            replace(
                player,
                out=False,
                klatscher=(),
                acts=player.seat.startswith("Jäger") and not player.quaffel,
                band=player.band if player.keeper else None,
            )
            for player in FRIENDS.players
        ),
        phase="Positionierung",
        klatscher=(),
        klatscher_words="",
        labels=ENGLISH,
    ),
    "crowded_high": all_in("high"),
    "crowded_middle": all_in("middle"),
    "crowded_low": all_in("low", acts=True),
    "all_out": all_in(None, out=True),
}


def lucks(*rows: tuple[float, int]) -> tuple[Luck, ...]:
    return tuple(Luck(seat, mean, rolls) for seat, (mean, rolls) in zip(SEATS, rows, strict=True))


REPORT = ReportPicture(
    teams=(
        ReportTeam(
            "G",
            "Gryffindor",
            190,
            (10, 10, 20, 20, 20, 30, 40, 40, 90),
            (1, 0, 1, 0, 0, 1, 1, 0, 0),
            "90 + 100",
            (
                ReportPlayer("Jäger2", "Mara", 3),
                ReportPlayer("Jäger1", "Theodora", 1),
                ReportPlayer("Sucher", "Finn", schnatz=True),
                ReportPlayer("Hüter", "Juli", saves=4),
            ),
            Luck("Team", 7.3, 87),
            lucks((7.9, 11), (8.4, 9), (6.6, 14), (7.7, 23), (7.0, 8), (5.8, 10), (7.2, 12)),
        ),
        ReportTeam(
            "S",
            "Slytherin",
            50,
            (0, 10, 10, 20, 30, 30, 30, 50, 50),
            (0, 1, 0, 1, 1, 0, 0, 2, 0),
            "",
            (
                ReportPlayer("Jäger1", "Nox", 3),
                ReportPlayer("Jäger3", "Wolkenreiterin", 2, own_goals=1),
                ReportPlayer("Hüter", "Bo", saves=2),
            ),
            Luck("Team", 6.8, 89),
            lucks((6.1, 9), (6.9, 10), (7.4, 21), (5.2, 12), (8.1, 13), (7.1, 15), (6.8, 9)),
        ),
    ),
    rounds=10,
    subtitle="Endstand nach 9 Runden · Sieg +100 enthalten",
    winner=0,
    catch=Catch(0, 9, "Schnatz +50"),
)


def with_teams(report: ReportPicture, left: dict[str, Any], right: dict[str, Any], **more: Any) -> ReportPicture:
    """Change both houses of a report and the rest of it."""
    return replace(report, teams=(replace(report.teams[0], **left), replace(report.teams[1], **right)), **more)


REPORTS: dict[str, ReportPicture] = {
    "report": REPORT,
    "report_draw": with_teams(
        REPORT,
        {
            "house": "R",
            "name": "Ravenclaw",
            "points": tuple(range(10, 110, 10)),
            "goals": (1,) * 10,
            "note": "",
            "result": 100,
            "player_luck": (),
        },
        {
            "house": "H",
            "name": "Hufflepuff",
            "points": tuple(range(10, 110, 10)),
            "goals": (1,) * 10,
            "result": 100,
            "player_luck": (),
        },
        winner=None,
        catch=None,
        subtitle="Final score after 10 rounds",
        labels=ReportLabels(
            "Course",
            "= goal",
            "Round",
            "Goals",
            "Saves",
            "OG",
            "nobody",
            "Dice luck",
            "Mean of the sums, 7.0 expected",
            "good",
            "bad",
            "Rolls",
            ".",
        ),
    ),
    "report_penalty": with_teams(
        REPORT,
        {"points": (10, -90, -90, -70), "goals": (1, 0, 0, 2), "result": -70, "note": "", "players": ()},
        {
            "points": (0, 0, 0, 60),
            "goals": (0, 0, 0, 1),
            "result": 160,
            "note": "60 + 100",
            "house": "R",
            "name": "Ravenclaw",
        },
        winner=1,
        catch=Catch(1, 4, "Schnatz +50"),
    ),
    "report_first_round": with_teams(
        REPORT,
        {"points": (50,), "goals": (0,), "result": 150, "players": (), "luck": None, "player_luck": ()},
        {"points": (10,), "goals": (1,), "result": 10, "players": (), "luck": None, "player_luck": ()},
        catch=Catch(0, 1, "Schnatz +50"),
    ),
    "report_long": with_teams(
        REPORT,
        {"points": tuple(range(0, 320, 20)), "goals": (0, *(2,) * 15), "result": 400},
        {"points": (*range(0, 300, 20), 330), "goals": (0, *(2,) * 14, 0), "result": 330},
        rounds=16,
        catch=Catch(1, 16, "Schnatz +50"),
    ),
    "report_nothing": with_teams(
        REPORT,
        {"points": (), "goals": (), "result": 0, "players": (), "luck": None, "player_luck": (), "note": ""},
        {"points": (), "goals": (), "result": 0, "players": (), "luck": None, "player_luck": ()},
        winner=None,
        catch=None,
        subtitle="",
    ),
}

PICTURES: dict[str, tuple[Callable[[Any], bytes], Any]] = {
    **{name: (draw_pitch, data) for name, data in PITCHES.items()},
    **{name: (draw_report, data) for name, data in REPORTS.items()},
}

if __name__ == "__main__":
    # Draw the stored small references anew, after a change of looks that was meant.
    for name, (draw, data) in PICTURES.items():
        small(draw(data)).quantize(256).save(GOLDEN / f"{name}.png", optimize=True)
