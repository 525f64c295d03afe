"""Setting up a server."""
