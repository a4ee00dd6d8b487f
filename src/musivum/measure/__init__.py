"""Measuring rules: counts of move sequences, random games, and how fast they are."""
