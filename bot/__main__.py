"""The command line: run, play, migrate, backup, verify, doctor, version."""

import argparse
import asyncio
import gc
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from bot import __version__, fair
from bot.engine.text import Text, text
from bot.ops.settings import Settings
from bot.texts import Texts


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0 all well, 1 something is wrong, 2 cannot even begin."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words[:1] == ["verify"]:  # needs nothing but the standard library, not even settings
        return fair.main(words[1:])
    if words[:1] in (["version"], ["--version"]):
        print(f"Spielleiter {__version__}")
        return 0
    options = _parser().parse_args(words)
    from bot.ops.config import ConfigError, load

    try:
        settings = load(options.config, _chosen(options))
        command: Callable[..., int] = options.command
        return command(settings, options)
    except ConfigError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _chosen(options: argparse.Namespace) -> dict[str, str]:
    """Return the environment with what the command line says instead of it."""
    shards = getattr(options, "shards", None)
    if shards is None:
        return dict(os.environ)
    numbers, _, of = shards.partition("/")
    return {**os.environ, "SPIELLEITER_CLUSTER__SHARDS": numbers, "SPIELLEITER_CLUSTER__OF": of}


def _parser() -> argparse.ArgumentParser:
    texts = Texts.load()

    def say(words: Text) -> str:
        return texts.say(words, "de")

    parser = argparse.ArgumentParser(prog="spielleiter", description=say(text("cli-about")))
    parser.add_argument("--config", type=Path, metavar="FILE", help=say(text("cli-config")))
    commands = parser.add_subparsers(required=True, metavar="run | play | migrate | backup | verify | doctor | version")

    def add(name: str, about: Text, command: Callable[..., int]) -> argparse.ArgumentParser:
        one = commands.add_parser(name, help=say(about), description=say(about))
        one.set_defaults(command=command)
        return one

    run = add("run", text("cli-run"), _run)
    run.add_argument("--shards", metavar="0-3/16", help=say(text("cli-shards")))
    play = add("play", text("cli-play"), _play)
    play.add_argument("--port", type=int, default=8420)
    play.add_argument("--folder", type=Path, default=Path(".playground"))
    play.add_argument("--ahead", type=float, default=0.0, metavar="DAYS", help=say(text("cli-play-ahead")))
    add("migrate", text("cli-migrate"), _migrate)
    backup = add("backup", text("cli-backup"), _backup)
    backup.add_argument("target", type=Path, nargs="?", help=say(text("cli-backup-target")))
    backup.add_argument("--keep", type=int, metavar="N", help=say(text("cli-backup-keep")))
    add("verify", text("cli-verify"), _run).add_argument("logfile")
    add("doctor", text("cli-doctor"), _doctor)
    add("version", text("cli-version"), _run)
    return parser


def _run(settings: Settings, options: argparse.Namespace) -> int:
    from bot.ops.config import require_token

    require_token(settings)  # before all that is slow to load: whoever forgot it should know at once
    gc.disable()  # nothing that is loaded now goes away again
    from bot.ops.cli.run import run

    gc.freeze()
    gc.enable()
    return asyncio.run(run(settings))


def _play(settings: Settings, options: argparse.Namespace) -> int:
    from bot.ops.cli.play import play

    return play(settings, options.port, options.folder, options.ahead)


def _migrate(settings: Settings, options: argparse.Namespace) -> int:
    from bot.ops.cli.upkeep import migrate

    return migrate(settings)


def _backup(settings: Settings, options: argparse.Namespace) -> int:
    from bot.ops.cli.upkeep import backup

    return backup(settings, options.target, options.keep)


def _doctor(settings: Settings, options: argparse.Namespace) -> int:
    from bot.ops.cli.doctor import doctor

    return asyncio.run(doctor(settings))


if __name__ == "__main__":
    sys.exit(main())
