"""Sent off, or banned for the next two matches (Q8.2, Q8.3): the book has it, and the line-up refuses."""

import hashlib

import structlog

from bot.contests.pokal.bans import MATCHES
from bot.edge.kit.services import Services
from bot.edge.order.wording import because
from bot.engine.helpers import flag
from bot.engine.log import Rewound, in_force
from bot.engine.seats import Seat
from bot.engine.text import Text, text
from bot.games.quidditch import events as e
from bot.games.quidditch.model import QuidditchOptions, Wuerfelbetrug
from bot.games.quidditch.notation import write
from bot.quidditch_room.banned import KIND, matches_out, standing
from bot.quidditch_room.nonces import Batch
from bot.service.play.live import Busy, Declined, Live, Who, declined
from bot.service.play.naming import title
from bot.service.play.owing import note_in, whisper
from bot.store import finding
from bot.store.acts import ActRow, Wanted
from bot.store.events import EventRow, load_events

log = structlog.get_logger(__name__)

PARAGRAPH = "8.7, 8.9"
"""Where the rule book forbids it: what the book of the server has as a reason."""


class Bans:
    """Writes bans and keeps those who are banned off the seats."""

    def __init__(self, services: Services) -> None:
        """Keep them in the book; whom it is about is told with it."""
        self._services = services

    async def write(self, live: Live, act: Batch) -> None:
        """Write down who was sent off or caught; the press that did it writes only once."""
        for row, event in act:
            if isinstance(event, e.Wiederholt):
                await self._keep_out(live, row)
            if isinstance(event, Rewound):
                await self._go_past(live, row, event.to)
                await self._keep_off(await self._services.games.live(live.row.id), row)
            if not isinstance(event, e.Ausgeschlossen | e.Betrogen) or live.row.guild_id is None:
                continue
            gone = isinstance(event, e.Betrogen) and event.fort
            wurf = event.wurf if isinstance(event, e.Betrogen) else 0
            person = await self._roller(live, event.seat, wurf) if gone else await self._person(live, event.seat)
            caught = person if isinstance(event, e.Betrogen) else None
            if caught is not None:
                await self._ban(live, event.seat, caught, row)
                await self._take_out(live, caught, row)
            if not gone and live.row.status == "running" and row.cause is not None and row.person_id is not None:
                referee = Who(row.person_id, "", ranks=frozenset({"referee"}))  # the match let him in already
                reason = event.grund if isinstance(event, e.Ausgeschlossen) else ""
                words = text("match-excluded-dm", match=title(live), why=because(reason))
                letter = words if isinstance(event, e.Ausgeschlossen) else None
                await self._clear(live, event.seat, referee, row.cause, reason, letter)

    async def _ban(self, live: Live, seat: Seat, person: int, row: EventRow) -> None:
        words, now = text("match-fraud-dm", match=title(live)), self._services.games.clock()
        act = ActRow(
            guild_id=live.row.guild_id or 0,
            at=now,
            kind=KIND,
            actor_id=row.person_id,
            target_id=person,
            game_id=live.row.id,
            channel_id=live.row.channel_id,
            reason=PARAGRAPH,
            data={"seat": seat, "matches": MATCHES},
            cause=row.cause,
        )
        await self._services.book.record(act, whisper(live, f"fraud.{row.seq}", person, words, now))

    async def _take_out(self, live: Live, person: int, row: EventRow) -> None:
        """Let somebody who is banned play on in no other cup match (Q14.2)."""
        games = self._services.games
        for id in await games.database.read(lambda db: finding.games_of(db, person)):
            other = await games.live(id)
            if id != live.row.id and other.row.guild_id == live.row.guild_id:
                await self._part(other, person, row, live)

    async def _keep_off(self, live: Live, row: EventRow) -> None:
        """Keep whoever is banned off a match that was taken back to a moment at which he still played."""
        seated = {seat.person_id for seat in live.seats if seat.person_id}
        for ban in await standing(self._services, live.row.guild_id or 0) if _in_cup(live) else ():
            if ban.left > 0 and ban.act.target_id in seated and ban.act.game_id not in (None, live.row.id):
                found_in = await self._services.games.live(ban.act.game_id or "")
                await self._part(live, ban.act.target_id or 0, row, found_in)

    async def _go_past(self, live: Live, row: EventRow, to: int) -> None:
        """Take back one step more where a referee has met nothing but what follows from a ban: that one stands."""
        entries = await self._services.games.entries(live)
        undone = {one.cause for one in in_force([one for one in entries if one.seq < row.seq]) if one.seq > to}
        wanted = Wanted(live.row.guild_id or 0, ("exclusion",), game_id=live.row.id)
        acts, _ = await self._services.book.find(wanted)
        met = [act for act in acts if act.reason == PARAGRAPH and -(act.cause or 0) in undone]
        if len({act.cause for act in met}) < len(undone) or not _in_cup(live):
            return
        for act in met:
            if not await matches_out(self._services, act.guild_id, act.target_id or 0):
                return  # it was lifted meanwhile: this is how he comes back
        referee = Who(row.person_id or 0, "", ranks=frozenset({"referee"}), guild_id=live.row.guild_id)
        try:
            cause = _of_its_own(f"past.{row.cause}.{live.row.id}")
            await self._services.conduct.rewind(live.row.id, referee, cause=cause)
        except Declined as no:
            log.info("nothing lies behind what follows from a ban", game=live.row.id, why=no.text.id)

    async def _part(self, live: Live, person: int, row: EventRow, found_in: Live) -> None:
        """Empty the seat of somebody who is banned: for good where they play, without replacement; or in a line-up."""
        seat, now, key = live.seat_of(person), self._services.games.clock(), f"banned.{found_in.row.id}.{person}"
        if seat is None or not _in_cup(live):
            return
        begun = live.row.status == "running"
        about = {"match": title(found_in), "begun": flag(begun)}
        words = text("match-banned-out", person=f"<@{person}>", seat=seat.seat, **about)
        letter = text("match-banned-out-dm", here=title(live), **about)
        owed = [note_in(live, key, words, now), whisper(live, key, person, letter, now)]
        try:
            if not begun:
                await self._services.lobby.leave(live.row.id, Who(person, ""), owed)
                return
            referee = Who(row.person_id or 0, "", ranks=frozenset({"referee"}))  # the match it was found in let him in
            cause = _of_its_own(f"{row.cause}.{live.row.id}")
            await self._services.conduct.send_off(
                live.row.id, referee, person, cause=cause, reason=PARAGRAPH, owed=owed, follows=True
            )
        except Busy:
            raise  # he still sits there
        except Declined as no:
            log.info("somebody who is banned does not sit there any more", game=live.row.id, why=no.text.id)

    async def _clear(self, live: Live, seat: Seat, referee: Who, cause: int, reason: str, letter: Text | None) -> None:
        """Leave the seat empty, and the exclusion in the book, unless a kick from the room has done both already."""
        conduct = self._services.conduct
        try:  # one press, two acts: the second one has the negative number
            await conduct.exclude(live.row.id, referee, seat, cause=-cause, reason=reason, letter=letter)
        except Busy:
            raise
        except Declined as no:
            log.info("the seat is empty already", game=live.row.id, seat=seat, why=no.text.id)

    async def _keep_out(self, live: Live, row: EventRow) -> None:
        """Leave the seats empty of those who were caught after the end, when the match goes on (Q13.6)."""
        state = live.position.state if live.position else None
        out = {one.seat for one in state.players if one.excluded} if state else set()
        seated = [seat.seat for seat in live.seats if seat.seat in out and not seat.excluded]
        if row.cause is None or row.person_id is None or live.row.status != "running":
            return
        referee = Who(row.person_id, "", ranks=frozenset({"referee"}))  # the match let him in already
        for number, seat in enumerate(seated):
            await self._clear(live, seat, referee, row.cause + number, "", None)

    async def accused(self, live: Live, person_id: int) -> str:
        """Return the move that punishes a person for Würfelbetrug, wherever he sits by now (Q13.8)."""
        for seat, wurf in live.folded().state.cheats if live.position else ():
            caught = await self._roller(live, seat, wurf) if wurf else await self._person(live, seat)
            if caught == person_id:
                raise declined("match-fraud-already", person=f"<@{person_id}>")
        if (place := live.seat_of(person_id)) is not None:
            return write(Wuerfelbetrug(seat=place.seat))
        for row in live.seats:  # sent off, and nobody came in for him: the desk knows him by the same seat
            if row.excluded and await self._person(live, row.seat) == person_id:
                return write(Wuerfelbetrug(seat=row.seat))
        rolls = [(number, seat) for number, seat, person in await self._rolls(live) if person == person_id]
        if not rolls:
            raise declined("match-never-rolled")
        number, seat = rolls[-1]
        return write(Wuerfelbetrug(seat=seat, wurf=number))

    async def _roller(self, live: Live, seat: Seat, wurf: int) -> int | None:
        """Return who made a roll; in older logs, who rolled last on the seat and does not play any more."""
        rolls = await self._rolls(live)
        if wurf:
            return next((person for number, _, person in rolls if number == wurf), None)
        rolled = [person for _, at, person in rolls if at == seat]
        return next((person for person in reversed(rolled) if live.seat_of(person) is None), None)

    async def _rolls(self, live: Live) -> list[tuple[int, Seat, int]]:
        """List who rolled on which seat, each by its number in the log; every roll there knows its person."""
        rows = await self._services.games.database.read(lambda db: load_events(db, live.row.id))
        rolls = [(row.seq, live.spec.load_event(row.body), row.person_id) for row in rows if row.kind == "gewuerfelt"]
        return [
            (seq, event.seat, person)
            for seq, event, person in rolls
            if isinstance(event, e.Gewuerfelt) and person is not None
        ]

    async def _person(self, live: Live, seat: Seat) -> int | None:
        """Return whose seat it is, or was before he was sent off."""
        person = next((row.person_id for row in live.seats if row.seat == seat), None)
        if person is not None:
            return person
        wanted = Wanted(live.row.guild_id or 0, ("exclusion",), game_id=live.row.id)
        found, _ = await self._services.book.find(wanted)
        return next((act.target_id for act in found if act.data.get("seat") == seat), None)

    async def gate(self, live: Live, who: Who, seat: Seat) -> None:
        """Decline whoever is banned from cup matches here; friendly matches are free (Q14.2)."""
        if not _in_cup(live) or live.row.guild_id is None:
            return
        if (left := await matches_out(self._services, live.row.guild_id, who.id)) > 0:
            raise declined("match-banned", name=who.name, left=left)


def _of_its_own(words: str) -> int:
    """Number an act that follows from another one: alike whenever it follows again, and like no interaction."""
    return int.from_bytes(hashlib.blake2b(words.encode(), digest_size=6).digest())


def _in_cup(live: Live) -> bool:
    return isinstance(live.options, QuidditchOptions) and live.options.cup
