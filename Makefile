# What a newcomer runs:   make play   and   make test
.PHONY: help setup player play test check bench lockstep

PYTHON ?= python3
BIN := .venv/bin
JOBS ?= auto

help:            ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

setup:           ## environment, system programs, client and rules, for developers
	@$(PYTHON) tools/setup.py

player:          # what is needed to play
	@$(PYTHON) tools/setup.py --player

play: player     ## set up and start a game
	@$(BIN)/musivum play steere

test: setup      ## set up and run every test
	@$(BIN)/python -m pytest -n $(JOBS) --dist worksteal

check: setup     ## formatting, lint, types, architecture
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

bench: setup     ## random games a second, one core
	@$(BIN)/musivum bench

lockstep: setup  ## 20,000 more games of engine against oracles
	@$(BIN)/python -m tests.oracle.lockstep 20000
