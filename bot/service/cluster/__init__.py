"""Several processes on one database: which servers are whose, for how long, and how they hear of each other."""
