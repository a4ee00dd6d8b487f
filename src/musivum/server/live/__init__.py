"""The live half of the server: a session on a socket, who is present, and the lists that change."""
