"""Mosaic by Mark Steere, 2009: two players place and flip tiles on a board of hexagons."""
