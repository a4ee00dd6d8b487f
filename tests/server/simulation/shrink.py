"""Making a failing plan short."""

from collections.abc import Callable
from dataclasses import replace

from tests.server.simulation.plan import Plan


def shrink(plan: Plan, fails: Callable[[Plan], bool]) -> Plan:
    """A plan that still fails and from which nothing can be left out."""
    going_on = True
    while going_on:
        going_on = False
        for smaller in _smaller(plan):
            if fails(smaller):
                plan, going_on = smaller, True
                break
    return plan


def _smaller(plan: Plan) -> list[Plan]:
    found = [plan.without(fault) for fault in plan.faults]
    found += [replace(plan, loss=0.0)] if plan.loss else []
    found += [replace(plan, game=0)] if plan.game else []
    for number, fault in enumerate(plan.faults):
        if fault.lasts > 0.5:
            shorter = replace(fault, lasts=round(fault.lasts / 2, 3))
            faults = (*plan.faults[:number], shorter, *plan.faults[number + 1 :])
            found.append(replace(plan, faults=faults))
    return found
