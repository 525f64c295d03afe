"""Calendars that follow the cup by themselves: an address for a person, a house, or all matches.

An address is a signature, and says nothing by itself. Whom it belongs to is found by signing for everybody who has a
part in the server's seasons: who is erased, or was never there, has none.
"""

import base64
import hashlib
import hmac
import io
from collections.abc import Callable

import discord

from bot.contests.pokal.model import HOUSES, Match
from bot.contests.pokal.tell_parts import house_name
from bot.edge.kit.services import Services
from bot.engine.seats import Seat
from bot.pokal_room.ics import calendar
from bot.pokal_room.season import Season, newest, seasons_of
from bot.service.play.live import Live

KIND, PAGE, ENDING = "text/calendar; charset=utf-8", "kalender", ".ics"
EVERYTHING = "*"
LENGTH = 20
"""So many bytes of a signature stand in an address: nobody guesses them."""


class Subscriptions:
    """Hands out addresses, and answers at them."""

    def __init__(self, services: Services) -> None:
        """Sign with what is secret already: the bot's token. A new token makes all addresses void."""
        self._services = services
        token = services.settings.token
        self._key = hashlib.blake2b(token.get_secret_value().encode() if token else b"", person=b"calendar").digest()
        if services.settings.calendar.url is not None and token is not None:
            services.pages[PAGE] = self.serve

    # -- handing out ---------------------------------------------------------------------------------------------------

    async def offered(self, interaction: discord.Interaction, house: str | None) -> tuple[str, discord.File]:
        """Return the dates somebody wants as a file, and the address to subscribe to them if we have one."""
        services, guild_id = self._services, interaction.guild_id or 0
        live, who = await newest(services, guild_id), services.who(interaction.user)
        season = Season(services, live, services.language(interaction))
        row = live.seat_of(who.id)
        worn = next((one for one in HOUSES if one in who.houses), None)
        if house is None and row is not None:
            whose, name = "own", str(who.id)
        else:
            house = house or worn
            whose, name = ("house", house) if house else ("all", EVERYTHING)
        body = calendar(season, _wanted(season, house, row.seat if row and whose == "own" else None))
        words = [season.write("pokal-calendar", whose=whose, house=house_name(house or "G"))]
        if (base := services.settings.calendar.url) is not None and PAGE in services.pages:
            url = f"{base}/{guild_id}-{self._sign(guild_id, name)}{ENDING}"
            words.append(season.tell("pokal-calendar-link", url=url))
        return "\n".join(words), discord.File(io.BytesIO(body.encode()), "quidditch-pokal.ics")

    def _sign(self, guild_id: int, name: str) -> str:
        mac = hmac.digest(self._key, f"{guild_id}.{name}".encode(), "sha256")[:LENGTH]
        return base64.b32encode(mac).decode().lower()

    # -- answering -----------------------------------------------------------------------------------------------------

    async def serve(self, rest: str) -> tuple[str, bytes] | None:
        """Return the calendar of an address; None if it belongs to nobody."""
        server, _, signed = rest.removesuffix(ENDING).partition("-")
        if not (server.isascii() and server.isdecimal() and len(server) < 21 and rest.endswith(ENDING)):
            return None
        guild_id = int(server)
        seasons = await seasons_of(self._services, guild_id)
        if not seasons:
            return None
        name = self._owner(guild_id, signed, seasons)
        if name is None:
            return None
        live = next((one for one in seasons if one.row.status == "running"), seasons[0])
        season = Season(self._services, live, self._services.language_in(guild_id))
        row = live.seat_of(int(name)) if name.isdecimal() else None
        house = name if name in HOUSES else None
        nobody = "" if name.isdecimal() else None  # who has no part in the new season has no match in it
        return KIND, calendar(season, _wanted(season, house, row.seat if row else nobody)).encode()

    def _owner(self, guild_id: int, signed: str, seasons: list[Live]) -> str | None:
        """Return whose signature it is."""
        people = {str(row.person_id) for live in seasons for row in live.seats if row.person_id is not None}
        known = signed.encode("ascii", "replace")
        found = None
        for name in (*HOUSES, EVERYTHING, *people):
            if hmac.compare_digest(self._sign(guild_id, name).encode(), known):
                found = name
        return found


def _wanted(season: Season, house: str | None, seat: Seat | None) -> Callable[[Match], bool]:
    """Choose the matches of a house, of a person, or all."""
    state = season.state
    mine = {*state.managed_by(seat), *(one for one, other in state.squads if other == seat)}

    def wanted(match: Match) -> bool:
        houses = season.view.houses(match) or ()
        if seat is None:
            return house is None or house in houses
        marked = any(one.match == match.name and one.seat == seat and one.days for one in state.marks)
        comes = any(one.seat == seat for one in match.crowd)
        return marked or comes or match.referee == seat or bool(mine & {*houses})

    return wanted
