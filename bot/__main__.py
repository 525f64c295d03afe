"""The command line: run, play, migrate, backup, verify, doctor."""

import argparse
import asyncio
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from bot import fair
from bot.engine.text import Text, text
from bot.settings import Settings
from bot.texts import Texts


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0 all well, 1 something is wrong, 2 cannot even begin."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words[:1] == ["verify"]:  # needs nothing but the standard library, not even settings
        return fair.main(words[1:])
    options = _parser().parse_args(words)
    from bot.config import ConfigError, load

    try:
        settings = load(options.config)
        command: Callable[..., int] = options.command
        return command(settings, options)
    except ConfigError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    texts = Texts.load()

    def say(words: Text) -> str:
        return texts.say(words, "de")

    parser = argparse.ArgumentParser(prog="spielleiter", description=say(text("cli-about")))
    parser.add_argument("--config", type=Path, metavar="FILE", help=say(text("cli-config")))
    commands = parser.add_subparsers(required=True, metavar="run | play | migrate | backup | verify | doctor")

    def add(name: str, about: Text, command: Callable[..., int]) -> argparse.ArgumentParser:
        one = commands.add_parser(name, help=say(about), description=say(about))
        one.set_defaults(command=command)
        return one

    add("run", text("cli-run"), _run)
    play = add("play", text("cli-play"), _play)
    play.add_argument("--port", type=int, default=8420)
    play.add_argument("--folder", type=Path, default=Path(".playground"))
    add("migrate", text("cli-migrate"), _migrate)
    backup = add("backup", text("cli-backup"), _backup)
    backup.add_argument("target", type=Path, nargs="?")
    add("verify", text("cli-verify"), _run).add_argument("logfile")
    add("doctor", text("cli-doctor"), _doctor)
    return parser


def _run(settings: Settings, options: argparse.Namespace) -> int:
    from bot.config import require_token

    require_token(settings)  # before all that is slow to load: whoever forgot it should know at once
    from bot.cli.run import run

    return asyncio.run(run(settings))


def _play(settings: Settings, options: argparse.Namespace) -> int:
    from bot.cli.play import play

    return play(settings, options.port, options.folder)


def _migrate(settings: Settings, options: argparse.Namespace) -> int:
    from bot.cli.upkeep import migrate

    return migrate(settings)


def _backup(settings: Settings, options: argparse.Namespace) -> int:
    from bot.cli.upkeep import backup

    return backup(settings, options.target)


def _doctor(settings: Settings, options: argparse.Namespace) -> int:
    from bot.cli.doctor import doctor

    return asyncio.run(doctor(settings))


if __name__ == "__main__":
    sys.exit(main())
