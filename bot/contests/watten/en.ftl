# Watten tournament

watten-turnier-name = Watten tournament
# $count is how many Bummerl are played, $first the team whose points come first.
watten-turnier-empty = There is nothing yet. This is how you write { $count ->
    [one] one Bummerl: “11:4”
   *[other] { $count } Bummerl: “11:4 11:7 7:11”
}, the points of { $first } first; 22:0 for a Retourschneider.
# $number counts the Bummerl, $word is what stands there.
watten-turnier-unreadable = I cannot read Bummerl { $number }, “{ $word }”. Write two numbers with a colon, the points of { $first } first: “11:4”, and a space between two Bummerl.
# $who has too many, $points are the most points, $meant is what was probably meant.
watten-turnier-impossible = Bummerl { $number }, { $word }, cannot be: { $why ->
    [both] Both would have won. One team gets 11 points, the other 10 at most.
    [nobody] Nobody has more than { $points }, and a Bummerl goes to 11. Play it to its end, or call whoever leads.
    [retour] 22 points are for a Retourschneider alone, and that is 22:0 or 0:22.
   *[more] { $points } points for { $who } are too many. It ends at 11, even if the last game was worth more: { $meant }.
} The points of { $first } come first.
watten-turnier-count = A table plays { $count ->
    [one] 1 Bummerl
   *[other] { $count } Bummerl
}, you wrote { $written }. Write exactly as many, with a space between them.
watten-turnier-no-gift = Bummerl are given only where a team is out, and only to its opponents. Write what was played; I add the rest.
watten-turnier-by-ratio = by ratio of points { $one } : { $other }
watten-turnier-by-points = by points { $one } : { $other }
watten-turnier-by-lot = by lot
watten-turnier-by-nothing = level in everything, the lot decides
