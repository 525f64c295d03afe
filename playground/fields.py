"""Reading single fields out of untrusted JSON, with Discord's error codes."""

from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any

from .errors import Form, Json, Path

SNOWFLAKE_MAX = (1 << 63) - 1


def length(form: Form, path: Path, value: str, low: int, high: int) -> None:
    """Check the length of a text that is known to be one."""
    if low <= len(value) <= high:
        return
    if low == 0:
        form.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
    else:
        form.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")


def text(form: Form, body: Json, key: str, at: Path, high: int, *, low: int = 0, required: bool = False) -> str | None:
    """A text field, or None where it is absent, null or wrong."""
    path = (*at, key)
    value = body.get(key)
    if value is None:
        if required:
            form.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        return None
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        form.add(path, "STRING_TYPE_CONVERT", f"Could not interpret {json_words(value)} as string.")
        return None
    value = str(value)
    if not value and required and low:
        form.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        return None
    length(form, path, value, low, high)
    return value


def integer(
    form: Form,
    body: Json,
    key: str,
    at: Path,
    low: int | None = None,
    high: int | None = None,
    *,
    required: bool = False,
) -> int | None:
    """A whole number field."""
    path = (*at, key)
    value = body.get(key)
    if value is None:
        if required:
            form.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        return None
    number = as_int(value)
    if number is None:
        form.add(path, "NUMBER_TYPE_COERCE", f'Value "{json_words(value)}" is not int.')
        return None
    if low is not None and number < low:
        form.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        return None
    if high is not None and number > high:
        form.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
        return None
    return number


def as_int(value: Any) -> int | None:
    """A whole number out of a JSON value, or None."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, str) and len(value) < 25 and value.isascii() and value.removeprefix("-").isdigit():
        return int(value)
    return None


def snowflake(form: Form, body: Json, key: str, at: Path, *, required: bool = False) -> int | None:
    """An id field."""
    path = (*at, key)
    value = body.get(key)
    if value is None:
        if required:
            form.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        return None
    number = as_int(value)
    if number is None or not 0 <= number <= SNOWFLAKE_MAX:
        form.add(path, "NUMBER_TYPE_COERCE", f'Value "{json_words(value)}" is not snowflake.')
        return None
    return number


def flag(form: Form, body: Json, key: str, at: Path, default: bool = False) -> bool:
    """A yes/no field."""
    value = body.get(key)
    if value is None:
        return default
    if not isinstance(value, bool):
        form.add((*at, key), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
        return default
    return value


def array(form: Form, body: Json, key: str, at: Path, high: int, *, low: int = 0, required: bool = False) -> list[Any]:
    """A list field (empty where absent or wrong)."""
    path = (*at, key)
    value = body.get(key)
    if value is None:
        if required:
            form.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        return []
    if not isinstance(value, list):
        form.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return []
    if not low <= len(value) <= high:
        if low:
            form.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        else:
            form.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        return []
    return value


def record(form: Form, value: Any, at: Path) -> Json | None:
    """A dictionary, or None with a fault noted."""
    if isinstance(value, dict):
        return value
    form.add(at, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
    return None


def choice(
    form: Form, body: Json, key: str, at: Path, allowed: Collection[int], *, required: bool = False
) -> int | None:
    """A number out of a fixed set."""
    value = integer(form, body, key, at, required=required)
    if value is not None and value not in allowed:
        words = ", ".join(str(item) for item in sorted(allowed))
        form.add((*at, key), "BASE_TYPE_CHOICES", f"Value must be one of ({words}).")
        return None
    return value


def moment(form: Form, body: Json, key: str, at: Path) -> int | None:
    """An ISO 8601 time field as milliseconds since 1970."""
    value = body.get(key)
    if value is None:
        return None
    try:
        parsed = datetime.fromisoformat(value)
    except (TypeError, ValueError):
        form.add((*at, key), "DATE_TIME_TYPE_PARSE", f"Could not parse {json_words(value)}. Should be ISO8601.")
        return None
    if parsed.tzinfo is None:
        parsed = parsed.replace(tzinfo=UTC)
    return int(parsed.timestamp() * 1000)


def url(form: Form, body: Json, key: str, at: Path, schemes: tuple[str, ...] = ("http", "https")) -> str | None:
    """A web address field of at most 2048 characters."""
    value = text(form, body, key, at, 2048)
    if value is None:
        return None
    scheme, _, rest = value.partition("://")
    if scheme.lower() not in schemes or not rest or any(char.isspace() for char in value):
        words = ", ".join(f"'{item}'" for item in schemes)
        form.add(
            (*at, key),
            "URL_TYPE_INVALID_SCHEME",
            f"Scheme {scheme[:20]!r} is not supported. Scheme must be one of ({words}).",
        )
        return None
    return value


def json_words(value: Any) -> str:
    """A short form of a value for error texts."""
    words = str(value)
    return words if len(words) <= 50 else words[:50] + "..."
