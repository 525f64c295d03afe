"""What a game is called among people: by its name and the day it was opened, never by its number."""

from collections.abc import Iterable, Mapping
from datetime import datetime

from bot.engine.helpers import day
from bot.engine.model import Options
from bot.engine.spec import AnyGame
from bot.engine.text import Text, text
from bot.service.play.live import Live
from bot.store import finding
from bot.store.database import Connection


def title(live: Live) -> Text:
    """Name a game for people."""
    return _title(live.spec, live.options, live.row.created_at)


def _title(spec: AnyGame, options: Options, opened: datetime) -> Text:
    return text("game-title", game=spec.lobby.called(options) or Text(f"{spec.name}-name"), day=day(opened))


def hour(live: Live) -> str:
    """Tell games of one day apart."""
    return f"{live.row.created_at:%H:%M} UTC"


def file_name(live: Live) -> str:
    """Name the files of a game."""
    return f"{live.spec.name}-{live.row.created_at:%Y-%m-%d-%H%M}"


def titles(connection: Connection, specs: Mapping[str, AnyGame], game_ids: Iterable[str | None]) -> dict[str, Text]:
    """Name many games; those that are gone have no name any more."""
    found = finding.faces(connection, sorted({game_id for game_id in game_ids if game_id}))
    return {
        game_id: _title(spec, spec.load_options(options), opened)
        for game_id, kind, options, opened in found
        if (spec := specs.get(kind)) is not None
    }
