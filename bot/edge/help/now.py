"""What somebody can do now: at the table in this channel, or at all tables that wait for them."""

from dataclasses import dataclass

import discord

from bot.edge.help.moves import moves
from bot.edge.help.pages import GAMES, overview, to_topic
from bot.edge.help.reader import ORDER, Reader
from bot.edge.kit.layout import Sheet, Shown, bold, button
from bot.edge.kit.services import mentions
from bot.edge.table.links import link_to
from bot.edge.table.panel import PanelVoice, until, writer
from bot.engine.seats import OFFICIALS, Seat
from bot.engine.text import Text, text
from bot.service.play.live import Declined, Live, Who
from bot.store.contests import open_contests
from bot.store.games import open_lobbies

MOST_TABLES, MOST_LINES, MOST_MOVES = 3, 10, 12


@dataclass(frozen=True, slots=True)
class Prospect:
    """How somebody stands at a table: the part they play, what they may do, whether the game waits for them."""

    live: Live
    seat: Seat | None
    leads: bool
    moves: tuple[str, ...]
    awaited: bool
    hushed: bool
    """Players write what they like and the table offers nothing: then no hint is given (cup matches forbid it)."""
    door: str | None


async def prospect(reader: Reader, live: Live, who: Who) -> Prospect:
    """Find out how somebody stands at a table."""
    look = await reader.services.games.look(live.row.id, who)
    live, manages = look.live, look.live.manages(who)
    if live.position is None or live.row.paused_at is not None:
        return Prospect(live, look.seat, manages, (), False, False, None)
    voice = PanelVoice(reader.services, live, reader.language)
    open_moves = moves(look, who, voice)
    rules, state = live.spec.rules, live.position.state
    mine = {seat for seat in (look.seat, OFFICIALS if live.leads(who) else None) if seat}
    hushed = live.spec.manners.free_speech and not open_moves
    awaited = bool(mine & rules.waiting_for(state)) and not hushed
    door = live.spec.screen(rules.view(state, None), voice, "").door
    own = look.seat is not None or live.spec.contest is not None  # a contest has a page for everybody
    return Prospect(live, look.seat, manages, open_moves, awaited, hushed, voice.say(door) if door and own else None)


async def start(interaction: discord.Interaction, reader: Reader, who: Who) -> Shown:
    """Begin where the person is: at a table, in a direct message, or anywhere else."""
    if interaction.guild_id is None:
        return await _everywhere(reader, who)
    tables = await _tables_here(interaction, reader)
    if not tables:
        awaited = [one for one in await _mine(reader, who) if one.awaited]
        return overview(reader, _note(reader, awaited) or await _nothing_here(interaction, reader))
    stands = [await prospect(reader, live, who) for live in tables]
    stands.sort(key=lambda stand: not (stand.seat or stand.leads))
    sheet = Sheet("now")
    sheet.text("## " + reader.say(text("help-now-heading")))
    for stand in stands[:MOST_TABLES]:
        sheet.text(_table(reader, stand))
        sheet.row(*await _ways(reader, stand))
    sheet.row(button(f"h:{GAMES}", reader.say(text("help-games"))), _order(reader))
    return sheet.shown()


async def _tables_here(interaction: discord.Interaction, reader: Reader) -> list[Live]:
    """Return the games of this place; a thread without one belongs to its channel's."""
    games, channel = reader.services.games, interaction.channel
    places = [interaction.channel_id, channel.parent_id if isinstance(channel, discord.Thread) else None]
    for place in places:
        try:
            if place and (found := await games.here(place)):
                return found
        except Declined:  # a game of a kind that has moved out
            continue
    return []


async def _mine(reader: Reader, who: Who) -> list[Prospect]:
    try:
        stands = [await prospect(reader, live, who) for live in await reader.services.games.of(who.id)]
    except Declined:
        return []
    return sorted(stands, key=lambda stand: not stand.awaited)


async def _everywhere(reader: Reader, who: Who) -> Shown:
    """Say in a direct message what the bot is waiting for."""
    stands = await _mine(reader, who)
    if not stands:
        return overview(reader, reader.say(text("help-dm-free")))
    awaited = [stand for stand in stands if stand.awaited]
    sheet = Sheet("now" if awaited else "plain")
    sheet.text("## " + reader.say(text("help-dm-heading", count=len(awaited))))
    for stand in stands[:MOST_LINES]:
        sheet.text(_table(reader, stand))
    for stand in awaited[:MOST_TABLES]:
        sheet.row(*await _ways(reader, stand))
    sheet.row(button(f"h:{GAMES}", reader.say(text("help-games"))), _order(reader))
    return sheet.shown()


