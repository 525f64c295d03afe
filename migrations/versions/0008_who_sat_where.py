"""Who sat on a seat before, and how many limits whoever sits there has let pass."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Go forward; of games of before nobody knows who was replaced."""
    with op.batch_alter_table("seats") as table:
        table.add_column(sa.Column("missed", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "sitters",
        sa.Column("game_id", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.String(length=40), nullable=False),
        sa.Column("until", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=80), nullable=True),
        sa.Column("robot", sa.Boolean(), nullable=False),
        sa.Column("why", sa.String(length=8), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_sitters_game_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seat", "until", name="pk_sitters"),
    )
    op.create_index("ix_sitters_person_id", "sitters", ["person_id"])


def downgrade() -> None:
    """Go back."""
    op.drop_table("sitters")
    with op.batch_alter_table("seats") as table:
        table.drop_column("missed")
