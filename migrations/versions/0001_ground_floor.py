"""The ground floor: games with their logs, seats, panels, deadlines and results; servers, people, dice."""

import sqlalchemy as sa
from alembic import op

from bot.store.tables import Moment

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("host_id", sa.BigInteger(), nullable=True),
        sa.Column("referee_id", sa.BigInteger(), nullable=True),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.LargeBinary(length=32), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("draws", sa.Integer(), nullable=False),
        sa.Column("created_at", Moment(), nullable=False),
        sa.Column("started_at", Moment(), nullable=True),
        sa.Column("ended_at", Moment(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
    )
    op.create_index(op.f("ix_games_channel_id_status"), "games", ["channel_id", "status"], unique=False)
    op.create_index(op.f("ix_games_status_kind"), "games", ["status", "kind"], unique=False)
    op.create_table(
        "people",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=5), nullable=True),
        sa.Column("dm_closed", sa.Boolean(), nullable=False),
        sa.Column("seen_at", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_people")),
    )
    op.create_table(
        "settings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("key", sa.String(length=60), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "key", name=op.f("pk_settings")),
    )
    op.create_table(
        "tallies",
        sa.Column("scope_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("total", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("rolls", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("scope_id", "person_id", "total", name=op.f("pk_tallies")),
    )
    op.create_index(op.f("ix_tallies_person_id"), "tallies", ["person_id"], unique=False)
    op.create_table(
        "deadlines",
        sa.Column("game_id", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("due_at", Moment(), nullable=False),
        sa.Column("token", sa.String(length=60), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_deadlines_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "kind", name=op.f("pk_deadlines")),
    )
    op.create_index(op.f("ix_deadlines_due_at"), "deadlines", ["due_at"], unique=False)
    op.create_table(
        "events",
        sa.Column("game_id", sa.String(length=40), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.Column("cause", sa.BigInteger(), nullable=True),
        sa.Column("part", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("draws", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_events_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seq", name=op.f("pk_events")),
        sa.UniqueConstraint("game_id", "cause", "part", name=op.f("uq_events_game_id_cause_part")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "panels",
        sa.Column("game_id", sa.String(length=40), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("posted_at", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_panels_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "channel_id", name=op.f("pk_panels")),
    )
    op.create_table(
        "results",
        sa.Column("game_id", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.String(length=40), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_results_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_results")),
    )
    op.create_index(op.f("ix_results_person_id"), "results", ["person_id"], unique=False)
    op.create_table(
        "seats",
        sa.Column("game_id", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.String(length=40), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=80), nullable=True),
        sa.Column("robot", sa.Boolean(), nullable=False),
        sa.Column("captain", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_seats_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("game_id", "person_id", name=op.f("uq_seats_game_id_person_id")),
    )
    op.create_index(op.f("ix_seats_person_id"), "seats", ["person_id"], unique=False)


def downgrade() -> None:
    """Go back."""
    op.drop_index(op.f("ix_seats_person_id"), table_name="seats")
    op.drop_table("seats")
    op.drop_index(op.f("ix_results_person_id"), table_name="results")
    op.drop_table("results")
    op.drop_table("panels")
    op.drop_table("events")
    op.drop_index(op.f("ix_deadlines_due_at"), table_name="deadlines")
    op.drop_table("deadlines")
    op.drop_index(op.f("ix_tallies_person_id"), table_name="tallies")
    op.drop_table("tallies")
    op.drop_table("settings")
    op.drop_table("people")
    op.drop_index(op.f("ix_games_status_kind"), table_name="games")
    op.drop_index(op.f("ix_games_channel_id_status"), table_name="games")
    op.drop_table("games")
