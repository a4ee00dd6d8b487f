"""Self-play and small networks: one way to learn for every game.

A room that can learn says what its network looks at (``Policy.look`` and ``Policy.shape``). Games
are played by what is known so far, the positions after every move are learned from, and the next
games are played by what was learned. A network replaces the one that a room ships only if it wins.
"""
