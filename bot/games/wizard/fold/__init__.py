"""How events change Block and table."""
