"""A season as pictures: table, fixtures, house points. The words come from the texts, the pens from `draw`."""

from collections.abc import Callable, Mapping
from datetime import date, datetime

from bot.contests.pokal.calendar import day_of
from bot.contests.pokal.draw.fixtures import FinalBox, Fixture, FixturesPicture, Half, Side
from bot.contests.pokal.draw.points import HouseAccount, PointsPicture, PointsWords
from bot.contests.pokal.draw.table import Cell, TableFinal, TablePicture, TableRow, TableWords
from bot.contests.pokal.model import DECIDER, FINAL, HALVES, HOUSES, THIRD, House, Match, Pair
from bot.contests.pokal.model import Half as HalfName
from bot.contests.pokal.tell import match_name, tie_mark
from bot.contests.pokal.tell_parts import house_name
from bot.contests.pokal.view import View
from bot.engine.helpers import MINUS, flag
from bot.engine.spans import ZONE
from bot.engine.text import Arg, Text, text

Say = Callable[[Text], str]
NBSP = "\u00a0"
UNPLAYED = "–\u2060"
"""A dash after which no line breaks."""
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

    def speak(self, words: Text) -> str:
        """Say a text."""
        return self._speak(words)

    def said(self, id: str, /, **args: Arg) -> str:
        """Say a text by its id."""
        return self._speak(text(id, **args))

    def _house(self, house: House) -> str:
        return self._speak(house_name(house))

    def number(self, value: int) -> str:
        """Write a number as the reader's language does, with a real minus."""
        return f"{MINUS if value < 0 else ''}{self.said('pokal-number', value=abs(value))}"

    def signed(self, value: int) -> str:
        """Write what is added or taken away."""
        return f"+{self.number(value)}" if value > 0 else self.number(value)

    def day(self, ordinal: int) -> str:
        """Say a day."""
        on = date.fromordinal(ordinal)
        return self.said("pokal-day", weekday=on.weekday(), day=on.day, month=on.month)

    def date(self, ordinal: int) -> str:
        """Say a day without its weekday, where there is little room."""
        on = date.fromordinal(ordinal)
        return self.said("pokal-date", day=on.day, month=on.month)

    def moment(self, moment: int) -> str:
        """Say a day and its time."""
        at = datetime.fromtimestamp(moment / 1000, ZONE)
        day, whole = self.day(day_of(moment)), flag(not at.minute)
        return self.said("pokal-moment", day=day, hour=str(at.hour), minute=f"{at.minute:02}", whole=whole)

    def window(self, match: Match) -> str:
        """Say a window."""
        if match.window is None:
            return self.said("pokal-window-none")
        return self.said("pokal-window", first=self.date(match.window[0]), last=self.date(match.window[1]))

    @property
    def stand(self) -> str:
        """Say when this was true: a picture does not run."""
        return self.said("pokal-stand", day=self.day(day_of(self._state.now))) if self._state.now else ""

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
            *(self.said(f"pokal-head-{one}") for one in ("played", "points", "catches", "goals", "sand"))
        )
        ties = tuple(self._speak(tie_mark(tie)) for tie in found.ties)
        return TablePicture(self._state.options.title, self._after(), words, rows, ties, finals, accounts)

    def _after(self) -> str:
        """Say after which half this is the table, or else after which day."""
        for half in ("rueck", "hin"):
            played = all(self._state.known(name).result is not None for name in HALVES[half])
            began = any(self._state.known(name).result is not None for name in HALVES["rueck"])
            if played and (half == "rueck" or not began):
                return self.said("pokal-after", half=half)
        return self.stand

    def _final(self, name: str) -> TableFinal:
        match = self._state.known(name)
        houses = self._view.houses(match)
        title = self.said("pokal-stage", stage="final" if name == FINAL else "third")
        if houses is None:
            return TableFinal(title, self.said("pokal-final-open", final="yes" if name == FINAL else "no"))
        return TableFinal(title, self._when(match), self.sides(match, houses))

    def sides(self, match: Match, houses: Pair) -> tuple[Side, Side]:
        """Return both houses of a match with their points, as far as they have any."""
        total = match.total
        shown = ("", "") if total is None else (self.number(total[0]), self.number(total[1]))
        one, other = (
            Side(house, self._house(house), points, match.winner == house)
            for house, points in zip(houses, shown, strict=True)
        )
        return one, other

    def _when(self, match: Match) -> str:
        if match.result is not None:
            played = self.said("pokal-status", status="played", hours=0)
            return f"{self.day(day_of(match.date or match.came))}, {played}"
        return self.moment(match.date) if match.date is not None else self.window(match)

    # -- fixtures ------------------------------------------------------------------------------------------------------

    def fixtures(self) -> FixturesPicture:
        """Return every match of the season."""
        names: tuple[HalfName, ...] = ("hin", "rueck")
        halves = tuple(self._half(half) for half in names) + self._decider()
        finals = tuple(self._box(name) for name in (FINAL, THIRD))
        note = self.said("pokal-plan-note", stand=self.stand)
        return FixturesPicture(
            self._state.options.title, note, halves, self.said("pokal-half", half="finale"), self._finals_note(), finals
        )

    def _finals_note(self) -> str:
        match = self._state.known(FINAL)
        return self.window(match) if match.window else ""

    def _half(self, half: HalfName) -> Half:
        matches = [self._state.known(name) for name in HALVES[half]]
        played = sum(match.result is not None for match in matches)
        note = self.said("pokal-half-note", played=played, all=len(matches))
        return Half(self.said("pokal-half", half=half), note, tuple(self._fixture(match) for match in matches))

    def _decider(self) -> tuple[Half, ...]:
        """Return the decider, if there is one to be played."""
        match = self._state.known(DECIDER)
        if self._view.houses(match) is None:
            return ()
        return (Half(self.said("pokal-stage", stage="decider"), "", (self._fixture(match),)),)

    def _fixture(self, match: Match) -> Fixture:
        houses = self._view.houses(match)
        assert houses is not None  # the twelve are known
        home, away = self.sides(match, houses)
        moved = self.moment(match.moved_from) if match.moved_from is not None and match.result is None else ""
        if match.result is not None:
            when = self.day(day_of(match.date or match.came))
            if match.settled:
                return Fixture(home, away, "played", when)
            if not match.published:
                return Fixture(home, away, "credit", when, self._word("log"))
            hours = max(0, -(-(match.due - self._state.now) // 3_600_000))
            return Fixture(home, away, "credit", when, self.said("pokal-status", status="credit", hours=hours))
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
            return Fixture(home, away, "coming", self._word("open"), "", moved)
        if match.window[0] > day_of(self._state.now):
            return Fixture(home, away, "coming", self.window(match), self._word("coming"), moved)
        return Fixture(home, away, "wanted", self.window(match), self._word("wanted"), moved)

    def _word(self, status: str) -> str:
        return self.said("pokal-status", status=status, hours=0)

    def _box(self, name: str) -> FinalBox:
        match = self._state.known(name)
        houses = self._view.houses(match)
        title = self.said("pokal-stage", stage="final" if name == FINAL else "third")
        if houses is None:
            return FinalBox(title, self.said("pokal-final-open", final="yes" if name == FINAL else "no"))
        if match.winner is not None:
            return FinalBox(title, self.said("pokal-final-won", house=house_name(match.winner)))
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
            self.said("pokal-sand-season"),
            self.said("pokal-sand-waiting", hours=hours),
            self.said("pokal-sand-leads"),
            self.said("pokal-sand-rewards"),
        )
        rewards = tuple(
            (f"{place}.", self.signed(points)) for place, points in enumerate(self._state.edition.rules.rewards, 1)
        )
        title, note = self.said("pokal-sand"), self.said("pokal-sand-note", title=self._state.options.title)
        return PointsPicture(title, f"{note} {self.stand}".strip(), words, shown, () if self._state.places else rewards)

    def _waiting(self) -> dict[House, int]:
        found = dict.fromkeys(HOUSES, 0)
        for match in self._state.matches:
            if match.total is not None and match.houses is not None and not match.settled:
                for side, house in enumerate(match.houses):
                    found[house] += match.total[side] - match.credited[side]
        return found

    def fixture_line(self, half: HalfName) -> Text:
        """Say of every match of a half how it ended, or that it is still to come, in the letters of the houses."""
        parts = []
        for name in HALVES[half]:
            match = self._state.known(name)
            home, away = self._view.houses(match) or ("?", "?")
            total = match.total
            score = f"{self.number(total[0])}:{self.number(total[1])}" if total is not None else UNPLAYED
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
