"""What people look at: a scene as neutral data, and the same as SVG. Knows no game by name."""
