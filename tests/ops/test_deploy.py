"""What operators are given: image, compose file, units, dashboard, the table of log lines, a wheel that runs."""

import ast
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp

import bot
from bot.ops.health import HealthServer
from bot.ops.metrics import Metrics
from bot.ops.settings import HealthSettings

ROOT = Path(bot.__file__).parents[1]
DEPLOY = ROOT / "deploy"
BIN = Path(sys.executable).parent
GUIDE = (ROOT / "docs" / "betrieb.md").read_text()


def run(
    *command: object, cwd: Path | None = None, env: dict[str, str] | None = None, user: int | None = None
) -> subprocess.CompletedProcess[str]:
    words = [str(word) for word in command]
    who: dict[str, Any] = {"user": user, "group": user, "extra_groups": []} if user else {}
    return subprocess.run(words, check=False, capture_output=True, text=True, timeout=150, cwd=cwd, env=env, **who)


def test_the_image_is_well_made() -> None:
    """Not root, with a health check, and nothing a linter has to say."""
    linted = run(BIN / "hadolint", ROOT / "Dockerfile")
    assert linted.returncode == 0, linted.stdout
    words = (ROOT / "Dockerfile").read_text()
    assert re.search(r"^USER 10001:10001$", words, re.M) and "HEALTHCHECK" in words
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text().split() if line.startswith("!")}
    copied = {name for line in re.findall(r"^COPY (?!--from)(.+) \./", words, re.M) for name in line.split()}
    assert copied <= kept, "what the image needs is not sent to the builder"
    assert all((ROOT / name).exists() for name in copied)


def test_the_compose_file_is_well_made() -> None:
    linted = run(BIN / "compose-lint", ROOT / "compose.yaml")
    assert linted.returncode == 0, linted.stdout
    bot_part, _, postgres = (ROOT / "compose.yaml").read_text().partition("\n  postgres:\n")
    assert "read_only: true" in bot_part and "- data:/data" in bot_part and "profiles:" not in bot_part
    assert "profiles:\n      - postgres" in postgres


def test_the_units_are_well_made(tmp_path: Path) -> None:
    program = tmp_path / "spielleiter"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    units = []
    for unit in sorted(DEPLOY.glob("spielleiter*.*")):
        words = unit.read_text()
        (tmp_path / unit.name).write_text(words.replace("/opt/spielleiter/bin/spielleiter", str(program)))
        assert "[Install]" in words or unit.name == "spielleiter-backup.service", "its timer starts it"
        assert unit.suffix == ".timer" or "DynamicUser=yes" in words
        units.append(tmp_path / unit.name)
    assert len(units) == 3
    if checker := shutil.which("systemd-analyze"):
        checked = run(checker, "verify", *units)
        said = [line for line in checked.stderr.splitlines() if str(tmp_path) in line or "spielleiter" in line]
        assert not said, said


async def test_every_query_of_the_dashboard_has_its_number() -> None:
    metrics = Metrics()
    metrics.interaction("dice", "ok", 0.1)
    metrics.action("watten", "accepted")
    metrics.commit(0.001)
    metrics.drawing(0.01)
    settings = HealthSettings(host="127.0.0.1", port=_free_port())
    address = f"http://127.0.0.1:{settings.port}/metrics"
    async with HealthServer(settings, metrics, dict), aiohttp.ClientSession() as web, web.get(address) as answer:
        exposed = await answer.text()
    series = {match[1]: set(re.findall(r"(\w+)=", match[2] or "")) for match in _SERIES.finditer(exposed)}
    panels = json.loads((DEPLOY / "grafana.json").read_text())["panels"]
    queries = [target["expr"] for panel in panels for target in panel["targets"]]
    assert len(queries) > 10
    for query in queries:
        names = set(re.findall(r"\b(?:spielleiter|process)_\w+", query))
        assert names and names <= series.keys(), query
        labels = set(re.findall(r"(\w+)=~?\"", query)) | {
            label for group in re.findall(r"by \(([^)]*)\)", query) for label in re.findall(r"\w+", group)
        }
        known = set().union(*(series[name] for name in names)) | {"instance"}
        assert labels <= known, f"{query}: {labels - known}"
    documented = set(re.findall(r"`(spielleiter_\w+|process_\w+)`", GUIDE))
    ours = {re.sub(r"_(bucket|sum|count)$", "", name) for name in series if name.startswith("spielleiter_")}
    assert {name for name in ours if not name.endswith("_created")} <= documented


_SERIES = re.compile(r"^(\w+)(?:\{(.*?)\})? \S+$", re.M)


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def _troubles() -> Iterator[tuple[Path, str]]:
    """Find every line that is logged above info."""
    for file in (*ROOT.glob("bot/**/*.py"), *ROOT.glob("cogs/*.py")):
        source = file.read_text()
        for node in ast.walk(ast.parse(source)) if "log." in source else ():
            match node:
                case ast.Call(
                    func=ast.Attribute(attr="warning" | "error" | "exception" | "critical", value=ast.Name(id="log")),
                    args=[ast.Constant(value=str(words)), *_],
                ):
                    yield file, words


