# Everything starts from Python 3.11 and this file.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)
unexport PYTHONDONTWRITEBYTECODE
CORES := $(shell getconf _NPROCESSORS_ONLN)
# One more than cores: some tests wait for a clock or for another process; with two, all share less of the caches.
WORKERS ?= $(shell expr $(CORES) + 1)
SHARED := -n $(WORKERS) --dist loadgroup --no-loadscope-reorder
MINUTES ?= 30
SEED ?=

.PHONY: play run test quick lint types imports tests coverage system bench soak mutate format lock clean

play: $(VENV)/run.stamp  ## try the whole bot on this machine, without a token; AHEAD=30: its clock is so many days ahead
	@spielleiter play $(AHEAD:%=--ahead %)

run: $(VENV)/run.stamp  ## run the bot against Discord (needs a token)
	@spielleiter run

test: lint imports  ## every check; types are checked while the tests run
	@$(MAKE) --no-print-directory -j2 types tests

quick: lint types imports  ## in a minute what people at work need: no Discord, no browser, fewer examples
	pytest --quick -n $(CORES) --dist worksteal

lint: $(VENV)/dev.stamp
	ruff check .
	ruff format --check .

types: $(VENV)/dev.stamp
	mypy

imports: $(VENV)/dev.stamp
	lint-imports

tests: $(VENV)/dev.stamp system
	@[ -d tests/__pycache__ ] || pytest --collect-only -q >/dev/null  # made ready once, not by every worker for itself
	pytest $(SHARED)

coverage: $(VENV)/dev.stamp system  ## branches of bot/ and cogs/ that no test has gone through
	@rm -rf .coverage && mkdir .coverage
	coverage run -m pytest $(SHARED)
	@coverage combine --quiet
	coverage report

system:  ## PostgreSQL and Chromium for the tests, where they are missing and may be installed
	@sh .ci/system

bench: $(VENV)/dev.stamp  ## ratios against a peer or a bare floor, measured in one run
	python -m bench

soak: $(VENV)/dev.stamp system  ## long random runs, MINUTES=30 in all; SEED= repeats a run
	pytest -m soak -n $(CORES) --dist worksteal --soak-minutes $(MINUTES) $(if $(SEED),--soak-seed $(SEED))

mutate: $(VENV)/dev.stamp  ## small faults that no test notices: BASE=main (changed lines) N=200 SEED=7 ROOM="bot/dice cogs" AGAIN=1 FRESH=1
	python -m tests.mutation $(BASE:%=--base %) $(N:%=--count %) $(SEED:%=--seed %) $(if $(ROOM),--paths $(ROOM)) $(AGAIN:%=--again) $(FRESH:%=--fresh)

format: $(VENV)/dev.stamp
	ruff check --fix .
	ruff format .

lock: $(VENV)/dev.stamp  ## write the lock files anew
	uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --no-annotate pyproject.toml -o requirements.lock
	uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --no-annotate pyproject.toml --group dev -o requirements-dev.lock
	grep -A99 '^uv==' requirements-dev.lock | awk 'NR > 1 && /^[^ ]/ { exit } { print }' > requirements-uv.lock

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Spielleiter needs Python 3.11 or newer (make PYTHON=python3.12)")'
	$(PYTHON) -m venv $(VENV)

# uv takes a fifth of pip's time; where it cannot be had or cannot reach what pip reaches, pip does it.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
install = $(BIN)/uv pip install --quiet --python $(BIN)/python $(1) 2>/dev/null || $(PIP) $(1)

$(VENV)/uv.stamp: $(VENV)/bin/python requirements-uv.lock
	-$(PIP) --require-hashes -r requirements-uv.lock
	@touch $@

$(VENV)/run.stamp: $(VENV)/uv.stamp requirements.lock pyproject.toml
	$(call install,--require-hashes -r requirements.lock)
	$(call install,--no-deps -e .)
	@touch $@

$(VENV)/dev.stamp: $(VENV)/run.stamp requirements-dev.lock
	$(call install,--require-hashes -r requirements-dev.lock)
	@touch $@

clean:
	rm -rf $(VENV) build *.egg-info
