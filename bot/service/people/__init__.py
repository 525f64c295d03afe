"""People and servers: what is kept about them, how long, and how it is taken out."""
