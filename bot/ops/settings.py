"""Everything an operator can choose, with its default and its limits."""

import re
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, SecretStr
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict

from bot.shards import Shards

DISCORD_API = "https://discord.com/api/v10"
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def _database_url(url: str) -> str:
    scheme, found, rest = url.partition("://")
    driver = DRIVERS.get(scheme.lower())
    if not found or driver is None:
        raise PydanticCustomError("database_scheme", "unknown kind of database")
    if driver.startswith("sqlite") and rest and not rest.startswith("/"):
        raise PydanticCustomError("database_slashes", "sqlite needs three slashes")
    if driver.startswith("postgresql"):
        # Hosts hand out libpq's spelling; asyncpg knows the same values under another name.
        rest = re.sub(r"([?&])sslmode=", r"\1ssl=", rest)
    return f"{driver}://{rest}"


def _api_base(url: str) -> str:
    trimmed = url.rstrip("/")
    parts = urlsplit(trimmed)
    if parts.scheme not in ("http", "https") or not parts.hostname or not trimmed.endswith("/api/v10"):
        raise PydanticCustomError("api_base", "not an API address")
    return trimmed


def _gateway_url(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme not in ("ws", "wss") or not parts.hostname:
        raise PydanticCustomError("gateway_url", "not a gateway address")
    return url


def _stripped(value: object) -> object:
    """Secrets copied from files often end in a line break."""
    return value.strip() if isinstance(value, str) else value


def _lower(value: object) -> object:
    return value.lower() if isinstance(value, str) else value


class Section(BaseModel):
    """A table of the file."""

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)


class LogSettings(Section):
    """How the bot tells its operator what happens."""

    format: Annotated[Literal["auto", "human", "json"], BeforeValidator(_lower)] = "auto"
    level: Annotated[Literal["debug", "info", "warning", "error"], BeforeValidator(_lower)] = "info"


class HealthSettings(Section):
    """Where health and metrics can be asked for; port 0 is off."""

    host: str = "127.0.0.1"
    port: int = Field(default=0, ge=0, le=65535)


def _public_url(url: str) -> str:
    trimmed = url.rstrip("/")
    parts = urlsplit(trimmed)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise PydanticCustomError("public_url", "not a web address")
    return trimmed


class CalendarSettings(Section):
    """Under which address people's calendars reach us; none: dates are handed out as files."""

    url: Annotated[str, AfterValidator(_public_url)] | None = None


class DiceSettings(Section):
    """How rolls are shown."""

    picture: bool = True


class LobbySettings(Section):
    """How long a table waits for players, in seconds."""

    expires_after: int = Field(default=86400, ge=60)


class IntentSettings(Section):
    """Privileged intents that are switched on for the bot at Discord, too."""

    message_content: bool = False
    members: bool = False


class RobotSettings(Section):
    """How long computer players take for a move where people watch, in seconds."""

    pause: float = Field(default=0.8, ge=0, le=30)


class DrawingSettings(Section):
    """Processes that draw, the seconds one picture may take, and the megabytes at which a process is replaced.

    `emojis` says whether suits, dice, houses and cards are kept at Discord as emojis of the application.
    """

    workers: int = Field(default=1, ge=1, le=64)
    seconds_limit: int = Field(default=10, ge=1)
    memory_limit: int = Field(default=256, ge=128)
    emojis: bool = True


def _shards(value: str) -> str:
    if not re.fullmatch(r"\s*\d{1,5}\s*(-\s*\d{1,5}\s*)?(,\s*\d{1,5}\s*(-\s*\d{1,5}\s*)?)*", value):
        raise PydanticCustomError("shards", "not a list of shards")
    return value


