"""What is counted and timed for Prometheus; few label values, none of them from people."""

from typing import Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

InteractionOutcome = Literal["ok", "refused", "error"]
ActionOutcome = Literal["accepted", "refused", "stale", "duplicate", "error"]

MOST_LABELS = 100
OTHER = "other"
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
ANSWER = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10)


class _Names:
    """Lets the first hundred names through and calls the rest `other`: series cost memory for ever."""

    def __init__(self) -> None:
        self._known: set[str] = set()

    def __call__(self, name: str) -> str:
        if name not in self._known and len(self._known) >= MOST_LABELS:
            return OTHER
        self._known.add(name)
        return name


class Metrics:
    """The bot's own registry, so that tests and several bots in one process do not mix."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._commands, self._games = _Names(), _Names()
        self._interactions = Counter(
            "spielleiter_interactions", "Interactions answered.", ("command", "outcome"), registry=self.registry
        )
        self._interaction_seconds = Histogram(
            "spielleiter_interaction_seconds",
            "Seconds from receiving an interaction to its answer.",
            ("command",),
            buckets=ANSWER,
            registry=self.registry,
        )
        self._actions = Counter("spielleiter_actions", "Actions on games.", ("game", "outcome"), registry=self.registry)
        self._commit_seconds = Histogram(
            "spielleiter_commit_seconds", "Seconds a durable commit took.", buckets=QUICK, registry=self.registry
        )
        self._drawing_seconds = Histogram(
            "spielleiter_drawing_seconds", "Seconds a picture took.", buckets=ANSWER, registry=self.registry
        )
        self._deadlines = Counter("spielleiter_deadlines_fired", "Deadlines that fired.", registry=self.registry)
        self._asleep = Counter(
            "spielleiter_computers_asleep", "Computer players that had to be woken.", registry=self.registry
        )
        self._games_open = Gauge("spielleiter_games_open", "Games not yet finished.", registry=self.registry)

    def interaction(self, command: str, outcome: InteractionOutcome, seconds: float) -> None:
        """An interaction was answered; `command` is the qualified name of a command or the kind of a button."""
        name = self._commands(command)
        self._interactions.labels(name, outcome).inc()
        self._interaction_seconds.labels(name).observe(seconds)

    def action(self, game: str, outcome: ActionOutcome) -> None:
        """Somebody acted on a game; `game` is the kind of game."""
        self._actions.labels(self._games(game), outcome).inc()

    def commit(self, seconds: float) -> None:
        """A transaction was committed."""
        self._commit_seconds.observe(seconds)

    def drawing(self, seconds: float) -> None:
        """A picture was drawn."""
        self._drawing_seconds.observe(seconds)

    def deadline_fired(self) -> None:
        """A deadline ran out."""
        self._deadlines.inc()

    def computer_fell_asleep(self) -> None:
        """A computer player owed something and nobody worked on it."""
        self._asleep.inc()

    def games_open(self, count: int) -> None:
        """So many games are going on."""
        self._games_open.set(count)

    def game_opened(self) -> None:
        """One more game is going on."""
        self._games_open.inc()

    def game_closed(self) -> None:
        """A game is over."""
        self._games_open.dec()

    def exposition(self) -> bytes:
        """All numbers in Prometheus' text format."""
        return generate_latest(self.registry)
