"""Every picture and paper of the tests by name, and a way to see where the words in them stand."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from bot.contests.common.draw import lists
from bot.contests.common.draw.papers import StandingsPaper
from bot.contests.pokal import draw as for_the_cup
from bot.contests.watten import draw as at_the_inn
from bot.contests.watten.draw import sheets as inn_sheets
from bot.contests.wizard import draw as at_night
from bot.contests.wizard.draw import sheets as night_sheets
from bot.draw.canvas import Align, Canvas
from bot.draw.fonts import Face
from bot.draw.palette import Color
from tests.contests.draw import cup_samples, ko_samples, paper_samples, samples

Picture = tuple[Callable[[Any], bytes], Any]
PICTURES: dict[str, Picture] = {
    "entry": (at_night.draw_entry, samples.entry()),
    "entry_of_teams": (at_the_inn.draw_entry, samples.teams_entry()),
    "entry_of_one": (at_night.draw_entry, samples.entry(1)),
    "entry_of_many": (at_night.draw_entry, samples.entry(100, 3)),
    "entry_of_a_crowd": (at_night.draw_entry, samples.entry(100)),
    "watten_plan": (at_the_inn.draw_plan, samples.watten_tables()),
    "watten_plan_odd": (at_the_inn.draw_plan, samples.watten_tables(7, 0, None)),
    "watten_plan_second": (at_the_inn.draw_plan, samples.watten_tables(13, 1)),
    "wizard_plan": (at_night.draw_plan, samples.wizard_tables()),
    "watten_standings": (at_the_inn.draw_standings, samples.watten()),
    "wizard_standings": (at_night.draw_standings, samples.wizard()),
    "wizard_standings_six": (at_night.draw_standings, samples.wizard(rounds=6)),
    "wizard_standings_second": (at_night.draw_standings, samples.wizard(40, 1, 3, through=20)),
    "podium": (at_night.draw_podium, samples.podium()),
    "podium_shared": (at_the_inn.draw_podium, samples.shared_podium()),
    "knockout": (at_night.draw_knockout, ko_samples.ko()),
    "knockout_level": (at_night.draw_knockout, ko_samples.ko_level_in_the_final()),
    "knockout_open": (at_night.draw_knockout, ko_samples.ko_before_the_final()),
    "knockout_five": (at_night.draw_knockout, ko_samples.ko_of_five_tables()),
    "cup_table": (for_the_cup.draw_table, cup_samples.cup_table()),
    "cup_table_early": (for_the_cup.draw_table, cup_samples.early_table()),
    "cup_fixtures": (for_the_cup.draw_fixtures, cup_samples.season()),
    "cup_fixtures_moved": (for_the_cup.draw_fixtures, cup_samples.troubled_season()),
    "cup_points": (for_the_cup.draw_points, cup_samples.accounts()),
    "cup_points_lost": (for_the_cup.draw_points, cup_samples.poor_accounts()),
    "cup_report": (for_the_cup.draw_season, cup_samples.season_report()),
    "cup_dates": (for_the_cup.draw_dates, cup_samples.window()),
    "cup_dates_midweek": (for_the_cup.draw_dates, cup_samples.midweek_window()),
}
PAPERS: dict[str, Callable[[], bytes]] = {
    "watten sheets": lambda: inn_sheets.draw_sheets(paper_samples.watten_paper()),
    "watten sheets, two a page": lambda: inn_sheets.draw_sheets(paper_samples.watten_paper(5, two_up=True)),
    "wizard sheets": lambda: night_sheets.draw_sheets(paper_samples.wizard_paper()),
    "wizard sheets, two a page": lambda: night_sheets.draw_sheets(paper_samples.wizard_paper(two_up=True)),
    "watten plan": lambda: inn_sheets.draw_plan_paper(
        inn_sheets.PlanPaper(samples.watten_tables(7), "Tisch", "Nord / Süd", "Ost / West", "Seite")
    ),
    "wizard plan": lambda: night_sheets.draw_plan_paper(
        night_sheets.PlanPaper(samples.wizard_tables(), "Tisch", "Spieler", "Seite")
    ),
    "entries": lambda: lists.draw_entry_paper(paper_samples.entry_paper()),
    "watten standings": lambda: inn_sheets.draw_standings_paper(StandingsPaper(samples.watten(), "Seite")),
    "wizard standings": lambda: night_sheets.draw_standings_paper(StandingsPaper(samples.wizard(40), "Seite")),
}


@dataclass(frozen=True)
class Word:
    """A line of text in a picture: its box."""

    text: str
    left: float
    top: float
    right: float
    bottom: float

    def covers(self, other: "Word") -> bool:
        """Tell whether two lines lie on each other by more than a hair."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide > 2 and high > 4


@contextmanager
def words() -> Iterator[tuple[list[Word], list[int]]]:
    """Note every line that is written and every picture's height, without packing the pictures."""
    seen: list[Word] = []
    heights: list[int] = []
    write = Canvas.text

    def text(
        self: Canvas, x: float, baseline: float, text: str, font: Face, color: Color, align: Align = "left"
    ) -> float:
        width = write(self, x, baseline, text, font, color, align)
        left = x - width * {"left": 0.0, "middle": 0.5, "right": 1.0}[align]
        if text:
            seen.append(Word(text, left, baseline - 0.68 * font.size, left + width, baseline + 0.04 * font.size))
        return width

    def png(self: Canvas) -> bytes:
        heights.append(self.height)
        return b""

    with patch.object(Canvas, "text", text), patch.object(Canvas, "png", png):
        yield seen, heights
