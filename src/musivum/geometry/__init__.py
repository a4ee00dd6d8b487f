"""Cells, neighbours, shapes and sets of cells: each idea once, for all games."""
