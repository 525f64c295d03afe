"""The edge to Discord: the only place besides the cogs that knows it."""
