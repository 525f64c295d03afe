"""What the pictures of a match show; every word comes in as text, so that they speak any language."""

from dataclasses import dataclass
from typing import Literal

from bot.draw.palette import HouseLetter

Band = Literal["high", "middle", "low"]
KlatscherState = Literal["free", "used"]

MOST_PLAYERS = 14
MOST_XP = 2


@dataclass(frozen=True, slots=True)
class Third:
    """A third of the pitch: its present letter, whose goal it is, where it lies in words, the dice that mean it."""

    letter: str
    word: str
    dice: str
    owner: HouseLetter | None = None

    def __post_init__(self) -> None:
        """Refuse a goal third that is not named after its house."""
        if self.owner is not None and self.letter != self.owner:
            raise ValueError(f"the third of {self.owner} is not called {self.letter!r}")


@dataclass(frozen=True, slots=True)
class PitchTeam:
    """One of the two houses; `note` stands under its name when it has the Quaffel ("Ballbesitz")."""

    house: HouseLetter
    name: str
    points: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class PitchPlayer:
    """A disc: the seat without its house letter, the person's short name, and everything he carries.

    Without a band a player waits beside the pitch; whoever is out sits on the bench wherever he was.
    """

    house: HouseLetter
    seat: str
    name: str = ""
    band: Band | None = None
    xp: int = 0
    keeper: bool = False
    """Stands next to his own rings."""
    acts: bool = False
    """Is awaited now."""
    out: bool = False
    quaffel: bool = False
    klatscher: tuple[int, ...] = ()
    """The numbers of the Klatscher he keeps."""
    schnatz: bool = False
    """Has found the Schnatz and may catch it."""

    def __post_init__(self) -> None:
        """Refuse what nobody can have."""
        if not 0 <= self.xp <= MOST_XP:
            raise ValueError(f"a player has 0 to {MOST_XP} XP, not {self.xp}")


@dataclass(frozen=True, slots=True)
class PitchKlatscher:
    """A Klatscher that lies in a third, free or used; a kept one belongs to its player."""

    number: int
    band: Band
    state: KlatscherState = "free"


@dataclass(frozen=True, slots=True)
class PitchLabels:
    """The words in the picture that never change within a language."""

    quaffel: str = "Quaffel"
    klatscher: str = "Klatscher"
    schnatz: str = "Schnatz"
    xp: str = "= 1 XP"
    out: str = "Aus"
    out_more: str = "diese Runde"
    waiting: str = "Ohne"
    waiting_more: str = "Position"


@dataclass(frozen=True, slots=True)
class PitchPicture:
    """The pitch at one moment: `thirds` from the high one down to the low one, the left house first."""

    teams: tuple[PitchTeam, PitchTeam]
    thirds: tuple[Third, Third, Third]
    players: tuple[PitchPlayer, ...]
    round: int
    rounds: int
    round_words: str
    """For example "Runde 6/10"."""
    phase: str
    quaffel: Band | None = None
    """Where the Quaffel lies when nobody holds it."""
    klatscher: tuple[PitchKlatscher, ...] = ()
    schnatz: Band | None = None
    """Where the Schnatz is free."""
    quaffel_words: str = ""
    """Who has it or where it is, for the line below the pitch; empty leaves it out, as with the next two."""
    klatscher_words: str = ""
    schnatz_words: str = ""
    labels: PitchLabels = PitchLabels()

    def __post_init__(self) -> None:
        """Refuse what does not fit on one picture."""
        if len(self.players) > MOST_PLAYERS:
            raise ValueError(f"a pitch shows at most {MOST_PLAYERS} players, not {len(self.players)}")
        houses = {team.house for team in self.teams}
        if len(houses) != 2 or any(player.house not in houses for player in self.players):
            raise ValueError("a pitch shows the players of two different houses")


@dataclass(frozen=True, slots=True)
class ReportPlayer:
    """A line of the scorers: goals, own goals, saves, the Schnatz."""

    seat: str
    name: str = ""
    goals: int = 0
    own_goals: int = 0
    saves: int = 0
    schnatz: bool = False


@dataclass(frozen=True, slots=True)
class Luck:
    """The mean of some rolled sums, without XP; `rolls` may be none."""

    label: str
    mean: float = 7.0
    rolls: int = 0


@dataclass(frozen=True, slots=True)
class ReportTeam:
    """A house in the report: points after each round without the bonus, goals in each round, the final result."""

    house: HouseLetter
    name: str
    result: int
    points: tuple[int, ...]
    goals: tuple[int, ...] = ()
    note: str = ""
    """Stands under the name, for example "90 + 100"."""
    players: tuple[ReportPlayer, ...] = ()
    luck: Luck | None = None
    """The whole team's."""
    player_luck: tuple[Luck, ...] = ()


@dataclass(frozen=True, slots=True)
class Catch:
    """Who caught the Schnatz (place of the team) in which round, and the words beside it ("Schnatz +50")."""

    team: Literal[0, 1]
    round: int
    words: str


@dataclass(frozen=True, slots=True)
class ReportLabels:
    """The words and number signs in the picture that never change within a language."""

    course: str = "Spielverlauf"
    goal: str = "= Tor"
    round: str = "Runde"
    goals: str = "Tore"
    saves: str = "Gehalten"
    own_goal: str = "ET"
    nobody: str = "niemand"
    luck: str = "Würfelglück"
    expected: str = "Schnitt der Summen, erwartet 7,0"
    good: str = "Glück"
    bad: str = "Pech"
    rolls: str = "Würfe"
    decimal: str = ","


@dataclass(frozen=True, slots=True)
class ReportPicture:
    """A finished match: course, scorers, luck; `rounds` is how many were planned."""

    teams: tuple[ReportTeam, ReportTeam]
    rounds: int
    subtitle: str
    """For example "Endstand nach 9 Runden · Sieg +100 enthalten"."""
    winner: Literal[0, 1] | None = None
    catch: Catch | None = None
    labels: ReportLabels = ReportLabels()
    worth: int = 10
    """What a goal brings."""

    def __post_init__(self) -> None:
        """Refuse what does not fit on one picture."""
        if self.teams[0].house == self.teams[1].house:
            raise ValueError("a report shows two different houses")
        if len(self.teams[0].points) != len(self.teams[1].points):
            raise ValueError("both houses have played the same rounds")
        if any(len(team.players) > MOST_PLAYERS or len(team.player_luck) > MOST_PLAYERS for team in self.teams):
            raise ValueError(f"a report shows at most {MOST_PLAYERS} players of a house")
