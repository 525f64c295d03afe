### Fang den Hut (Capture the Hat): four hats, secret orders, all at once.

hut-name = Capture the Hat
hut-word = { $word }
hut-colour = { $colour ->
    [R] Red
    [B] Blue
    [W] White
    [G] Gold
    [S] Black
   *[V] Violet
}

## The table

hut-heading = Capture the Hat · round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
} · { $score }
hut-heading-over = Capture the Hat · over after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
hut-door = My orders
hut-step = Everybody writes orders in secret.
hut-step-left = Orders still missing: { $names }.
hut-seat = { $seat }
hut-list = { $head }, { $tail }
hut-hats = Hats and seals
hut-hats-heading = Hats and seals · round { $round }
hut-player = { $sign } { $seat } · **{ $points }**{ $won ->
    [0] {""}
   *[other] {" "}(+{ $won })
} · { $hats } · { $state ->
    [done] ✅ handed in
    [out] 🕳️ no hats left
   *[open] ✍️ still writing
}
hut-final = **{ $place }.** { $sign } { $seat } · **{ $points }**
hut-seal = -# { $sign } Seal `{ $seal }`
hut-to-report = Report of round { $round }
hut-round = Round { $round }

hut-drawn = 🎩 Colours are drawn and the hats sit straight. Time to plan, bluff and keep fingers crossed.
hut-christened = { $seat } names a hat “{ $name }”.
hut-handed-in = 📨 { $seat } has handed in. Seal `{ $seal }…`
hut-noted-own = Your orders are noted, but not handed in yet.
hut-opened-late = ⏰ Time is up, round { $round } is worked out. Nothing written, so left standing: { $names }.
hut-opened = Round { $round } is worked out, all seals are broken.
hut-told-phase = **Phase { $phase }** { $orders }
hut-told-quiet = **Phase { $phase }** Not a hat stirs.
hut-scored = **Points of round { $round }** { $points }
hut-won = { $others ->
    [0] { $seat } wins after { $rounds } rounds with { $points } points. Hats off!
    [one] { $seat } and one other share the win after { $rounds } rounds with { $points } points. Hats off!
   *[other] { $seat } and { $others } others share the win after { $rounds } rounds with { $points } points. Hats off!
}
hut-why = { $ahead ->
    [one] One point ahead of { $seat }.
   *[other] { $ahead } points ahead of { $seat }.
}

## Number and names

hut-number-heading = How long shall we play?
hut-number-about = Name a number from { $fewest } to { $most }. The rounded mean of all numbers is the number of rounds. It stays secret, from you as well: you will know it is over when it is over.
hut-number-prompt = Your number
hut-number-choice = { $number } rounds
hut-number-own = Your number for the mean: **{ $number }**
hut-number-missing = Your number (5 to 15) is still missing. Without it only the others' numbers count.
hut-number-later = Plan first
hut-number-change = My number
hut-christen = Name the hats
hut-christen-heading = Name the hats
hut-christen-about = Names have 3 to 10 letters, begin with { $letter } and differ in their second letter. Choose one, or press ✏️ and write your own. You can do so until you write your first orders.
hut-christen-menu = { $name } is now called …
hut-christen-ask = What shall the hat be called?

## Planning

hut-plan-heading = Your orders · Round { $round }
hut-plan-order = `{ $order }`
hut-plan-left = **{ $left }** of { $points } movement points (BP) left. At most 7 for one hat, no number twice.
hut-plan-replaces = What you have written still counts; it is replaced when you hand in.
hut-plan-add = Give an order: which phase, which hat?
hut-plan-choice = Phase { $phase } · { $name } ({ $field })
hut-plan-strike = Strike an order
hut-tower-of = Tower of { $height } hats
hut-target-heading = Phase { $phase } · { $name } from { $field } …
hut-target-about = Where to? Only what is possible is offered. What stands there is as of the beginning of the round.
hut-target-menu = Target with { $first } to { $last } BP
hut-target = { $points } BP → { $field }
hut-about-stay = Stay: whoever comes here bounces off
hut-about-home = Home: lock prisoners up, free own hats{ $surplus ->
    [0] {""}
   *[other] {" "}({ $surplus } BP lapse)
}
hut-about-rest = Resting field: safe, but no points
hut-about-full = Resting field, held by { $name }
hut-about-own = Your hat { $name } stands there
hut-about-prey = { $name } stands there{ $height ->
    [1] {""}
   *[other] {" "}(tower of { $height })
}
hut-your-plan = your plan
hut-hand-in = Hand in
hut-hand-in-numberless = Hand in without a number
hut-hand-in-anyway = Hand in anyway
hut-change = Change
hut-write = As text
hut-write-ask = Phase hat start BP target, several with ;
hut-rewrite = Write anew
hut-rewrite-ask = Replaces the slip: phase hat start BP target;…
hut-back = Back

