"""Pips: a toy for two players. A die says how far along a row of six cells one may put a stone."""
