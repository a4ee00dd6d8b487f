"""Paper: what a game's room has for it, rules booklets, worksheets, and games that were played."""
