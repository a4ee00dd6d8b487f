"""Every language says the same as English does, and says it itself."""
