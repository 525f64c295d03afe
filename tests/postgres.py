"""A PostgreSQL server of our own, started from its programs, thrown away after the tests."""

import os
import shutil
import socket
import subprocess
import tempfile
from itertools import count
from pathlib import Path

_USER = "postgres"
_SPEED = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "shared_buffers=16MB", "max_connections=60")


class MissingPostgres(Exception):
    """The programs are not installed."""


class Postgres:
    """One server on a loopback port; root lends it another user, because it refuses to run as root."""

    def __init__(self) -> None:
        """Create the server's files."""
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or [Path(shutil.which("initdb") or "")]
        if not found[-1].is_file():
            raise MissingPostgres("no PostgreSQL programs (initdb) on this machine")
        self._bin = found[-1].parent
        # Not below pytest's folder: another user may not enter that one.
        self._folder = Path(tempfile.mkdtemp(prefix="spielleiter-pg-"))
        self._as_user = ["runuser", "-u", _USER, "--"] if os.geteuid() == 0 else []
        if self._as_user:
            shutil.chown(self._folder, _USER)
        self._numbers = count()
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        self._run("initdb", "-D", f"{self._folder}/data", "-U", _USER, "--auth=trust", "--no-sync", "-E", "UTF8")

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._as_user, str(self._bin / program), *arguments]
        subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60)

    def start(self) -> None:
        """Start the server and wait until it answers."""
        settings = " ".join(f"-c {setting}" for setting in _SPEED)
        options = f"-p {self._port} -h 127.0.0.1 -k {self._folder} {settings}"
        log = f"{self._folder}/log"
        self._run("pg_ctl", "-D", f"{self._folder}/data", "-w", "-l", log, "-o", options, "start")

    def stop(self) -> None:
        """Stop the server and cut all connections."""
        self._run("pg_ctl", "-D", f"{self._folder}/data", "-w", "-m", "fast", "stop")

    def new_database(self, template: str = "template0") -> str:
        """Create a database, empty unless it is copied from another, and return its URL."""
        name = f"test{next(self._numbers)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self._port), "-U", _USER, "-T", template, name)
        return f"postgresql+asyncpg://{_USER}@127.0.0.1:{self._port}/{name}"

    def remove(self) -> None:
        """Stop the server and delete its files."""
        self.stop()
        shutil.rmtree(self._folder)
