"""Tournaments between bots: who is stronger, by how much, and how sure that is.

``tournament`` says who meets whom and keeps going where it was stopped; ``engines`` are where games
are played; ``results`` is the file of finished games; ``ratings`` is what they say; ``report`` and
``plots`` show it; ``survey`` measures a game itself, for those who design one.
"""
