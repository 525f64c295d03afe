"""Loading the settings: defaults, then a TOML file, then the environment; every problem named at once."""

import difflib
import os
import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails
from pydantic_settings import EnvSettingsSource

from bot.engine.text import Text, text
from bot.ops.settings import Settings
from bot.texts import DEFAULT_LANGUAGE, LANGUAGES, Texts

__all__ = ["ConfigError", "Settings", "load", "require_token"]

PREFIX = "SPIELLEITER_"
FILE_VARIABLE = f"{PREFIX}CONFIG"
DEFAULT_FILE = Path("config.toml")
SIMILAR_ENOUGH = 0.6


class ConfigError(Exception):
    """The settings cannot be used; `str()` says why and what to do, in the reader's language."""

    def __init__(self, problems: list[Text], language: str) -> None:
        self.problems = tuple(problems)
        self.language = language
        texts = Texts.load()
        lines = [texts.say(text("config-heading"), language)]
        lines += [f"- {texts.say(problem, language)}".replace("\n", "\n  ") for problem in problems]
        super().__init__("\n".join(lines))


class _Environment(EnvSettingsSource):
    """The given environment instead of the process's own; empty values count as not set."""

    def __init__(self, env: Mapping[str, str]) -> None:
        super().__init__(Settings)
        self.env_vars = {name.lower(): value for name, value in env.items() if value}


def load(path: Path | None = None, env: Mapping[str, str] | None = None) -> Settings:
    """Read the settings from a file and the environment or raise a ConfigError that lists every problem."""
    env = os.environ if env is None else env
    problems: list[Text] = []
    file = _chosen_file(path, env)
    from_file = _read_file(file, problems) if file else {}
    from_env = _Environment(_known_variables(env, problems))()
    language = _language(from_file, env)
    try:
        settings = Settings.model_validate(_merged(from_file, from_env))
    except ValidationError as error:
        problems += [_explain(detail, from_env, file) for detail in error.errors(include_url=False)]
    else:
        problems += _together(settings)
    if problems:
        # Outside the `except`, so that pydantic's own error is not printed along with it.
        raise ConfigError(problems, language)
    return settings


def _together(settings: Settings) -> list[Text]:
    """Name what is right alone and wrong together."""
    if problem := settings.cluster.problem:
        return [Text(problem)]
    if settings.cluster.own is not None and not settings.shared_database:
        return [text("config-cluster-sqlite")]
    if settings.calendar.url is not None and not settings.health.port:
        return [text("config-calendar-port")]
    return []


def require_token(settings: Settings) -> str:
    """The bot's token, or a ConfigError that says where to get one."""
    if settings.token is None:
        raise ConfigError([text("config-token-missing")], settings.language)
    return settings.token.get_secret_value()


def _chosen_file(path: Path | None, env: Mapping[str, str]) -> Path | None:
    if path is not None:
        return path
    if env.get(FILE_VARIABLE):
        return Path(env[FILE_VARIABLE])
    return DEFAULT_FILE if DEFAULT_FILE.exists() else None


def _read_file(file: Path, problems: list[Text]) -> dict[str, object]:
    try:
        # Editors on Windows like to put a byte order mark in front, which tomllib does not take.
        return _without_empty(tomllib.loads(file.read_text(encoding="utf-8-sig")))
    except FileNotFoundError:
        problems.append(text("config-file-missing", file=str(file)))
    except OSError as error:
        problems.append(text("config-file-unreadable", file=str(file), reason=f"{error.strerror}."))
    except UnicodeDecodeError:
        problems.append(_at(str(file), text("config-file-encoding")))
    except tomllib.TOMLDecodeError as error:
        problems.append(_at(str(file), _syntax(str(error))))
    return {}


def _syntax(message: str) -> Text:
    found = re.fullmatch(r"(.*) \(at line (\d+), column (\d+)\)", message, re.DOTALL)
    if found is None:
        return text("config-syntax-end", reason=message.removesuffix(" (at end of document)"))
    return text("config-syntax", reason=found[1], line=int(found[2]), column=int(found[3]))


def _without_empty(values: Mapping[str, object]) -> dict[str, object]:
    """An empty text counts as not set, in the file as in the environment."""
    return {
        key: _without_empty(value) if isinstance(value, dict) else value for key, value in values.items() if value != ""
    }


def _known_variables(env: Mapping[str, str], problems: list[Text]) -> dict[str, str]:
    valid = {_variable(key) for key in _keys(Settings)} | {FILE_VARIABLE}
    known = {}
    for name, value in env.items():
        if name.upper() in valid:
            known[name] = value
        elif name.upper().startswith(PREFIX) and (near := _nearest(name[len(PREFIX) :], _bare(valid))):
            # Names unlike any of ours belong to somebody else, such as the names a cluster gives a service.
            unknown = text("config-unknown-near", key=name, near=PREFIX + near)
            problems.append(_at(text("config-environment"), unknown))
    return known


