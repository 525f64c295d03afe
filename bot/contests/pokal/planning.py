"""The search for a date as a picture and in words: which days work, who would whistle, who has not answered (Q11.4)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date

from bot.contests.pokal.calendar import Day, best_days
from bot.contests.pokal.draw import dates
from bot.contests.pokal.draw.dates import BestDay, DatesPicture, DatesWords
from bot.contests.pokal.model import NOTICE, Match, Pair
from bot.contests.pokal.pictures import Show
from bot.contests.pokal.tell_parts import house_name
from bot.engine.seats import Seat
from bot.engine.text import Text, text

MOST_NAMED = 8
"""So many of those who have not answered are named."""
TEAM = 7
"""So many play for a team at most (Q1.1)."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Who is asked when they can: how many have answered, of how many if we know it, and who has not."""

    answered: int
    of: int | None = None
    missing: tuple[tuple[str, str], ...] = ()
    """Their plain names, and how a message names them; empty for whoever is not to know it."""


@dataclass(frozen=True, slots=True)
class Planning:
    """One match with the days of its window, for somebody who looks for its date."""

    show: Show
    match: Match
    houses: Pair
    days: Sequence[Day]
    today: int
    asked: Asked
    name: Callable[[Seat], str]

    @property
    def best(self) -> list[Day]:
        """Return the best days."""
        return best_days(self.days)

    @property
    def answered(self) -> Text:
        """Say how many have answered, and of how many where that is known."""
        if self.asked.of is None:
            return text("pokal-days-answered", count=self.asked.answered)
        return text("pokal-days-answered-of", count=self.asked.answered, all=self.asked.of)

    def missing(self, *, plain: bool) -> str:
        """Say who has not answered yet, if somebody has not and it may be said here."""
        names = [one[0 if plain else 1] for one in self.asked.missing]
        if not names:
            return ""
        named = ", ".join(names[:MOST_NAMED])
        return self.show.said("pokal-days-missing", names=named, more=max(0, len(names) - MOST_NAMED))

    def _whistling(self, day: Day) -> list[Seat]:
        """Return who can whistle then, the one who does first."""
        return sorted(day.referees, key=lambda seat: seat != self.match.referee)

    def _whistlers(self, day: Day) -> str:
        return ", ".join(map(self.name, self._whistling(day)))

    def picture(self) -> DatesPicture:
        """Return the window of the match with who can come when."""
        best, say = self.best, self.show.said
        rank = {day.day: place for place, day in enumerate(best, 1)}
        shown = [self._day(day, rank.get(day.day, 0)) for day in self.days]
        empty: list[dates.Day | None] = [None] * date.fromordinal(self.days[0].day).weekday()
        return DatesPicture(
            say("pokal-days-title"),
            self.show.window(self.match),
            self.show.sides(self.match, self.houses),
            self.show.speak(self.answered),
            DatesWords(
                tuple(say("pokal-weekday", weekday=weekday) for weekday in range(7)),
                say("pokal-days-today"),
                say("pokal-days-players", team=TEAM),
                "6:5",
                say("pokal-days-few"),
                "2",
                say("pokal-days-referee"),
                say("pokal-days-near"),
            ),
            (*empty, *shown),
            tuple(self._best(day, number) for number, day in enumerate(best)),
            self.missing(plain=True),
            squad=TEAM,
        )

    def _day(self, day: Day, rank: int) -> dates.Day:
        on = date.fromordinal(day.day)
        begins = not rank and (on.day == 1 or day is self.days[0])  # the best ones have no room, they stand below
        label = self.show.said("pokal-days-label", day=on.day)
        if begins:
            label = self.show.said("pokal-days-month", day=on.day, month=on.month)
        if day.late:
            return dates.Day(label, "near", today=day.day == self.today)
        players = (len(day.players[0]), len(day.players[1]))
        state: dates.State = "possible" if day.possible else "impossible"
        return dates.Day(label, state, players, len(day.referees), rank, today=day.day == self.today)

    def _best(self, day: Day, number: int) -> BestDay:
        """Return one of the best days; only the first says by when it has to be announced."""
        until = self.show.said("pokal-days-until", day=self.show.day(day.day - NOTICE)) if not number else ""
        first, *others = self._whistling(day)
        players = (len(day.players[0]), len(day.players[1]))
        return BestDay(self.show.day(day.day), players, self.name(first), until, f"+{len(others)}" if others else "")

    def alt(self) -> Text:
        """Say what the picture shows, for who does not see it."""
        best = self.best
        others = [day for day in self.days if day.possible and day not in best]
        lines = [
            self.show.said(
                "pokal-alt-best",
                place=place,
                day=self.show.day(day.day),
                one=len(day.players[0]),
                other=len(day.players[1]),
                team=TEAM,
                referees=self._whistlers(day),
            )
            for place, day in enumerate(best, 1)
        ]
        return text(
            "pokal-alt-days",
            one=house_name(self.houses[0]),
            other=house_name(self.houses[1]),
            window=self.show.window(self.match),
            answered=self.answered,
            some="yes" if best else "no",
            best=" ".join(lines),
            more="yes" if others else "no",
            others=", ".join(self.show.day(day.day) for day in others),
        )

    def advice(self, mention: Callable[[Seat], str]) -> str:
        """Say which day fits best, who would play and whistle, and by when it has to be announced."""
        best = self.best
        if not best:
            return self.show.said("pokal-page-none")
        first, *others = best
        words = self.show.said(
            "pokal-page-best",
            day=self.show.day(first.day),
            one=len(first.players[0]),
            other=len(first.players[1]),
            referees=", ".join(map(mention, self._whistling(first))),
            count=len(first.referees),
            until=self.show.day(first.day - NOTICE),
        )
        days = ", ".join(self.show.day(day.day) for day in others)
        return f"{words} {self.show.said('pokal-page-next-best', days=days)}" if others else words