## What is on the slip

hut-slip-heading = Your slip · Round { $round }
hut-slip-done = 🔒 Handed in. Until time is up you can replace it, as long as somebody is missing.
    -# Seal `{ $seal }` · salt `{ $salt }`
hut-taken-last = ✅ Your orders have arrived. You were the last: round { $round } is worked out, the report stands in the channel.
hut-slip-open = Noted, but not handed in yet.
hut-slip-faulty = Noted, but not handed in yet: mend it, or hand it in anyway. When time is up, what stands here counts.
hut-slip-void = ⛔ Like this **none** of your orders counts this round: { $reason }
hut-line-good = ✅ `{ $line }`
hut-line-mended = 🔧 `{ $line }` · added: { $first }{ $count ->
    [1] {""}
   *[other] , { $more }
}
hut-line-fault = ❌ `{ $line }` · does not count: { $reason }
hut-line-lost = ➖ `{ $line }`
hut-line-idle = ✅ `{ $phase }` · no move

hut-mended-start = start { $field }
hut-mended-target = target { $field }
hut-mended-points = { $points } BP

hut-fault-phase = The phase is missing or not a number from 1 to 4.
hut-fault-talk = That is no order, and it does not harm the other lines.
hut-fault-incomplete = Nothing is put right at this table. Write phase, hat, start, BP and target.
hut-fault-no-hat = Which hat? Its name comes after the phase.
hut-fault-unknown-hat = There is no hat called “{ $name }” here.
hut-fault-foreign-hat = { $name } does not listen to you.
hut-fault-caught = { $name } is caught.
hut-fault-below = { $name } is in the tower below { $top }. A tower is called like its top hat.
hut-fault-strange = I can make nothing of “{ $word }”.
hut-fault-muddle = Too many fields or numbers for one order. It goes: phase hat start BP target.
hut-fault-start = { $name } is not on { $start } but on { $field }.
hut-fault-no-target = Target and BP are missing.
hut-fault-which = With { $points } BP there are several targets. Name the field.
hut-fault-far = { $points } BP are too many, 7 is the most for one hat.
hut-fault-distance = From { $start } to { $target } it is { $far }, not { $points }.
hut-fault-foreign-home = { $field } is somebody else's home.
hut-fault-single-home = { $name } has caught nobody; only towers may go home.
hut-fault-home-far = Home is { $far } away, you give only { $points }.
hut-fault-two-orders = There are two orders in phase { $phase }, neither counts.

hut-void-phase = An order has no phase from 1 to 4.
hut-void-twice = { $hat } has two orders.
hut-void-equal = Two hats both have { $points } BP.
hut-void-sum = That makes { $points } BP, { $most } are allowed.
hut-void-idle = At least one hat must move; 0 BP alone are not enough.

## Reports

hut-report-heading = Report · Round { $round } · Phase { $phase }
hut-report-phase = `{ $phase }` { $orders }
hut-report-standing = Report · round { $round } · standing
hut-report-order = { $order }
hut-report-more = -# To leaf through it, as a film or as a whole: **Report of round { $round }** on the panel.
hut-quiet = No hat stirred in this phase.
hut-phase = Phase { $phase }
hut-standing = standing
hut-film = Film
hut-film-heading = Round { $round } as a film
hut-whole = Whole
hut-whole-about = Tap to read the whole report and to keep it.
hut-alt-round = Capture the Hat, report of round { $round }: all four phases with their orders, then the standing. { $points }
hut-alt-film = Capture the Hat, round { $round } as a film: the board after each phase, the standing last. { $points }
hut-report-points = Points (in total): { $points }
hut-missing = { $seat } wrote nothing; the hats stood still.
hut-marks = -# __underlined__: not carried out · (!) catches · (g) caught · (?) faulty
hut-back-phase = Previous
hut-next-phase = Next
hut-which-round = Another round
hut-seals = Seals
hut-seals-heading = Broken seals · Round { $round }
hut-seals-kept = They fix what is on the slips; they are opened after the round.
hut-seals-how = How to check that nobody swapped orders: the SHA-256 of the text between the dashes (plain line feeds, none at the end) is exactly the seal that stood at the table.
hut-archive = All of it
hut-archive-heading = The whole game
hut-archive-about = { $rounds ->
    [one] The report of the first round as text.
   *[other] The reports of all { $rounds } rounds as text.
}

