"""What the service writes, step by step: scripts of what people do, and beside them every row that came of it."""
