"""What of Block and table somebody may see."""
