"""The page in a real browser, against the real server and a small real bot."""