def _note(reader: Reader, awaited: list[Prospect]) -> str:
    places = [_place(stand.live) for stand in awaited if stand.live.row.channel_id]
    return reader.say(text("help-elsewhere", places=", ".join(dict.fromkeys(places)))) if places else ""


async def _nothing_here(interaction: discord.Interaction, reader: Reader) -> str:
    """Say what can be done where no table is, and where on this server people still sit down."""
    guild, here = interaction.guild, interaction.guild_id or 0
    member = interaction.user if isinstance(interaction.user, discord.Member) else None
    specs, database = reader.services.games.specs, reader.services.games.database
    contests = [kind for kind, spec in specs.items() if spec.contest is not None]

    def listed(found: list[tuple[str, int]]) -> str:
        """Name what of it the person can see."""
        places: list[str] = []
        for kind, channel_id in found:
            channel = guild.get_channel_or_thread(channel_id) if guild else None
            if channel and member and channel.permissions_for(member).view_channel and kind in specs:
                places.append(f"{reader.say(Text(f'{kind}-name'))} (<#{channel_id}>)")
        return ", ".join(places)

    free = listed(await database.read(lambda db: open_lobbies(db, here, MOST_LINES)))
    going_on = listed(await database.read(lambda db: open_contests(db, here, contests, MOST_LINES)))
    words = text("help-free-seats", places=free) if free else text("help-nothing-here")
    more = [text("help-contests-here", places=going_on)] if going_on else []
    return "\n".join(reader.linked(reader.say(one)) for one in (words, *more))


def _place(live: Live) -> str:
    return f"<#{live.row.channel_id}>"


def _table(reader: Reader, stand: Prospect) -> str:
    """Describe a table for one person: what is going on, what they can do."""
    live, say = stand.live, writer(reader.services, stand.live, reader.language)
    name = say(Text(f"{live.spec.name}-name"))
    lines = [f"### {name}" + (f" · {_place(live)}" if live.row.channel_id else "")]
    if live.row.status == "lobby":
        free = sum(not row.taken for row in live.seats)
        words = text("help-lobby-mine") if stand.seat else text("help-lobby", free=free)
        return "\n".join([*lines, f"{say(words)} {until(live)}".rstrip()])
    lines.append(f"{bold(say(live.step().text))} {until(live)}".rstrip())
    if (advice := _advice(stand)) is not None:
        lines.append(reader.linked(say(advice)))
    if stand.moves:
        shown = [f"- {move}" for move in stand.moves[:MOST_MOVES]]
        more = len(stand.moves) - len(shown)
        lines += [say(text("help-moves")), *shown]
        lines += [say(text("help-more-moves", count=more))] if more > 0 else []
    lines += [say(text("help-you-lead", what=live.noun))] if stand.leads else []
    return "\n".join(lines)


def _advice(stand: Prospect) -> Text | None:
    """Say what the person is to this game now, unless leading it says it all."""
    if stand.live.row.paused_at is not None:
        return text("help-paused", what=stand.live.noun)
    if stand.awaited:
        return text("help-awaited", what=stand.live.noun)
    if stand.seat is None:
        return None if stand.leads else text("help-watching", what=stand.live.noun)
    if stand.hushed:
        return text("help-hushed")
    names = mentions(stand.live)
    waiting = sorted(stand.live.spec.rules.waiting_for(stand.live.folded().state) - {OFFICIALS})
    others = ", ".join(names(seat) for seat in waiting)
    return text("help-others", others=others) if others else text("help-nobody")


async def _ways(reader: Reader, stand: Prospect) -> list[discord.ui.Button[discord.ui.LayoutView]]:
    """Return the ways on from a table: one's own cards, the table itself, its rules."""
    live = stand.live
    page = f"c:{live.row.id}:page:mine" if live.spec.contest is not None else f"d:{live.row.id}"
    ways = [button(page, stand.door, "primary")] if stand.door else []
    if url := await link_to(reader.services, live):
        ways.append(discord.ui.Button(url=url, label=reader.say(text("help-to-table", what=live.noun))))
    topic = reader.topic_of(live.spec)
    rules = f"h:{to_topic(topic.key)}:{live.row.id}" if topic else f"h:{GAMES}:{live.row.id}"
    return [*ways, button(rules, reader.say(text("help-rules")))]


def _order(reader: Reader) -> discord.ui.Button[discord.ui.LayoutView]:
    return button(f"h:{to_topic(ORDER)}", reader.say(text("help-order")))