def test_the_guide_explains_every_line_above_info_and_no_other() -> None:
    logged = {words for _, words in _troubles()}
    table = GUIDE.partition("## Was eine Meldung bedeutet")[2].partition("\n# ")[0]
    explained = set(re.findall(r"^\| `([^`]+)` \|", table, re.M))
    assert len(logged) > 40
    assert logged - explained == set(), "not explained"
    assert explained - logged == set(), "never logged"


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert "version" not in project["project"]
    assert f"\n## {bot.__version__}" in (ROOT / "CHANGELOG.md").read_text()
    said = run(sys.executable, "-m", "bot", "version", cwd=ROOT)
    assert said.stdout == f"Spielleiter {bot.__version__}\n"


def test_a_wheel_installs_and_runs_from_an_empty_folder(tmp_path: Path) -> None:
    """Built, installed beside its libraries, and run where nothing of the project is."""
    source, empty, site = tmp_path / "source", tmp_path / "empty", tmp_path / "site"
    source.mkdir()
    for name in ("bot", "cogs", "migrations", "playground"):
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE", "LICENSE-FONTS"):
        shutil.copy(ROOT / name, source)
    built = run(BIN / "uv", "build", "--quiet", "--wheel", "--out-dir", tmp_path, source)
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert f"-{bot.__version__}-" in wheel.name
    installed = run(BIN / "uv", "pip", "install", "--quiet", "--no-deps", "--target", site, wheel)
    assert installed.returncode == 0, installed.stderr
    assert any(file.name == "LICENSE-FONTS" for file in site.glob("*.dist-info/**/*")), "the fonts' licence is missing"
    empty.mkdir()
    env = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "PYTHONPATH": str(site)}
    env |= {"SPIELLEITER_DATABASE_URL": f"sqlite+aiosqlite:///{empty}/spiele.db"}
    where = run(sys.executable, "-c", "import bot; print(bot.__file__)", cwd=empty, env=env)
    assert where.stdout.startswith(str(site)), "that is not the wheel"
    done = run(sys.executable, "-m", "bot", "migrate", cwd=empty, env=env)
    assert done.returncode == 0, done.stderr
    checked = run(sys.executable, "-m", "bot", "doctor", cwd=empty, env=env)
    assert "SPIELLEITER_TOKEN" in checked.stdout and checked.stdout.count("✔") >= 4, checked.stdout + checked.stderr
    program = _for_anybody()
    if os.geteuid() == 0 and program is not None:
        _as_in_the_image(program, site)


def _for_anybody() -> str | None:
    """Return a Python like ours that other users can run, too: one in somebody's home is not."""
    named = f"python{sys.version_info.major}.{sys.version_info.minor}"
    known = (str(Path(sys.executable).resolve()), f"/usr/local/bin/{named}", f"/usr/bin/{named}")
    open_to_all = (one for one in known if Path(one).exists() and all(_enter(up) for up in Path(one).resolve().parents))
    return next(open_to_all, None)


def _enter(folder: Path) -> bool:
    return bool(folder.stat().st_mode & 0o001)


def _as_in_the_image(program: str, site: Path) -> None:
    """Run what was installed as the image does: as somebody who owns nothing but the data, with no home."""
    with tempfile.TemporaryDirectory() as place:
        folder, nobody = Path(place), 10001
        folder.chmod(0o755)
        shutil.copytree(site, folder / "site")
        data = folder / "data"
        data.mkdir()
        os.chown(data, nobody, nobody)
        path = f"{folder / 'site'}:{sysconfig.get_path('purelib')}"
        env = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "PYTHONPATH": path}
        env |= {"PYTHONDONTWRITEBYTECODE": "1", "HOME": "/nonexistent", "TMPDIR": str(data)}
        env |= {"SPIELLEITER_DATABASE_URL": f"sqlite+aiosqlite:///{data}/spielleiter.db"}
        for words in (("version",), ("migrate",), ("backup", str(data / "sicherung"))):
            done = run(program, "-m", "bot", *words, cwd=data, env=env, user=nobody)
            assert done.returncode == 0, done.stdout + done.stderr
        assert {file.stat().st_uid for file in data.rglob("*")} == {nobody}
        written = {file.name for file in folder.iterdir()}
        assert written == {"site", "data"}, "nothing is written beside the data"


def test_uv_is_installed_as_it_is_locked() -> None:
    """The first tool of a fresh machine has a list of its own, out of the list of all others."""
    own = (ROOT / "requirements-uv.lock").read_text()
    assert own.startswith("uv==") and own in (ROOT / "requirements-dev.lock").read_text()
    assert set(re.findall(r"^(\S+)==", own, re.MULTILINE)) == {"uv"}
