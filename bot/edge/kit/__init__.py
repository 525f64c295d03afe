"""What everything at the edge is made of; knows no game."""
