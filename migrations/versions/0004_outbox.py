"""The outbox: what must be said is written down first."""

from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

games = sa.table(
    "games",
    *(sa.column(name) for name in ("id", "kind", "status", "head", "channel_id")),
    sa.column("ended_at", sa.DateTime(timezone=True)),
    sa.column("created_at", sa.DateTime(timezone=True)),
)
cursors = sa.table(
    "cursors", *(sa.column(name) for name in ("game_id", "channel_id", "kind", "event_seq", "message_id"))
)
outbox = sa.table(
    "outbox",
    *(sa.column(name) for name in ("key", "game_id", "channel_id", "kind", "about", "made_at", "tries")),
    *(sa.column(name) for name in ("message_id", "done_at")),
)


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(length=80), nullable=False),
        sa.Column("game_id", sa.String(length=40), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("about", sa.Integer(), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("done_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("reason", sa.String(length=200), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_outbox_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sa.UniqueConstraint("key", name=op.f("uq_outbox_key")),
    )
    op.create_index(op.f("ix_outbox_channel_id_done_at"), "outbox", ["channel_id", "done_at"])
    op.create_index(op.f("ix_outbox_game_id"), "outbox", ["game_id"])
    yesterday = datetime.now(UTC) - timedelta(days=1)
    report = sa.and_(cursors.c.game_id == games.c.id, cursors.c.kind == "reported", cursors.c.event_seq >= games.c.head)
    what = sa.literal("quidditch-report")
    key = games.c.id.concat(".report.").concat(sa.cast(games.c.head, sa.String(12)))
    unreported = sa.select(
        key,
        games.c.id,
        games.c.channel_id,
        what,
        games.c.head,
        games.c.ended_at,
        sa.literal(0),
    ).where(
        games.c.kind == "quidditch",
        games.c.status.in_(("over", "abandoned")),
        games.c.head >= 0,
        games.c.channel_id.is_not(None),
        games.c.ended_at > yesterday,
        ~sa.exists().where(report),
    )
    columns = ["key", "game_id", "channel_id", "kind", "about", "made_at", "tries"]
    op.execute(sa.insert(outbox).from_select(columns, unreported))
    then = sa.func.coalesce(games.c.ended_at, games.c.created_at)
    key = cursors.c.game_id.concat(".report.").concat(sa.cast(cursors.c.event_seq, sa.String(12)))
    reported = (
        sa.select(
            key,
            cursors.c.game_id,
            cursors.c.channel_id,
            what,
            cursors.c.event_seq,
            then,
            sa.literal(1),
            cursors.c.message_id,
            then,
        )
        .join_from(cursors, games, cursors.c.game_id == games.c.id)
        .where(cursors.c.kind == "reported")
    )
    op.execute(sa.insert(outbox).from_select([*columns, "message_id", "done_at"], reported))
    op.execute(sa.delete(cursors).where(cursors.c.kind == "reported"))


def downgrade() -> None:
    """Go back."""
    columns = ["game_id", "channel_id", "kind", "event_seq", "message_id"]
    last = sa.func.max(outbox.c.about)
    said = (outbox.c.kind == "quidditch-report", outbox.c.message_id.is_not(None))
    reported = sa.select(
        outbox.c.game_id, outbox.c.channel_id, sa.literal("reported"), last, sa.func.max(outbox.c.message_id)
    ).where(*said)
    by_place = reported.group_by(outbox.c.game_id, outbox.c.channel_id)
    op.execute(sa.insert(cursors).from_select(columns, by_place))
    op.drop_table("outbox")
