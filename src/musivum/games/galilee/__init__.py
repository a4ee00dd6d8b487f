"""Mosaic, the Mona Lisa of the Galilee, by Isaac Shalev and Matt Loomis: 1 to 6 players pick dice
and draw tiles into a mosaic."""
