"""Mosaix by Christof Tisch: four dice, one formation, and every player writes it."""
