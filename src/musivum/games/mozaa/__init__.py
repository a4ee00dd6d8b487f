"""Mozaa: two to four players lay cards of four triangles, and close fields of one colour."""
