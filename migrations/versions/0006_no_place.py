"""Results without a place: disqualified, or never there."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Go forward."""
    with op.batch_alter_table("results") as table:
        table.alter_column("place", existing_type=sa.Integer(), nullable=True)


def downgrade() -> None:
    """Go back: whoever had no place stood behind all others."""
    op.execute("UPDATE results SET place = 99 WHERE place IS NULL")
    with op.batch_alter_table("results") as table:
        table.alter_column("place", existing_type=sa.Integer(), nullable=False)
