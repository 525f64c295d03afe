"""The Quidditch cup."""
