"""A season as pictures: table, fixtures, house points. The words come from the texts, the pens from `draw`."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime

from bot.contests.pokal.calendar import ZONE, Day, best_days, day_of
from bot.contests.pokal.draw import dates
from bot.contests.pokal.draw.dates import BestDay, DatesPicture, DatesWords
from bot.contests.pokal.draw.fixtures import FinalBox, Fixture, FixturesPicture, Half, Side
from bot.contests.pokal.draw.points import HouseAccount, PointsPicture, PointsWords
from bot.contests.pokal.draw.table import Cell, TableFinal, TablePicture, TableRow, TableWords
from bot.contests.pokal.model import DECIDER, FINAL, HALVES, HOUSES, NOTICE, THIRD, House, Match, Pair
from bot.contests.pokal.model import Half as HalfName
from bot.contests.pokal.tell import match_name, tie_mark
from bot.contests.pokal.tell_parts import house_name
from bot.contests.pokal.view import View
from bot.engine.helpers import MINUS
from bot.engine.text import Arg, Text, text

Say = Callable[[Text], str]
NBSP = "\u00a0"
CELLS: Mapping[str, tuple[Cell, ...]] = {
    "catches": ("catches",),
    "conceded": ("catches", "goals"),
    "decider": ("catches", "goals"),
}
"""What was compared, up to the step that parts them."""


class Show:
    """Makes pictures of a season for a language."""

    def __init__(self, view: View, say: Say) -> None:
        """Show this season."""
        self._view, self._state, self._speak = view, view.state, say

    def _say(self, id: str, /, **args: Arg) -> str:
        return self._speak(text(id, **args))

    def _house(self, house: House) -> str:
        return self._speak(house_name(house))

    def number(self, value: int) -> str:
        """Write a number as the reader's language does, with a real minus."""
        return f"{MINUS if value < 0 else ''}{self._say('pokal-number', value=abs(value))}"

    def signed(self, value: int) -> str:
        """Write what is added or taken away."""
        return f"+{self.number(value)}" if value > 0 else self.number(value)

    def day(self, ordinal: int) -> str:
        """Say a day."""
        on = date.fromordinal(ordinal)
        return self._say("pokal-day", weekday=on.weekday(), day=on.day, month=on.month)

    def date(self, ordinal: int) -> str:
        """Say a day without its weekday, where there is little room."""
        on = date.fromordinal(ordinal)
        return self._say("pokal-date", day=on.day, month=on.month)

    def moment(self, moment: int) -> str:
        """Say a day and its time."""
        at = datetime.fromtimestamp(moment / 1000, ZONE)
        return self._say("pokal-moment", day=self.day(day_of(moment)), hour=str(at.hour), minute=f"{at.minute:02}")

    def window(self, match: Match) -> str:
        """Say a window."""
        if match.window is None:
            return self._say("pokal-window-none")
        return self._say("pokal-window", first=self.date(match.window[0]), last=self.date(match.window[1]))

    @property
    def stand(self) -> str:
        """Say when this was true: a picture does not run."""
        return self._say("pokal-stand", day=self.day(day_of(self._state.now))) if self._state.now else ""

    # -- table ---------------------------------------------------------------------------------------------------------

    def table(self) -> TablePicture:
        """Return the table, with each step that parts those who are level."""
        found = self._view.table
        deciding = {house: CELLS.get(tie.by, ()) for tie in found.ties for house in tie.houses}
        final = self._view.houses(self._state.known(FINAL)) or ()
        rows = tuple(
            TableRow(
                f"{row.place}.",
                row.house,
                self._house(row.house),
                str(row.played),
                self.number(row.points),
                str(row.catches),
                str(row.conceded),
                through=row.house in final,
                decided_by=deciding.get(row.house, ()),
            )
            for row in found.rows
        )
        finals = tuple(self._final(name) for name in (FINAL, THIRD))
        accounts = tuple((house, points, self.number(points)) for house, points in self._state.accounts.items())
        words = TableWords(
            *(self._say(f"pokal-head-{one}") for one in ("played", "points", "catches", "goals", "sand"))
        )
        ties = tuple(self._speak(tie_mark(tie)) for tie in found.ties)
        return TablePicture(self._state.options.title, self._after(), words, rows, ties, finals, accounts)

    def _after(self) -> str:
        """Say after which half this is the table, or else after which day."""
        for half in ("rueck", "hin"):
            played = all(self._state.known(name).result is not None for name in HALVES[half])
            began = any(self._state.known(name).result is not None for name in HALVES["rueck"])
            if played and (half == "rueck" or not began):
                return self._say("pokal-after", half=half)
        return self.stand

    def _final(self, name: str) -> TableFinal:
        match = self._state.known(name)
        houses = self._view.houses(match)
        title = self._say("pokal-stage", stage="final" if name == FINAL else "third")
        if houses is None:
            return TableFinal(title, self._say("pokal-final-open", final="yes" if name == FINAL else "no"))
        return TableFinal(title, self._when(match), self._sides(match, houses))

    def _sides(self, match: Match, houses: Pair) -> tuple[Side, Side]:
        total = match.total
        shown = ("", "") if total is None else (self.number(total[0]), self.number(total[1]))
        one, other = (
            Side(house, self._house(house), points, match.winner == house)
            for house, points in zip(houses, shown, strict=True)
        )
        return one, other

    def _when(self, match: Match) -> str:
        if match.result is not None:
            played = self._say("pokal-status", status="played", hours=0)
            return f"{self.day(day_of(match.date or match.came))}, {played}"
        return self.moment(match.date) if match.date is not None else self.window(match)

    # -- fixtures ------------------------------------------------------------------------------------------------------

    def fixtures(self) -> FixturesPicture:
        """Return every match of the season."""
        names: tuple[HalfName, ...] = ("hin", "rueck")
        halves = tuple(self._half(half) for half in names) + self._decider()
        finals = tuple(self._box(name) for name in (FINAL, THIRD))
        note = self._say("pokal-plan-note", stand=self.stand)
        return FixturesPicture(
            self._state.options.title, note, halves, self._say("pokal-half", half="finale"), self._finals_note(), finals
        )

    def _finals_note(self) -> str:
        match = self._state.known(FINAL)
        return self.window(match) if match.window else ""

    def _half(self, half: HalfName) -> Half:
        matches = [self._state.known(name) for name in HALVES[half]]
        played = sum(match.result is not None for match in matches)
        note = self._say("pokal-half-note", played=played, all=len(matches))
        return Half(self._say("pokal-half", half=half), note, tuple(self._fixture(match) for match in matches))

    def _decider(self) -> tuple[Half, ...]:
        """Return the decider, if there is one to be played."""
        match = self._state.known(DECIDER)
        if self._view.houses(match) is None:
            return ()
        return (Half(self._say("pokal-stage", stage="decider"), "", (self._fixture(match),)),)

    def _fixture(self, match: Match) -> Fixture:
        houses = self._view.houses(match)
        assert houses is not None  # the twelve are known
        home, away = self._sides(match, houses)
        moved = self.moment(match.moved_from) if match.moved_from is not None and match.result is None else ""
        if match.result is not None:
            when = self.day(day_of(match.date or match.came))
            if match.settled:
                return Fixture(home, away, "played", when)
            if not match.published:
                return Fixture(home, away, "credit", when, self._word("log"))
            hours = max(0, -(-(match.due - self._state.now) // 3_600_000))
            return Fixture(home, away, "credit", when, self._say("pokal-status", status="credit", hours=hours))
        if match.date is not None:
            status = "playing" if match.begun else "fixed"
            return Fixture(home, away, "fixed", self.moment(match.date), self._word(status), moved)
        if match.begun:
            return Fixture(home, away, "fixed", self.window(match), self._word("playing"))
        if match.trouble:
            return Fixture(home, away, "trouble", self.window(match), self._word("trouble"), moved)
        if match.window is None and match.knockout:
            return Fixture(home, away, "wanted", self._word("wanted"), "", moved)
        if match.window is None:
            return Fixture(home, away, "coming", self.window(match), self._word("open"), moved)
        if match.window[0] > day_of(self._state.now):
            return Fixture(home, away, "coming", self.window(match), self._word("coming"), moved)
        return Fixture(home, away, "wanted", self.window(match), self._word("wanted"), moved)

    def _word(self, status: str) -> str:
        return self._say("pokal-status", status=status, hours=0)

    def _box(self, name: str) -> FinalBox:
        match = self._state.known(name)
        houses = self._view.houses(match)
        title = self._say("pokal-stage", stage="final" if name == FINAL else "third")
        if houses is None:
            return FinalBox(title, self._say("pokal-final-open", final="yes" if name == FINAL else "no"))
        if match.winner is not None:
            return FinalBox(title, self._say("pokal-final-won", house=house_name(match.winner)))
        one, other = (self._house(house) for house in houses)
        return FinalBox(title, f"{one} – {other}")

    # -- house points --------------------------------------------------------------------------------------------------

    def points(self) -> PointsPicture:
        """Return the accounts as hourglasses."""
        accounts, before = self._state.accounts, dict(zip(HOUSES, self._state.options.accounts, strict=True))
        most = max(accounts.values())
        lead = [house for house in HOUSES if accounts[house] == most]
        waiting = self._waiting()
        shown = tuple(
            HouseAccount(
                house,
                self._house(house),
                accounts[house],
                before[house],
                self.number(accounts[house]),
                self.signed(accounts[house] - before[house]),
                self.signed(waiting[house]) if waiting[house] else "",
                leads=lead == [house],
            )
            for house in HOUSES
        )
        hours = self._state.edition.rules.gutschrift
        words = PointsWords(
            self._say("pokal-sand-season"),
            self._say("pokal-sand-waiting", hours=hours),
            self._say("pokal-sand-leads"),
            self._say("pokal-sand-rewards"),
        )
        rewards = tuple(
            (f"{place}.", self.signed(points)) for place, points in enumerate(self._state.edition.rules.rewards, 1)
        )
        title, note = self._say("pokal-sand"), self._say("pokal-sand-note", title=self._state.options.title)
        return PointsPicture(title, f"{note} {self.stand}".strip(), words, shown, () if self._state.places else rewards)

    def _waiting(self) -> dict[House, int]:
        found = dict.fromkeys(HOUSES, 0)
        for match in self._state.matches:
            if match.total is not None and match.houses is not None and not match.settled:
                for side, house in enumerate(match.houses):
                    found[house] += match.total[side] - match.credited[side]
        return found

    # -- the search for a date -----------------------------------------------------------------------------------------

    def calendar(self, match: Match, houses: Pair, days: Sequence[Day], today: int) -> DatesPicture:
        """Return the window of a match with who can come when; it names nobody."""
        best = best_days(days)
        rank = {day.day: place for place, day in enumerate(best, 1)}
        shown = [self._day(day, rank.get(day.day, 0), today) for day in days]
        empty: list[dates.Day | None] = [None] * date.fromordinal(days[0].day).weekday()
        asked = {mark.seat for mark in self._state.marks if mark.match == match.name}
        one, other = self._sides(match, houses)
        return DatesPicture(
            self._say("pokal-days-title"),
            self.window(match),
            (one, other),
            self._say("pokal-days-answered", count=len(asked)),
            DatesWords(
                tuple(self._say("pokal-weekday", weekday=weekday) for weekday in range(7)),
                self._say("pokal-days-today"),
                self._say("pokal-days-players"),
                "6:5",
                self._say("pokal-days-few"),
                "2",
                self._say("pokal-days-referee"),
                self._say("pokal-days-near"),
            ),
            (*empty, *shown),
            tuple(self._best(day) for day in best),
        )

    def _day(self, day: Day, rank: int, today: int) -> dates.Day:
        on = date.fromordinal(day.day)
        label = self._say("pokal-days-label", day=on.day)
        if day.late:
            return dates.Day(label, "near", today=day.day == today)
        players = (len(day.players[0]), len(day.players[1]))
        state: dates.State = "possible" if day.possible else "impossible"
        return dates.Day(label, state, players, len(day.referees), rank, today=day.day == today)

    def _best(self, day: Day) -> BestDay:
        announced = self._say("pokal-days-until", day=self.day(day.day - NOTICE))
        referees = self._say("pokal-days-referees", count=len(day.referees))
        return BestDay(self.day(day.day), (len(day.players[0]), len(day.players[1])), referees, announced)

    def fixture_line(self, half: HalfName) -> Text:
        """Say of every match of a half how it ended, or that it is still to come, in the letters of the houses."""
        parts = []
        for name in HALVES[half]:
            match = self._state.known(name)
            home, away = self._view.houses(match) or ("?", "?")
            total = match.total
            score = f"{self.number(total[0])}:{self.number(total[1])}" if total is not None else "–"
            parts.append(f"{home}{NBSP}{score}{NBSP}{away}")
        return text("pokal-fixtures", half=text("pokal-half", half=half), lines=" · ".join(parts))

    # -- words ---------------------------------------------------------------------------------------------------------

    def match_line(self, match: Match) -> Text:
        """Say of a match what is known of it."""
        name = match_name(match.name, self._view.houses(match))
        total = match.total
        score = f"{self.number(total[0])} : {self.number(total[1])}" if total is not None else ""
        when = f"<t:{match.date // 1000}:f>" if match.date is not None else self.window(match)
        return text("pokal-line", match=name, what=score or when)
