"""Fang den Hut with secret simultaneous orders, as it was played by mail."""
