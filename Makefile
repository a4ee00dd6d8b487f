# What a newcomer runs:   make play   and   make test
.PHONY: help setup player play dev test test-fast test-long check checked docs release test-pythons bench ladder lockstep soak load research-full audit fuzz mutants coverage bench-page

# The environment is made with the quickest Python of this version, unless one is named: PYTHON=…
PYTHON ?= python3
NAMED := $(if $(filter file,$(origin PYTHON)),,--this-python)
# Hundreds of processes are started in a test run: compiled bytecode is kept, whatever the shell says.
export PYTHONDONTWRITEBYTECODE :=
BIN := .venv/bin
# Five for two cores: the tests of page, server and terminal wait a good deal.
JOBS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) \* 5 / 2)
PORT ?= 8000
NPM = $(BIN)/python tools/npm.py

help:            ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

setup:           ## environment, system programs, client and rules, for developers
	@$(PYTHON) tools/setup.py $(NAMED)

player:          # what is needed to play
	@$(PYTHON) tools/setup.py --player $(NAMED)

play: player     ## set up and serve the games to your browser (PORT=8000)
	@$(BIN)/musivum serve --port $(PORT)

dev: setup       ## a server that reloads and the page by Vite, in one command (PORT=8000)
	@$(BIN)/python tools/dev.py --port $(PORT)

# All files are loaded once; one is then run by one process, so that what it needs is made once. The
# slowest come first.
RUN := -p tests.forked --processes $(JOBS)

test: setup      ## set up and run every test; MORE=--anew also what passed with the same files
	@$(BIN)/python -m pytest $(RUN) -p tests.settled $(MORE)

test-fast: setup ## less than a minute: rules, notation, one pass over all games, units of the page
	@$(BIN)/python -m pytest $(RUN) tests/games tests/oracle/test_interpreted.py \
		tests/conformance tests/test_records.py tests/test_house.py tests/test_geometry.py \
		tests/web/test_units.py

test-long: setup ## what only repeats: more games against the oracles, more seeds
	@$(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m long

check: setup     ## formatting, lint, types, architecture
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(NPM) run check

docs: setup      ## all pages as a site, with search and the reference: docs/_build/index.html
	@$(BIN)/python -m sphinx -q -W --keep-going -j auto docs docs/_build

release: setup   ## a wheel and an archive of the sources in dist/, checked
	@$(BIN)/python tools/release.py

test-pythons: setup  ## the oldest and the newest supported Python that this machine has
	@$(BIN)/python tools/pythons.py

bench: setup     ## measure, write bench.jsonl, say what changed since docs/speed.jsonl; then the environments
	@$(BIN)/musivum bench --seconds 0.3 --save bench.jsonl --compare docs/speed.jsonl || true
	@$(BIN)/python -m musivum.research.bench

bench-page: setup ## how fast the page is on a phone with a slow line
	@$(BIN)/python -m tests.web.speed

ladder: setup    ## every level against the one below, about an hour; Ctrl-C, and it goes on later
	@$(BIN)/python tools/ladder.py

checked: setup   ## all games, searches and environments in a build that checks every place in memory
	@MUSIVUM_CHECKED=1 $(BIN)/python -m pytest -n $(JOBS) --dist worksteal tests/conformance tests/oracle \
		tests/search tests/research/test_batch.py tests/research/test_observation.py tests/test_pointers.py

lockstep: setup  ## 20,000 more games of engine against oracles
	@$(BIN)/python -m tests.oracle.lockstep 20000

KILLS ?= 1000
SEEDS ?= 5000
soak: setup      ## kill servers a thousand times, and simulate all that can go wrong (KILLS, SEEDS)
	@$(BIN)/python -m tests.server.soak --kills $(KILLS) --seeds $(SEEDS)

load: setup      ## how many live matches and moves a second the server holds, and where its time goes (ARGS="--detail full")
	@$(BIN)/python -m tests.server.load $(ARGS)

research-full: setup  ## the upstream suites with every option of every game
	@MUSIVUM_FULL=1 $(BIN)/python -m pytest -n $(JOBS) --dist worksteal tests/research

N ?= 100000
SEED ?= 1
fuzz: setup      ## throw changed inputs at everything that reads texts of strangers (N, SEED)
	@$(BIN)/python -m tests.fuzz $(N) --seed $(SEED)

audit: setup     ## licences of everything shipped, and known vulnerabilities where an index can be asked
	@$(BIN)/python tools/audit.py

mutants: setup   ## do the tests bite? change the code in small ways and see whether they notice
	@$(BIN)/python tools/mutants.py

coverage: setup  ## every branch of the rules is walked by the tests of the games, without the compiler
	@$(BIN)/python -m coverage run -m pytest -p no:cacheprovider -p tests.interpreted \
		tests/oracle/test_interpreted.py tests/games --ignore=tests/games/test_rules_pages.py
	@$(BIN)/python -m coverage report
