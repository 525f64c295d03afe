"""Panels, cursors and places apart, nicknames by their name.

`panels` had become seven tables in one: `audience` said which, and `shown` meant something else in each.
"""

import json
from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

SHUT = 1
"""Noted with a room whose gates were shut."""
CURSORS = {"story": "told", "heard": "heard", "report": "reported"}
"""Kinds of cursors by the audience they had been."""
NO_EVENT = -1

games = sa.table("games", sa.column("id"), sa.column("options"), sa.column("created_at"))
panels = sa.table(
    "panels", *(sa.column(name) for name in ("game_id", "channel_id", "audience", "message_id", "shown", "posted_at"))
)
cursors = sa.table(
    "cursors", *(sa.column(name) for name in ("game_id", "channel_id", "kind", "event_seq", "message_id"))
)
places = sa.table("places", *(sa.column(name) for name in ("game_id", "kind", "key", "channel_id", "shut")))


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "cursors",
        sa.Column("game_id", sa.String(length=40), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("event_seq", sa.Integer(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_cursors_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "channel_id", "kind", name=op.f("pk_cursors")),
    )
    op.create_table(
        "places",
        sa.Column("game_id", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("key", sa.String(length=12), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("shut", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_places_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "kind", "key", name=op.f("pk_places")),
    )
    for audience, kind in CURSORS.items():
        seq = sa.literal(NO_EVENT) if kind == "heard" else panels.c.shown
        rows = sa.select(panels.c.game_id, panels.c.channel_id, sa.literal(kind), seq, panels.c.message_id)
        columns = ["game_id", "channel_id", "kind", "event_seq", "message_id"]
        op.execute(sa.insert(cursors).from_select(columns, rows.where(panels.c.audience == audience)))
    found = list(_places())
    if found:
        op.bulk_insert(places, found)
    op.execute(sa.delete(panels).where(panels.c.audience.in_((*CURSORS, "room", "team"))))
    _rename_people("costumes", "nicknames")


def _places() -> Iterator[dict[str, object]]:
    """Read rooms and threads; a thread's number was the place of its house in the options, the last the spectators'."""
    query = sa.select(panels.c.game_id, panels.c.channel_id, panels.c.audience, panels.c.shown, games.c.options)
    made = query.join_from(panels, games, games.c.id == panels.c.game_id).where(panels.c.audience.in_(("room", "team")))
    known = set()
    for row in op.get_bind().execute(made.order_by(panels.c.game_id, panels.c.channel_id)):
        place: dict[str, object] = {"game_id": row.game_id, "kind": "room", "key": "", "shut": False}
        if row.audience == "room":
            place["shut"] = row.shown == SHUT
        elif row.shown < len(houses := _houses(row.options)):
            place |= {"kind": "team", "key": houses[row.shown]}
        else:
            place["kind"] = "stand"
        if (key := (place["game_id"], place["kind"], place["key"])) not in known:
            known.add(key)
            yield {**place, "channel_id": row.channel_id}


def _houses(options: str) -> list[str]:
    return list(json.loads(options)["houses"])


def downgrade() -> None:
    """Go back; when something was remembered is not known any more, so that it was when its game was opened."""
    _rename_people("nicknames", "costumes")
    columns = ["game_id", "channel_id", "audience", "message_id", "shown", "posted_at"]
    with_game = games.c.id == cursors.c.game_id
    for audience, kind in CURSORS.items():
        told = (cursors.c.game_id, cursors.c.channel_id, sa.literal(audience), cursors.c.message_id)
        shown = sa.literal(0) if kind == "heard" else cursors.c.event_seq
        rows = sa.select(*told, shown, games.c.created_at).join_from(cursors, games, with_game)
        op.execute(sa.insert(panels).from_select(columns, rows.where(cursors.c.kind == kind)))
    found = list(_rows_of_places())
    if found:
        op.bulk_insert(panels, found)
    op.drop_table("places")
    op.drop_table("cursors")


def _rows_of_places() -> Iterator[dict[str, object]]:
    query = sa.select(places, games.c.options, games.c.created_at)
    for row in op.get_bind().execute(query.join_from(places, games, games.c.id == places.c.game_id)):
        number = int(row.shut)
        if row.kind == "team":
            number = _houses(row.options).index(row.key)
        elif row.kind == "stand":
            number = len(_houses(row.options))
        yield {
            "game_id": row.game_id,
            "channel_id": row.channel_id,
            "audience": "room" if row.kind == "room" else "team",
            "message_id": 0,
            "shown": number,
            "posted_at": row.created_at,
        }


def _rename_people(old: str, new: str) -> None:
    """Give the table of worn names another name, and its constraints theirs: SQLite can rename only the table."""
    op.create_table(
        new,
        sa.Column("game_id", sa.String(length=40), nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("nick", sa.String(length=40), nullable=True),
        sa.Column("worn", sa.String(length=40), nullable=True),
        sa.Column("role_id", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f(f"fk_{new}_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "person_id", name=op.f(f"pk_{new}")),
    )
    columns = "game_id, person_id, guild_id, nick, worn, role_id"
    op.execute(f"INSERT INTO {new} ({columns}) SELECT {columns} FROM {old}")
    op.drop_table(old)
