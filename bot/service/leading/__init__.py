"""Leading: who may do what, the referees' book, what referees do with a game."""
