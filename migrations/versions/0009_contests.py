"""Who leads a contest, and which games are its tables."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Go forward; there were no contests before."""
    op.create_table(
        "officials",
        sa.Column("game_id", sa.String(length=40), nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_officials_game_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "person_id", name="pk_officials"),
    )
    op.create_index("ix_officials_person_id", "officials", ["person_id"])
    op.create_table(
        "tables",
        sa.Column("game_id", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=12), nullable=False),
        sa.Column("child_id", sa.String(length=40), nullable=False),
        sa.Column("seen", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_tables_game_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["child_id"], ["games.id"], name="fk_tables_child_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "child_id", name="pk_tables"),
        sa.UniqueConstraint("child_id", name="uq_tables_child_id"),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("tables")
    op.drop_table("officials")
