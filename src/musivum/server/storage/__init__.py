"""What the server keeps: the database, its tables and their history, copies of it."""
