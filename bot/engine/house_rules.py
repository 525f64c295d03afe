"""What tables really differ in: a few settings of a game, each with a few values and words of its own."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from pydantic import BaseModel, ValidationError

from bot.engine.text import Text

Value: TypeAlias = bool | int | str | None
ModelT = TypeVar("ModelT", bound=BaseModel)


@dataclass(frozen=True, slots=True)
class HouseRule:
    """One setting of a game's options that a table may choose; the default of the option is what the rule book says."""

    name: str
    """The field of the options."""
    words: str
    """The id of its name; `-help` says what it means, and `-` with the key of a value names that value."""
    values: tuple[Value, ...]
    """What is offered; commands may set other values too."""
    needs: tuple[tuple[str, Value], ...] = ()
    """Other options with which alone it can be chosen."""

    @property
    def label(self) -> Text:
        """Return its name."""
        return Text(self.words)

    @property
    def about(self) -> Text:
        """Say what it decides."""
        return Text(f"{self.words}-help")

    def named(self, value: Value) -> Text | None:
        """Name a value; None for one that a command has set and nobody offers."""
        offered = [one for one in self.values if same(value, one)]
        return Text(f"{self.words}-{key_of(offered[0])}") if offered else None

    def offers(self, value: Value) -> bool:
        """Tell whether this is one of the values offered; yes is not the number one."""
        return any(same(value, one) for one in self.values)


def same(value: Value, other: Value) -> bool:
    """Tell whether two values are the same; to Python yes is the number one."""
    return value == other and isinstance(value, bool) == isinstance(other, bool)


def key_of(value: Value) -> str:
    """Return a value as it stands in the ids of texts and menus."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def value_of(rule: HouseRule, key: str) -> Value:
    """Return the value with this key; ValueError if the rule does not offer it."""
    for value in rule.values:
        if key_of(value) == key:
            return value
    raise ValueError(f"{rule.name} is never {key}")


def by_the_book(model: type[BaseModel], rule: HouseRule) -> Value:
    """Return what the rule book says, which is what the options say without a word about it."""
    value: Value = model.model_fields[rule.name].get_default(call_default_factory=True)
    return value


def differing(rules: Iterable[HouseRule], options: BaseModel) -> list[tuple[HouseRule, Value]]:
    """List what a table plays otherwise than the rule book."""
    held = [(rule, getattr(options, rule.name)) for rule in rules]
    return [(rule, value) for rule, value in held if value != by_the_book(type(options), rule)]


def options_with(
    model: type[ModelT], rules: Iterable[HouseRule], custom: Mapping[str, Any], given: Mapping[str, Any]
) -> ModelT:
    """Return options with what was asked for, and for the rest what is custom, as far as it goes with that.

    A custom that an older version has stored, or that does not go with what was asked for, is left out.
    """
    options = model.model_validate(dict(given))
    for rule in rules:
        if rule.name in given or not rule.offers(custom.get(rule.name, ...)):
            continue
        options = altered_option(options, rule, custom[rule.name]) or options
    return options


def altered_option(options: ModelT, rule: HouseRule, value: Value) -> ModelT | None:
    """Return the options with another value of a rule; None where it does not go with the others."""
    try:
        return type(options).model_validate({**options.model_dump(), rule.name: value})
    except ValidationError:
        return None