def _bare(names: Iterable[str]) -> list[str]:
    return sorted(name[len(PREFIX) :] for name in names)


def _merged(below: Mapping[str, object], above: Mapping[str, object]) -> dict[str, object]:
    result = dict(below)
    for key, value in above.items():
        under = result.get(key)
        if isinstance(value, dict) and under is not None:
            # A section spoilt in the file stays as it is, so that it is reported and not papered over.
            result[key] = _merged(under, value) if isinstance(under, dict) else under
        else:
            result[key] = value
    return result


def _keys(model: type[BaseModel], above: str = "") -> list[str]:
    """All settings as `section.key`, in the order of the models."""
    found = []
    for name, field in model.model_fields.items():
        kind = field.annotation
        if isinstance(kind, type) and issubclass(kind, BaseModel):
            found += _keys(kind, f"{above}{name}.")
        else:
            found.append(f"{above}{name}")
    return found


def _variable(key: str) -> str:
    return PREFIX + key.replace(".", "__").upper()


def _language(from_file: Mapping[str, object], env: Mapping[str, str]) -> str:
    """The language to complain in: the chosen one even if other settings are wrong, else that of the system."""
    system = env.get("LC_ALL") or env.get("LC_MESSAGES") or env.get("LANG") or ""
    for wish in (env.get(f"{PREFIX}LANGUAGE"), from_file.get("language"), system[:2]):
        if wish in LANGUAGES:
            return str(wish)
    return DEFAULT_LANGUAGE


def _at(place: Text | str, problem: Text) -> Text:
    return text("config-problem", place=place, problem=problem)


def _unknown(key: str, valid: list[str]) -> Text:
    near = _nearest(key, valid)
    if near:
        return text("config-unknown-near", key=key, near=near)
    return text("config-unknown", key=key, known=", ".join(f"`{name}`" for name in valid))


def _nearest(key: str, valid: list[str]) -> str | None:
    """The most similar name, as a whole or, for the right key in the wrong section, by its last part."""

    def similarity(name: str) -> tuple[float, float]:
        whole = _ratio(key.lower(), name.lower())
        return max(whole, _ratio(_last_part(key), _last_part(name))), whole

    best = max(valid, key=similarity)
    return best if similarity(best)[0] >= SIMILAR_ENOUGH else None


def _ratio(one: str, other: str) -> float:
    return difflib.SequenceMatcher(None, one, other).ratio()


def _last_part(name: str) -> str:
    return re.split(r"\.|__", name.lower())[-1]


def _explain(detail: ErrorDetails, from_env: Mapping[str, object], file: Path | None) -> Text:
    key = ".".join(str(part) for part in detail["loc"])
    if _holds(from_env, detail["loc"]):
        return _at(text("config-environment"), _wrong(_variable(key), detail))
    return _at(str(file), _wrong(key, detail))


def _holds(values: object, loc: tuple[int | str, ...]) -> bool:
    """Whether a source gave the value at this place; a whole section is never the environment's."""
    for part in loc:
        if not isinstance(values, dict) or part not in values:
            return False
        values = values[part]
    return not isinstance(values, dict)


def _wrong(key: str, detail: ErrorDetails) -> Text:
    """One of pydantic's findings in our words; never with the value, which may be secret."""
    context = detail.get("ctx", {})
    match detail["type"]:
        case "extra_forbidden":
            return _unknown(key, _keys(Settings) + _sections())
        case "int_parsing" | "int_type" | "int_from_float" | "int_parsing_size" | "finite_number":
            return text("config-expected-int", key=key)
        case "bool_parsing" | "bool_type":
            return text("config-expected-bool", key=key)
        case "tuple_type":
            return text("config-expected-list", key=key)
        case "string_type":
            return text("config-expected-string", key=key)
        case "literal_error":
            choices = re.findall(r"'(.*?)'", str(context["expected"]))
            return text("config-expected-choice", key=key, choices=", ".join(f"`{choice}`" for choice in choices))
        case "model_type" | "model_attributes_type" | "dict_type":
            return text("config-expected-section", key=key)
        case "greater_than_equal":
            return text("config-at-least", key=key, limit=str(context["ge"]))
        case "less_than_equal":
            return text("config-at-most", key=key, limit=str(context["le"]))
        case "database_scheme":
            return text("config-database-scheme", key=key)
        case "database_slashes":
            return text("config-database-slashes", key=key)
        case "api_base":
            return text("config-api-base", key=key)
        case "shards":
            return text("config-shards", key=key)
        case "public_url":
            return text("config-public-url", key=key)
        case "gateway_url":
            return text("config-gateway-url", key=key)
        case _:
            return text("config-invalid", key=key, reason=detail["msg"])


def _sections() -> list[str]:
    return sorted({key.partition(".")[0] for key in _keys(Settings) if "." in key})
