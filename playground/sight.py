"""What a test sees: messages, answers, and why something failed."""

from typing import Any

from .components import walk
from .errors import DiscordError, Json


class Timeout(AssertionError):
    """Something that was waited for did not come."""


class Unanswered(AssertionError):
    """The bot did not answer an interaction."""


def refused(status: int, data: Any) -> DiscordError:
    """A refusal of the server as the error it was."""
    body: Json = data if isinstance(data, dict) else {}
    return DiscordError(status, body.get("code", 0), _explain(body), body.get("errors"))


def _explain(body: Json) -> str:
    return f"{body.get('message', 'no answer')} {body['errors']}" if body.get("errors") else str(body.get("message"))


class Seen:
    """A message as one person sees it."""

    def __init__(self, raw: Json) -> None:
        self.raw = raw

    def __repr__(self) -> str:
        return f"<{self.author}: {self.text!r} {self.buttons + self.menus}>"

    @property
    def id(self) -> int:
        """The message's id."""
        return int(self.raw["id"])

    @property
    def channel_id(self) -> int:
        """Where it stands."""
        return int(self.raw["channel_id"])

    @property
    def author(self) -> str:
        """The user name of who wrote it."""
        return str(self.raw["author"]["username"])

    @property
    def application_id(self) -> str:
        """The bot to press buttons of."""
        return str(self.raw["author"]["id"])

    @property
    def content(self) -> str:
        """The plain content."""
        return str(self.raw["content"])

    @property
    def embeds(self) -> list[Json]:
        """The embeds."""
        return list(self.raw["embeds"])

    @property
    def components(self) -> list[Json]:
        """The components."""
        return list(self.raw["components"])

    @property
    def attachments(self) -> list[Json]:
        """The attachments."""
        return list(self.raw["attachments"])

    @property
    def ephemeral(self) -> bool:
        """Whether only its reader sees it."""
        return bool(self.raw["flags"] & 64)

    @property
    def text(self) -> str:
        """All text: content, embeds, text displays."""
        parts = [self.content]
        for embed in self.embeds:
            parts += [embed.get("title", ""), embed.get("description", "")]
            parts += [text for field in embed.get("fields", []) for text in (field["name"], field["value"])]
            parts.append(embed.get("footer", {}).get("text", ""))
        parts += [item["content"] for item in walk(self.components) if item["type"] == 10]
        return "\n".join(part for part in parts if part)

    @property
    def buttons(self) -> list[str]:
        """The labels of the buttons that can be pressed."""
        found = [item for item in walk(self.components) if item["type"] == 2 and not item.get("disabled")]
        return [item.get("label") or (item.get("emoji") or {}).get("name") or "" for item in found]

    @property
    def menus(self) -> list[str]:
        """The select menus, by placeholder or custom id."""
        found = [item for item in walk(self.components) if item["type"] in (3, 5, 6, 7, 8)]
        return [item.get("placeholder") or item["custom_id"] for item in found]


class Answer:
    """What the bot answered to an interaction."""

    def __init__(self, interaction_id: int, kind: int) -> None:
        self.id = interaction_id
        self.kind = kind
        self.message: Seen | None = None
        self.modal: Json | None = None
        self.choices: list[Json] = []

    def __repr__(self) -> str:
        return f"<Answer kind={self.kind} {self.message or self.modal or self.choices}>"

    @property
    def text(self) -> str:
        """The text of the answering message."""
        return "" if self.message is None else self.message.text
