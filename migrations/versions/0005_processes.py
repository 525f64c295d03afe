"""Several processes: who owns which shards, and what one has done for another."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "news",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.String(length=40), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("act_id", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_news")),
    )
    op.create_index(op.f("ix_news_game_id"), "news", ["game_id"])
    op.create_table(
        "leases",
        sa.Column("shard", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("of", sa.Integer(), nullable=False),
        sa.Column("holder", sa.String(length=80), nullable=False),
        sa.Column("machine", sa.String(length=80), nullable=False),
        sa.Column("pid", sa.Integer(), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("shard", name=op.f("pk_leases")),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("leases")
    op.drop_index(op.f("ix_news_game_id"), "news")
    op.drop_table("news")
