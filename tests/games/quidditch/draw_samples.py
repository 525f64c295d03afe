"""Matches the drawing tests and the benchmark share."""

from dataclasses import replace
from typing import Any

from bot.games.quidditch.draw import (
    Band,
    PitchKlatscher,
    PitchLabels,
    PitchPicture,
    PitchPlayer,
    PitchTeam,
    Third,
)

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
                player, out=False, acts=False, quaffel=False, klatscher=(), band=player.band if player.keeper else None
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
