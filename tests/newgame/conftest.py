"""What lies in `overlay` is no test of this tree: it is put into a copy of it."""

collect_ignore = ["overlay"]
