"""The REST half of the server: routes, requests, answers, what guards them; the page's files."""
