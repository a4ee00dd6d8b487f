"""What a game's options, seats and variants do: measured by letting bots play it against
themselves, for those who design games or teach with them."""
