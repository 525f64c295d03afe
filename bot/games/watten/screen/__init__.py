"""What pad and table look like."""
