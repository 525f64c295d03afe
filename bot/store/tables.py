"""The tables. Snowflakes are BigInteger, times are aware and in UTC."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


class Moment(TypeDecorator[datetime]):
    """An aware time in UTC, also on SQLite, which forgets the zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> Any:
        """Refuse naive times: they would shift by the server's zone."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("times are aware")
        return value.astimezone(UTC)

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        """Give SQLite's naive times their zone back."""
        if value is None:
            return None
        moment: datetime = value
        return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)


def _game() -> Column[Any]:
    return Column("game_id", String(40), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


games = Table(
    "games",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("kind", String(32), nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger),
    Column("host_id", BigInteger),
    Column("referee_id", BigInteger),
    Column("assistant_id", BigInteger),
    Column("status", String(12), nullable=False),  # lobby, running, over, expired, abandoned
    Column("options", Text, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("revision", Integer, nullable=False),  # moves with every change, of the log or of the lobby
    Column("head", Integer, nullable=False),  # number of the last event, -1 before the first
    Column("draws", Integer, nullable=False),  # number of the next draw; never goes back
    Column("created_at", Moment, nullable=False),
    Column("started_at", Moment),
    Column("ended_at", Moment),
    Column("paused_at", Moment),  # while somebody has stopped the game
    Column("time_left", Integer),  # seconds the step still had then
    Index(None, "channel_id", "status"),
    Index(None, "status", "kind"),
)

seats = Table(
    "seats",
    metadata,
    _game(),
    Column("seat", String(40), primary_key=True),
    Column("position", Integer, nullable=False),
    Column("person_id", BigInteger),
    Column("name", String(80)),
    Column("robot", Boolean, nullable=False, default=False),
    Column("captain", Boolean, nullable=False, default=False),
    Column("excluded", Boolean, nullable=False, default=False),  # sent off: nobody sits down here any more
    Column("missed", Integer, nullable=False, server_default="0"),  # limits let pass in a row
    UniqueConstraint("game_id", "person_id"),
    Index(None, "person_id"),
)

sitters = Table(  # who sat on a seat before whoever sits there now
    "sitters",
    metadata,
    _game(),
    Column("seat", String(40), primary_key=True),
    Column("until", Integer, primary_key=True, autoincrement=False),  # the last event of that time
    Column("person_id", BigInteger),
    Column("name", String(80)),
    Column("robot", Boolean, nullable=False),
    Column("why", String(8), nullable=False),  # left, absent, empty: another was put there
    Index(None, "person_id"),
)

officials = Table(  # who leads a contest, besides the referee every game may have
    "officials",
    metadata,
    _game(),
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Index(None, "person_id"),
)

tables = Table(  # the games that are tables of a contest
    "tables",
    metadata,
    _game(),
    Column("name", String(12), nullable=False),  # round and table: 2.3
    Column("child_id", String(40), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seen", Integer, nullable=False),  # the last event of the child that stands in the contest; -1: none
    UniqueConstraint("child_id"),
)

events = Table(
    "events",
    metadata,
    _game(),
    Column("seq", Integer, primary_key=True),
    Column("at", Moment, nullable=False),
    Column("cause", BigInteger),  # the interaction or message that led to it; empty: a timer or a robot
    Column("part", Integer, nullable=False),  # place among the events of one action
    Column("person_id", BigInteger),
    Column("kind", String(40), nullable=False),
    Column("body", Text, nullable=False),
    Column("draws", Text),
    UniqueConstraint("game_id", "cause", "part"),
    sqlite_with_rowid=False,  # few trees, short commits: this table grows with every action
)

panels = Table(  # messages that show a game
    "panels",
    metadata,
    _game(),
    Column("channel_id", BigInteger, primary_key=True),
    Column("audience", String(12), primary_key=True, server_default="public"),  # public, officials, end
    Column("message_id", BigInteger, nullable=False),
    Column("shown", Integer, nullable=False),  # the revision the message shows
    Column("posted_at", Moment, nullable=False),
)

cursors = Table(  # how far we have come with a game in a channel
    "cursors",
    metadata,
    _game(),
    Column("channel_id", BigInteger, primary_key=True),
    Column("kind", String(12), primary_key=True),  # told, heard
    Column("event_seq", Integer, nullable=False),  # the last event told; -1 for what was heard
    Column("message_id", BigInteger, nullable=False),  # the last message heard, or the one that told
)

places = Table(  # channels and threads that were made for a game
    "places",
    metadata,
    _game(),
    Column("kind", String(12), primary_key=True),  # room, team, stand
    Column("key", String(12), primary_key=True),  # which team
    Column("channel_id", BigInteger, nullable=False),
    Column("shut", Boolean, nullable=False),  # we have shut its gates
)

outbox = Table(  # what must be said, to a channel or a person
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key", String(80), nullable=False, unique=True),  # names what is owed, so that it is owed once
    Column("place", String(24), nullable=False),  # c channel, p person, g server
    Column("game_id", String(40), ForeignKey("games.id", ondelete="CASCADE"), index=True),
    Column("guild_id", BigInteger, index=True),  # the server it belongs to
    Column("kind", String(40), nullable=False),  # who finds the words
    Column("about", Integer, nullable=False),  # the event or act they are about
    Column("body", Text, nullable=False),  # JSON: what else they need; emptied when it is done
    Column("made_at", Moment, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("holder", String(16)),  # the process that is saying it
    Column("held_until", Moment),  # from then on another may try
    Column("message_id", BigInteger),  # the message that said it
    Column("done_at", Moment, index=True),  # said or given up
    Column("reason", String(200)),  # why it was given up
    Index(
        "ix_outbox_open", "place", "id", sqlite_where=text("done_at IS NULL"), postgresql_where=text("done_at IS NULL")
    ),
)

deadlines = Table(
    "deadlines",
    metadata,
    _game(),
    Column("kind", String(12), primary_key=True),  # lobby, step
    Column("due_at", Moment, nullable=False, index=True),
    Column("token", String(60), nullable=False),  # the step it belongs to
    Column("remind_at", Moment),  # when those who are awaited hear of it once more
    Index(None, "remind_at"),
)

results = Table(
    "results",
    metadata,
    _game(),
    Column("seat", String(40), primary_key=True),
    Column("person_id", BigInteger),
    Column("place", Integer),  # empty: played, but out of the ranking
    Column("points", Integer, nullable=False),
    Column("at", Moment, nullable=False),
    Index(None, "person_id"),
)

settings = Table(
    "settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("key", String(60), primary_key=True),
    Column("value", Text, nullable=False),
)

acts = Table(  # what referees and administrators did
    "acts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("at", Moment, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("actor_id", BigInteger),  # empty: the bot itself, or a person who was erased
    Column("target_id", BigInteger),
    Column("game_id", String(40), ForeignKey("games.id", ondelete="SET NULL")),
    Column("channel_id", BigInteger),
    Column("reason", Text, nullable=False),
    Column("data", Text, nullable=False),  # JSON: what taking it back needs
    Column("cause", BigInteger, unique=True),  # the interaction that led to it: a second delivery writes nothing
    Column("undone_at", Moment),
    Column("undone_by", BigInteger),
    Column("undone_why", Text),
    Index(None, "guild_id", "at"),
    Index(None, "guild_id", "target_id"),
    Index(None, "channel_id", "kind"),
)

nicknames = Table(  # names and roles somebody wears for a match, and what to give back afterwards
    "nicknames",
    metadata,
    _game(),
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("nick", String(40)),  # the name before
    Column("worn", String(40)),  # the name for the match
    Column("role_id", BigInteger),  # the role that was given
)

people = Table(
    "people",
    metadata,
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String(5)),
    Column("dm_closed", Boolean, nullable=False, default=False),
    Column("seen_at", Moment, nullable=False),
)

tallies = Table(
    "tallies",
    metadata,
    Column("scope_id", BigInteger, primary_key=True, autoincrement=False),  # the server, or the person in a DM
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("total", Integer, primary_key=True, autoincrement=False),
    Column("rolls", Integer, nullable=False),
    Index(None, "person_id"),
)

news = Table(  # what a process has done in games that belong to another one
    "news",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game_id", String(40), nullable=False),
    Column("guild_id", BigInteger),  # whose process is meant; empty: the one for direct messages
    Column("after", Integer, nullable=False),  # the last event before it
    Column("head", Integer, nullable=False),  # the last event with it
    Column("act_id", Integer),  # its act in the referees' book
    Index(None, "game_id"),
)

leases = Table(  # which process owns which shards; PostgreSQL only
    "leases",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),  # below 0: whose turn it is to log in
    Column("of", Integer, nullable=False),
    Column("holder", String(80), nullable=False),
    Column("machine", String(80), nullable=False),
    Column("pid", Integer, nullable=False),
    Column("until", Moment, nullable=False),
)
