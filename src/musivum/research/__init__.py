"""Environments for researchers: PettingZoo, Gymnasium, OpenSpiel, and batches of games.

The three libraries are extras, imported only by the module of their name.
"""
