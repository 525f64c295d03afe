"""A person's own data on Discord."""
