"""Pictures of a season in words, for who does not see them. Everything said here stands in the picture, too."""

from bot.contests.pokal.draw.fixtures import Fixture, FixturesPicture
from bot.contests.pokal.draw.points import HouseAccount, PointsPicture
from bot.contests.pokal.draw.table import TableFinal, TablePicture
from bot.contests.pokal.pictures import Show
from bot.engine.helpers import flag
from bot.engine.text import Text, text

LONGEST = 900
"""So many characters follow the title: Discord takes 1,024 in all."""


class Alts:
    """Says what the pictures of a season show."""

    def __init__(self, show: Show) -> None:
        """Say it in the words of who makes them."""
        self._show = show

    def table(self, picture: TablePicture) -> Text:
        """Say the table: place, points, catches, goals, what parts those who are level, and the finals."""
        rows = " ".join(
            self._show.said(
                "pokal-alt-row",
                place=row.place,
                house=row.name,
                points=row.points,
                catches=int(row.catches),
                goals=int(row.goals),
                through=flag(row.through),
            )
            for row in picture.rows
        )
        finals = (self._final(final) for final in picture.finals)
        lines = _whole(rows, *(f"{tie}." for tie in picture.ties), *finals)
        return text("pokal-alt-table", title=picture.title, note=picture.note, lines=lines)

    def _final(self, final: TableFinal) -> str:
        if len(final.sides) != 2:
            return f"{final.title}: {final.text}"
        one, other = final.sides
        return f"{final.title}: {self._pair(one.name, one.points, other.name, other.points)}, {final.text}."

    def _pair(self, one: str, scored: str, other: str, conceded: str) -> str:
        if scored:
            return f"{one} {scored} : {conceded} {other}"
        return self._show.said("pokal-alt-against", one=one, other=other)

    def plan(self, picture: FixturesPicture) -> Text:
        """Say every match: how it ended, or when it is and how far its date has come."""
        halves = (f"{half.title}: {', '.join(map(self._fixture, half.fixtures))}." for half in picture.halves)
        finals = (f"{final.title}: {final.text.rstrip('.')}." for final in picture.finals)
        return text("pokal-alt-plan", title=picture.title, note=picture.note, lines=_whole(*halves, *finals))

    def _fixture(self, one: Fixture) -> str:
        pair = self._pair(one.home.name, one.home.points, one.away.name, one.away.points)
        if one.state == "played":
            return pair
        status = f", {one.status}" if one.status else ""
        moved = self._show.said("pokal-alt-moved", date=one.moved_from) if one.moved_from else ""
        return f"{pair} ({one.date}{moved}{status})"

    def sand(self, picture: PointsPicture) -> Text:
        """Say the accounts: all points, those of this season, those that wait; and who leads."""
        lead = "".join(
            self._show.said("pokal-alt-leads", house=account.name) for account in picture.accounts if account.leads
        )
        lines = _whole(*(self._account(account) for account in picture.accounts), lead)
        return text("pokal-alt-sand", note=picture.note, lines=lines)

    def _account(self, account: HouseAccount) -> str:
        return self._show.said(
            "pokal-alt-account",
            house=account.name,
            points=account.shown,
            gain=account.gain,
            waits=flag(account.waiting),
            waiting=account.waiting or "0",
        )


def _whole(*parts: str) -> str:
    return " ".join(part for part in parts if part)[:LONGEST]
