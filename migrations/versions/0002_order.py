"""Order: what referees did, pauses, assistants, players who were sent off; reminders."""

import sqlalchemy as sa
from alembic import op

from bot.store.tables import Moment

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("actor_id", sa.BigInteger(), nullable=True),
        sa.Column("target_id", sa.BigInteger(), nullable=True),
        sa.Column("game_id", sa.String(length=40), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("cause", sa.BigInteger(), nullable=True),
        sa.Column("undone_at", Moment(), nullable=True),
        sa.Column("undone_by", sa.BigInteger(), nullable=True),
        sa.Column("undone_why", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_acts_game_id"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_acts")),
        sa.UniqueConstraint("cause", name=op.f("uq_acts_cause")),
    )
    op.create_index(op.f("ix_acts_guild_id_at"), "acts", ["guild_id", "at"], unique=False)
    op.create_index(op.f("ix_acts_guild_id_target_id"), "acts", ["guild_id", "target_id"], unique=False)
    op.create_index(op.f("ix_acts_channel_id_kind"), "acts", ["channel_id", "kind"], unique=False)
    with op.batch_alter_table("panels") as panels:
        panels.add_column(sa.Column("audience", sa.String(length=12), nullable=False, server_default="public"))
        panels.drop_constraint(op.f("pk_panels"), type_="primary")
        panels.create_primary_key(op.f("pk_panels"), ["game_id", "channel_id", "audience"])
    op.create_table(
        "costumes",
        sa.Column("game_id", sa.String(length=40), nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("nick", sa.String(length=40), nullable=True),
        sa.Column("worn", sa.String(length=40), nullable=True),
        sa.Column("role_id", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_costumes_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "person_id", name=op.f("pk_costumes")),
    )
    op.add_column("games", sa.Column("assistant_id", sa.BigInteger(), nullable=True))
    op.add_column("games", sa.Column("paused_at", Moment(), nullable=True))
    op.add_column("games", sa.Column("time_left", sa.Integer(), nullable=True))
    op.add_column("deadlines", sa.Column("remind_at", Moment(), nullable=True))
    op.create_index(op.f("ix_deadlines_remind_at"), "deadlines", ["remind_at"], unique=False)
    op.add_column("seats", sa.Column("excluded", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Go back."""
    op.drop_column("seats", "excluded")
    op.drop_index(op.f("ix_deadlines_remind_at"), "deadlines")
    op.drop_column("deadlines", "remind_at")
    op.drop_table("costumes")
    op.execute("DELETE FROM panels WHERE audience <> 'public'")
    with op.batch_alter_table("panels") as panels:
        panels.drop_constraint(op.f("pk_panels"), type_="primary")
        panels.drop_column("audience")
        panels.create_primary_key(op.f("pk_panels"), ["game_id", "channel_id"])
    op.drop_column("games", "time_left")
    op.drop_column("games", "paused_at")
    op.drop_column("games", "assistant_id")
    op.drop_table("acts")
