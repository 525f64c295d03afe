"""The drawing room: plain data in, PNG bytes out."""
