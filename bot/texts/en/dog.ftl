### Commands of DOG in Hogwarts.

cmd-dog-name = dog
cmd-dog = DOG in Hogwarts: bring your figures into the Great Hall
cmd-dog-neu-name = new
cmd-dog-neu = Open a table for two to four (four play in two teams)
cmd-dog-spieler-name = players
cmd-dog-spieler = Exactly how many (left out: as many as sit down)
cmd-dog-haus-name = house
cmd-dog-haus = Your house; or all houses are drawn by lot
cmd-dog-haus-drawn = Draw them all
cmd-dog-partner-name = partner
cmd-dog-partner = Who sits opposite: with four your partner, with two your opponent
cmd-dog-zeit-name = time
cmd-dog-zeit = Time for each decision (left out: ten minutes)
cmd-dog-zeit-60 = 1 minute
cmd-dog-zeit-180 = 3 minutes
cmd-dog-zeit-600 = 10 minutes
cmd-dog-zeit-3600 = 1 hour
cmd-dog-zeit-86400 = 1 day
cmd-dog-zeit-0 = no limit
cmd-dog-ring-name = ring
cmd-dog-ring = Fields of the ring (left out: 48)
cmd-dog-ziel-name = goal
cmd-dog-ziel = The Great Hall as one room, or a lane of three places for each house
cmd-dog-ziel-saal = One room for all
cmd-dog-ziel-gang = Lane of three places

dog-house-absent = { $count ->
    [2] Two play Slytherin and Gryffindor
   *[other] Three play Slytherin, Hufflepuff and Gryffindor
}. Take one of these, or leave the number of players open.
dog-no-partner = Only another person can sit opposite you. Name somebody, or leave it empty.
dog-nobody-opposite = There is no seat opposite you with this number of players. Take another house or leave it empty.
