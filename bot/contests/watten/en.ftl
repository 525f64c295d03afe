# Watten tournament

watten-turnier-name = Watten tournament
watten-turnier-unreadable = This is how { $count ->
    [one] 1 Bummerl
   *[other] { $count } Bummerl
} are written: “11:4 11:7 7:11”, the first team's points first; 22:0 for a Retourschneider.
watten-turnier-count = A table plays { $count ->
    [one] 1 Bummerl
   *[other] { $count } Bummerl
}. Enter all of them.
watten-turnier-no-gift = Bummerl are given only where a team is out.
watten-turnier-by-ratio = by ratio of points { $one } : { $other }
watten-turnier-by-points = by points { $one } : { $other }
watten-turnier-by-lot = by lot
watten-turnier-by-nothing = level in everything, the lot decides