class ClusterSettings(Section):
    """Which of Discord's shards this process looks after, where several share a PostgreSQL database."""

    shards: Annotated[str, AfterValidator(_shards)] | None = None
    of: int = Field(default=0, ge=0, le=10_000)

    @property
    def own(self) -> Shards | None:
        """Return the shards of this process; None if it looks after everything."""
        if self.shards is None or not self.of:
            return None
        spans = [span.partition("-") for span in self.shards.replace(" ", "").split(",")]
        numbers = {number for low, _, high in spans for number in range(int(low), int(high or low) + 1)}
        return Shards(frozenset(numbers), self.of)

    @property
    def problem(self) -> str | None:
        """Return the id of the text that says what does not go together here."""
        if (self.shards is None) != (self.of == 0):
            return "config-cluster-half"
        own = self.own
        return "config-cluster-range" if own and not (own.numbers and max(own.numbers) < own.of) else None


class ServerSettings(Section):
    """What one server begins with; its administrators may change it with /einrichten."""

    referee_roles: tuple[int, ...] = ()
    committee_roles: tuple[int, ...] = ()
    director_roles: tuple[int, ...] = ()
    gryffindor_role: int | None = None
    hufflepuff_role: int | None = None
    ravenclaw_role: int | None = None
    slytherin_role: int | None = None
    match_channel: int | None = None
    news_channel: int | None = None
    log_channel: int | None = None
    language: Literal["de", "en"] | None = None
    reads: bool = True
    keep_days: int = Field(default=0, ge=0)

    def preset(self) -> dict[str, object]:
        """Return the settings under the keys they are stored by."""
        houses = {
            "G": self.gryffindor_role,
            "H": self.hufflepuff_role,
            "R": self.ravenclaw_role,
            "S": self.slytherin_role,
        }
        found: dict[str, object] = {
            "role.referee": list(self.referee_roles),
            "role.committee": list(self.committee_roles),
            "role.director": list(self.director_roles),
            **{f"role.{house}": [role] for house, role in houses.items() if role},
            "channel.matches": self.match_channel,
            "channel.news": self.news_channel,
            "channel.log": self.log_channel,
            "reads": self.reads,
            "keep_days": self.keep_days,
        }
        return found | ({"language": self.language} if self.language else {})


class Settings(BaseSettings):
    """Everything an operator can choose."""

    model_config = SettingsConfigDict(
        frozen=True,
        extra="forbid",
        hide_input_in_errors=True,
        env_prefix="SPIELLEITER_",
        env_nested_delimiter="__",
    )

    token: Annotated[SecretStr | None, BeforeValidator(_stripped)] = None
    database_url: Annotated[str, BeforeValidator(_stripped), AfterValidator(_database_url)] = Field(
        default="sqlite+aiosqlite:///spielleiter.db",
        repr=False,  # may hold a password
    )
    api_base: Annotated[str, AfterValidator(_api_base)] = DISCORD_API
    gateway_url: Annotated[str, AfterValidator(_gateway_url)] | None = None
    language: Literal["de", "en"] = "de"
    logs: LogSettings = LogSettings()
    health: HealthSettings = HealthSettings()
    calendar: CalendarSettings = CalendarSettings()
    dice: DiceSettings = DiceSettings()
    lobby: LobbySettings = LobbySettings()
    intents: IntentSettings = IntentSettings()
    robots: RobotSettings = RobotSettings()
    drawing: DrawingSettings = DrawingSettings()
    cluster: ClusterSettings = ClusterSettings()
    servers: dict[int, ServerSettings] = Field(default_factory=dict)

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Only what `load` gathered counts, so that each problem can name the place it came from."""
        return (init_settings,)

    @property
    def server_presets(self) -> dict[int, dict[str, object]]:
        """What servers begin with, by their ids."""
        return {guild_id: server.preset() for guild_id, server in self.servers.items()}

    @property
    def shared_database(self) -> bool:
        """Tell whether several processes can use the database at once."""
        return not self.database_url.startswith(DRIVERS["sqlite"])

    @property
    def sqlite_file(self) -> Path | None:
        """The file of an SQLite database, None for PostgreSQL and for a database in memory."""
        driver, _, rest = self.database_url.partition("://")
        name = rest.removeprefix("/").partition("?")[0]
        if driver != DRIVERS["sqlite"] or name in ("", ":memory:") or name.startswith("file:"):
            return None
        return Path(name)
