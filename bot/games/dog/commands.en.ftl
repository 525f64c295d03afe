### Commands of DOG in Hogwarts.

cmd-dog-name = dog
cmd-dog = DOG in Hogwarts: bring your figures into the Great Hall
cmd-dog-neu-name = new
cmd-dog-neu = Open a table for two to four (four play in two teams)
opt-dog-neu-spieler-name = players
opt-dog-neu-spieler = Exactly how many (left out: as many as sit down)
opt-dog-neu-haus-name = house
opt-dog-neu-haus = Your house; or all houses are drawn by lot
opt-dog-neu-haus-Slytherin = Slytherin
opt-dog-neu-haus-Hufflepuff = Hufflepuff
opt-dog-neu-haus-Gryffindor = Gryffindor
opt-dog-neu-haus-Ravenclaw = Ravenclaw
opt-dog-neu-haus-auslosen = Draw them all
opt-dog-neu-partner-name = partner
opt-dog-neu-partner = Who sits opposite: with four your partner, with two your opponent
opt-dog-neu-zeit-name = time
opt-dog-neu-zeit = Time for each decision (left out: ten minutes)
opt-dog-neu-ring-name = ring
opt-dog-neu-ring = Fields of the ring (left out: 48)
opt-dog-neu-ziel-name = goal
opt-dog-neu-ziel = The Great Hall as one room, or a lane of three places for each house
opt-dog-neu-ziel-saal = One room for all
opt-dog-neu-ziel-gang = Lane of three places

dog-house-absent = { $count ->
    [2] Two play Slytherin and Gryffindor
   *[other] Three play Slytherin, Hufflepuff and Gryffindor
}. Take one of these, or leave the number of players open.
dog-no-partner = Only another person can sit opposite you. Name somebody, or leave it empty.
dog-nobody-opposite = There is no seat opposite you with this number of players. Take another house or leave it empty.