## In the picture

hut-after-phase = after phase { $phase }
hut-before = before the first move
hut-label-empty = none
hut-label-rest = resting
hut-label-start = start
hut-label-caught = caught
hut-label-standoff = standoff
hut-label-tower = hats in tower
hut-label-locked = locked up
hut-alt-colour = { hut-colour }: { $stacks }{ $home ->
    [0] {""}
   *[other] , { $home } at home
}{ $locked ->
    [0] {""}
   *[other] , { $locked } locked up
}.
hut-alt-standoffs = Standoff on { $fields }.
hut-alt-points = Points: { $points }.
hut-alt-plan = Plan: { $orders }.
hut-alt = Capture the Hat, round { $round }, { $below }. { $board } { $more }

## Refusals

hut-is-over = This game is played. A new one begins with `/hut new`.
hut-not-seated = Only those who play write orders. Watching and cheering is allowed.
hut-no-hats-left = You command no hat any more. Now watch, and wish the others bad luck.
hut-not-possible = That cannot be done: { $reason } Put the plan together once more.
hut-nothing-to-hand-in = There is nothing to hand in. Write orders first.
hut-already-handed-in = Your slip is handed in and stays as it is. “Change” or “Write anew” below your slip replaces it.
hut-replace-ask = Your slip is handed in already. Shall this replace it?
hut-replace-yes = Replace
hut-replace-no = Keep the one handed in
hut-not-understood = I did not recognise that as an order. Write for example `1 Rudi RO 3 RH`: phase, hat, start, BP, target; several orders on lines of their own or with `;` between them.
hut-too-long = That is too long for four orders. Stay under { $most } characters.
hut-too-many-lines = Those are { $lines } orders, a round has four phases. Write one for each.
hut-number-fixed = The number of rounds has been fixed since the first round. Leave it out and write orders only.
hut-number-settled = This table has settled on { $rounds } rounds. Leave the number out and write orders only.
hut-number-range = The number must be from { $fewest } to { $most }. Nothing is written yet.
hut-christen-late = Hats are named before the first orders are written. Now the names stay.
hut-name-letters = Hats are called by letters only, without spaces, digits or ornaments. Think of something else.
hut-name-length = A hat's name has { $shortest } to { $longest } letters. Think of something else.
hut-name-colour = Your hats all begin with { $letter }. Think of something else.
hut-name-second = The second letter “{ $letter }” belongs to { $name } already. Think of something else.
hut-name-alike = That sounds just like { $name }, and nobody could tell the two apart on a slip. Think of something else.

## House rules

hut-rule-rounds = number of rounds
hut-rule-rounds-help = The secret mean of everybody's numbers, or a number that all know.
hut-rule-rounds-none = secret
hut-rule-rounds-5 = 5 rounds
hut-rule-rounds-8 = 8 rounds
hut-rule-rounds-10 = 10 rounds
hut-rule-rounds-15 = 15 rounds
hut-rule-seconds = time
hut-rule-seconds-help = How long a round may take.
hut-rule-seconds-600 = 10 minutes
hut-rule-seconds-3600 = 1 hour
hut-rule-seconds-43200 = 12 hours
hut-rule-seconds-86400 = 1 day
hut-rule-seconds-172800 = 2 days
hut-rule-seconds-604800 = 7 days
hut-rule-mends = slips
hut-rule-mends-help = Whether a missing start, missing BP or an only possible target are put right.
hut-rule-mends-yes = what is clear is put right
hut-rule-mends-no = only complete orders count
