"""Matches as the server keeps them: their events, what happens next, who may see what."""
