"""The story of a match: its events by the act that caused them, and their words, as much as fits into a message."""

from collections.abc import Awaitable, Callable, Iterator, Sequence

from bot.edge.kit.services import Services
from bot.edge.table.panel import PanelVoice
from bot.engine.helpers import quotable
from bot.engine.log import Begun, Reopened, Rewound
from bot.engine.seats import OFFICIALS
from bot.engine.text import Text, text
from bot.games.quidditch import events as e
from bot.quidditch_room.nonces import Batch
from bot.recent import Recent
from bot.service.play.live import Live

LONGEST = 1900
REMEMBERED = 4096


class Story:
    """Finds the words for what happens."""

    def __init__(self, services: Services) -> None:
        """Speak every server's language."""
        self._services = services
        self.typed: Recent[int, Callable[[str], Awaitable[object]]] = Recent(REMEMBERED)
        """Messages and commands that everybody has read, and how their writers are told what is wrong with them."""

    def words(self, live: Live, acts: Sequence[Batch], *, public: bool) -> str:
        """Tell some acts, to everybody or to the referees; what is too long for one message ends with a whole line."""
        voice = PanelVoice(self._services, live, self._services.language_in(live.row.guild_id))
        texts, icons = self._services.texts, self._services.icons

        def write(words: Text) -> str:
            return texts.say(words, voice.language, voice.name, icons.get)

        return cut([write(words) for act in acts for words in self._of(live, act, public=public)])

    def fit(self, live: Live, acts: Sequence[Batch], *, public: bool) -> bool:
        """Tell whether all their words fit into one message."""
        return len(acts) == 1 or not self.words(live, acts, public=public).endswith("\n…")

    def _of(self, live: Live, act: Batch, *, public: bool) -> Iterator[Text]:
        for row, event in act:
            typed = row.cause in self.typed and isinstance(event, e.Befohlen) and event.after_ms is None
            if isinstance(event, Begun | Rewound) or (public and typed):  # everybody has read what was typed
                continue
            if isinstance(event, Reopened):
                yield text("partie-log-reopened", promise=event.commitment)
                continue
            if isinstance(event, e.Geredet) and event.stoert and event.seat is None and row.person_id and not public:
                yield text("quidditch-tell-chatter", who=f"<@{row.person_id}>", words=quotable(event.text[:100]))
                continue
            words = live.spec.rules.tell(event, None if public else OFFICIALS)
            if words is not None:
                yield words


def cut(lines: Sequence[str]) -> str:
    """Join lines, leaving out whole ones at the end if they are too long together."""
    if len(whole := "\n".join(lines)) <= LONGEST:
        return whole
    some = list(lines)
    while len(some) > 1 and len("\n".join(some)) > LONGEST - 2:
        some.pop()
    return "\n".join(some)[: LONGEST - 2] + "\n…"
