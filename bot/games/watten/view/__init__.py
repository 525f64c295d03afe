"""What of pad and table somebody may see."""
