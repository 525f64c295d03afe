"""How the statistics of many rolls are put in words and handed to the pens (F6)."""

from collections.abc import Callable

from bot.dice.stats import SUMS, Judgement, Statistics
from bot.draw.dice import StatsBar, StatsLabels, StatsPicture
from bot.draw.dice.stats import StatsTone
from bot.edge.kit.services import plain
from bot.engine.text import Text, text

Say = Callable[[Text], str]

_TONES: dict[Judgement, StatsTone] = {
    "unauffaellig": "ok",
    "ungewoehnlich": "warn",
    "auffaellig": "bad",
    "zu-wenige": "unknown",
}


def stats_picture(found: Statistics, name: str, say: Say) -> StatsPicture:
    """Fill the picture."""
    bars = tuple(
        StatsBar(str(total), count, expected)
        for total, count, expected in zip(SUMS, found.counts, found.expected, strict=True)
    )
    sentence, small = _words(found, say)
    labels = StatsLabels(
        roll=say(text("stats-roll")),
        rolls=say(text("stats-rolls")),
        counted=say(text("stats-counted")),
        expected=say(text("stats-expected")),
        thousand=say(text("stats-thousand")),
        million=say(text("stats-million")),
        decimal=say(text("stats-decimal")),
        thousands=say(text("stats-thousands")),
    )
    return StatsPicture(
        name=plain(name),
        subtitle=say(text("stats-subtitle")),
        bars=bars,
        n=found.n,
        mean=_mean(found, say),
        verdict=say(_verdict(found)),
        sentence=sentence,
        small_print=small,
        tone=_TONES[found.judgement],
        labels=labels,
    )


def stats_alt(found: Statistics, name: str, say: Say) -> str:
    """Say in words what the picture shows."""
    counted = ", ".join(
        f"{total}: {count} ({say(text('stats-number', value=round(expected, 1)))})"
        for total, count, expected in zip(SUMS, found.counts, found.expected, strict=True)
    )
    verdict = say(_verdict(found))
    return say(text("stats-alt", name=name, n=found.n, sums=counted, mean=_mean(found, say) or "–", verdict=verdict))


def _mean(found: Statistics, say: Say) -> str:
    return say(text("stats-mean", mean=round(found.mean, 2))) if found.mean is not None else ""


def _verdict(found: Statistics) -> Text:
    match found.judgement:
        case "unauffaellig":
            return text("stats-verdict-ok")
        case "ungewoehnlich":
            return text("stats-verdict-unusual")
        case "auffaellig":
            return text("stats-verdict-striking")
        case "zu-wenige":
            return text("stats-verdict-too-few")


def _words(found: Statistics, say: Say) -> tuple[str, str]:
    if found.spread is None:
        return say(text("stats-too-few", n=found.n)), ""
    chi, p = round(found.spread.chi_square, 1), round(found.spread.p, 2)
    return say(text("stats-of-100", cases=found.spread.more_of_100)), say(text("stats-small-print", chi=chi, p=p))
