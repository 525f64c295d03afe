# Everything starts from Python 3.11 and this file.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)

.PHONY: play run test lint types imports tests system bench soak format lock clean

play: $(VENV)/run.stamp  ## try the whole bot on this machine, without a token
	@spielleiter play

run: $(VENV)/run.stamp  ## run the bot against Discord (needs a token)
	@spielleiter run

test: lint types imports tests  ## every check

lint: $(VENV)/dev.stamp
	ruff check .
	ruff format --check .

types: $(VENV)/dev.stamp
	mypy

imports: $(VENV)/dev.stamp
	lint-imports

tests: $(VENV)/dev.stamp system
	pytest -n 2 --dist loadgroup -m "not soak"

system:  ## PostgreSQL and Chromium for the tests, where they are missing and may be installed
	@sh .ci/system

bench: $(VENV)/dev.stamp  ## ratios against a peer or a bare floor, measured in one run
	python -m bench

soak: $(VENV)/dev.stamp system  ## long random runs
	pytest -m soak

format: $(VENV)/dev.stamp
	ruff check --fix .
	ruff format .

lock: $(VENV)/dev.stamp  ## write the lock files anew
	uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --no-annotate pyproject.toml -o requirements.lock
	uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --no-annotate pyproject.toml --group dev -o requirements-dev.lock

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Spielleiter needs Python 3.11 or newer (make PYTHON=python3.12)")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/run.stamp: $(VENV)/bin/python requirements.lock pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -e .
	@touch $@

$(VENV)/dev.stamp: $(VENV)/run.stamp requirements-dev.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@touch $@

clean:
	rm -rf $(VENV) build *.egg-info
