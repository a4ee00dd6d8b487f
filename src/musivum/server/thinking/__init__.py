"""Bots and analyses, in processes of their own or on Ray."""
