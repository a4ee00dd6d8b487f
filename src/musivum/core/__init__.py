"""What a game is: states, moves, chance, records, matches. Nothing here knows any game by name."""
