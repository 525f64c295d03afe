"""How events change pad and table."""
