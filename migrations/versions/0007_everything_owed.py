"""The outbox is for everything that must be said: to channels, people and servers, with or without a game."""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

OPEN = sa.text("done_at IS NULL")
outbox = sa.table(
    "outbox",
    *(sa.column(name) for name in ("key", "place", "channel_id", "game_id", "guild_id", "kind", "about", "body")),
    *(sa.column(name) for name in ("made_at", "tries")),
)
games = sa.table("games", *(sa.column(name) for name in ("id", "kind", "status", "guild_id", "channel_id", "revision")))
panels = sa.table(
    "panels", *(sa.column(name) for name in ("game_id", "channel_id", "audience", "message_id", "shown", "posted_at"))
)


def upgrade() -> None:
    """Go forward."""
    with op.batch_alter_table("outbox") as batch:
        batch.drop_index("ix_outbox_channel_id_done_at")
        batch.alter_column("game_id", existing_type=sa.String(length=40), nullable=True)
        batch.add_column(sa.Column("place", sa.String(length=24), nullable=True))
        batch.add_column(sa.Column("guild_id", sa.BigInteger(), nullable=True))
        batch.add_column(sa.Column("body", sa.Text(), nullable=True))
        batch.add_column(sa.Column("holder", sa.String(length=16), nullable=True))
        batch.add_column(sa.Column("held_until", sa.DateTime(timezone=True), nullable=True))
    channel = sa.literal("c").concat(sa.cast(outbox.c.channel_id, sa.String(20)))
    guild = sa.select(games.c.guild_id).where(games.c.id == outbox.c.game_id).scalar_subquery()
    op.execute(sa.update(outbox).values(place=channel, guild_id=guild, body="{}"))
    with op.batch_alter_table("outbox") as batch:
        batch.alter_column("place", existing_type=sa.String(length=24), nullable=False)
        batch.alter_column("body", existing_type=sa.Text(), nullable=False)
        batch.drop_column("channel_id")
    op.create_index("ix_outbox_guild_id", "outbox", ["guild_id"])
    op.create_index("ix_outbox_done_at", "outbox", ["done_at"])
    op.create_index("ix_outbox_open", "outbox", ["place", "id"], sqlite_where=OPEN, postgresql_where=OPEN)
    _show_what_nobody_sees()


def _show_what_nobody_sees() -> None:
    """Owe a panel to every open game that lost its own, so that no game blocks a channel unseen."""
    now = sa.literal(datetime.now(UTC), sa.DateTime(timezone=True))
    shown = sa.exists().where(panels.c.game_id == games.c.id, panels.c.audience == "public")
    unseen = (
        games.c.status.in_(("lobby", "running")),
        games.c.kind != "dice",
        games.c.channel_id.is_not(None),
        ~shown,
    )
    channel = sa.cast(games.c.channel_id, sa.String(20))
    key = games.c.id.concat(".panel.").concat(channel).concat(".public.0")
    owed = sa.select(
        key,
        sa.literal("c").concat(channel),
        games.c.id,
        games.c.guild_id,
        sa.literal("panel"),
        sa.literal(0),
        sa.literal('{"audience": "public", "replaces": 0, "ping": []}'),
        now,
        sa.literal(0),
    ).where(*unseen)
    columns = ["key", "place", "game_id", "guild_id", "kind", "about", "body", "made_at", "tries"]
    op.execute(sa.insert(outbox).from_select(columns, owed))
    rows = sa.select(games.c.id, games.c.channel_id, sa.literal("public"), sa.literal(0), sa.literal(-1), now)
    columns = ["game_id", "channel_id", "audience", "message_id", "shown", "posted_at"]
    op.execute(sa.insert(panels).from_select(columns, rows.where(*unseen)))


def downgrade() -> None:
    """Go back; what was owed to people and servers, or without a game, is not known there."""
    op.drop_index("ix_outbox_open", "outbox")
    op.drop_index("ix_outbox_done_at", "outbox")
    op.drop_index("ix_outbox_guild_id", "outbox")
    op.execute(sa.delete(panels).where(panels.c.message_id == 0))
    only_new = sa.or_(
        outbox.c.game_id.is_(None),
        sa.not_(outbox.c.place.startswith("c")),
        sa.and_(sa.not_(outbox.c.kind.endswith("-report")), sa.not_(outbox.c.kind.endswith("-announcement"))),
    )
    op.execute(sa.delete(outbox).where(only_new))
    with op.batch_alter_table("outbox") as batch:
        batch.add_column(sa.Column("channel_id", sa.BigInteger(), nullable=True))
    number = sa.cast(sa.func.substr(outbox.c.place, 2), sa.BigInteger())
    op.execute(sa.update(outbox).values(channel_id=number))
    with op.batch_alter_table("outbox") as batch:
        batch.alter_column("channel_id", existing_type=sa.BigInteger(), nullable=False)
        batch.alter_column("game_id", existing_type=sa.String(length=40), nullable=False)
        for name in ("held_until", "holder", "body", "guild_id", "place"):
            batch.drop_column(name)
    op.create_index("ix_outbox_channel_id_done_at", "outbox", ["channel_id", "done_at"])
