"""Learning from lessons: one step down the gradient for each, in compiled code."""

import numpy as np
from numba import types

from musivum.core.compiled import Ints, helper, kernel
from musivum.core.curves import logistic
from musivum.core.network import NEURONS
from musivum.core.pointers import FLOATS, INTS, Floats, new_floats
from musivum.learning.self_play import LESSONS, MARKS, MEASURES, STANDS, Lessons

_LEAST = np.float32(1e-6)
_FAR = 2.0
"""An error in points counts no more than so many units: single games are mostly luck."""


@helper
def _step(numbers: Floats, squares: Floats, place: int, slope: float, rate: float) -> None:
    """Change one number against its slope; the more it was changed before, the less (Adagrad)."""
    steep = np.float32(slope)
    squares[place] += steep * steep
    numbers[place] -= np.float32(rate) * steep / np.float32(np.sqrt(squares[place] + _LEAST))


@helper
def _say(
    numbers: Floats, shape: Ints, lessons: Lessons, number: int, neurons: Floats, outputs: int
) -> float:
    """What the network says; the neurons' sums are written."""
    alone = (shape[MARKS] + shape[MEASURES]) * NEURONS
    for neuron in range(NEURONS):
        neurons[neuron] = numbers[alone + neuron]
    for place in range(lessons.starts[number] + 1, lessons.starts[number + 1]):
        row = int(lessons.marks[place]) * NEURONS
        for neuron in range(NEURONS):
            neurons[neuron] += numbers[row + neuron]
    for measure in range(shape[MEASURES]):
        row = (shape[MARKS] + measure) * NEURONS
        value = lessons.measures[number * shape[MEASURES] + measure]
        for neuron in range(NEURONS):
            neurons[neuron] += value * numbers[row + neuron]
    said = np.float64(numbers[outputs + NEURONS])
    if shape[STANDS]:
        said += lessons.measures[number * shape[MEASURES]]
    for neuron in range(NEURONS):
        if neurons[neuron] > 0:
            said += neurons[neuron] * numbers[outputs + neuron]
    return said


@helper
def outputs_of(shape: Ints, lessons: Lessons, number: int) -> int:
    """Where the weights of a lesson's stage stand."""
    stage = int(lessons.marks[lessons.starts[number]])
    return (shape[MARKS] + shape[MEASURES] + 1) * NEURONS + stage * (NEURONS + 1)


@helper
def error_of(said: float, answer: float, unit: float) -> float:
    """How far off an answer is: in the share of the win, or in units of points."""
    if unit > 0:
        return min(_FAR, max(-_FAR, said - answer))
    return logistic(said) - answer


@helper
def _change_rows(
    numbers: Floats,
    squares: Floats,
    shape: Ints,
    lessons: Lessons,
    number: int,
    slopes: Floats,
    rate: float,
) -> None:
    """Change the rows of all that was seen."""
    alone = (shape[MARKS] + shape[MEASURES]) * NEURONS
    for neuron in range(NEURONS):
        _step(numbers, squares, alone + neuron, slopes[neuron], rate)
    for place in range(lessons.starts[number] + 1, lessons.starts[number + 1]):
        row = int(lessons.marks[place]) * NEURONS
        for neuron in range(NEURONS):
            _step(numbers, squares, row + neuron, slopes[neuron], rate)
    for measure in range(shape[MEASURES]):
        row = (shape[MARKS] + measure) * NEURONS
        value = lessons.measures[number * shape[MEASURES] + measure]
        if value != 0:
            for neuron in range(NEURONS):
                _step(numbers, squares, row + neuron, value * slopes[neuron], rate)


@kernel(
    types.float64(FLOATS, FLOATS, INTS, INTS, types.int64, LESSONS, types.float64, types.float64)
)
def learn(
    numbers: Floats,
    squares: Floats,
    shape: Ints,
    order: Ints,
    count: int,
    lessons: Lessons,
    unit: float,
    rate: float,
) -> float:
    """Learn from so many lessons in this order; return the mean square of the errors before.

    With a rate of 0 nothing is changed.
    """
    neurons, slopes = new_floats(NEURONS), new_floats(NEURONS)
    total = 0.0
    for step in range(count):
        number = order[step]
        outputs = outputs_of(shape, lessons, number)
        said = _say(numbers, shape, lessons, number, neurons, outputs)
        error = error_of(said, lessons.answers[number], unit)
        total += error * error
        if rate == 0:
            continue
        for neuron in range(NEURONS):
            lit = neurons[neuron] > 0
            slopes[neuron] = error * numbers[outputs + neuron] if lit else 0.0
            if lit:
                _step(numbers, squares, outputs + neuron, error * neurons[neuron], rate)
        _step(numbers, squares, outputs + NEURONS, error, rate)
        _change_rows(numbers, squares, shape, lessons, number, slopes, rate)
    return total / max(1, count)
