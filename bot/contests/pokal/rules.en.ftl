### The rules of the season: proposals, votes, versions

pokal-setting = { $setting ->
    [rounds] Rounds
    [zehn_sekunden] Ten-second rule
    [gnade] Grace on top
    [stille] Limit of silence
    [chat] Chat
    [halbzeit] Half-time break
    [pause_finale] Break before the extension
    [fuenf_minuten] Wait for who has vanished
    [eine_minute] Time to catch up
    [geschwaetz] Talk outside the chat
    [xp] Experience points
    [tor] Points for a goal
    [schnatz] Points for the Schnatz
    [bonus] Winner's bonus
    [gutschrift] Credit after the log
    [platz1] Season points for place 1
    [platz2] Season points for place 2
    [platz3] Season points for place 3
   *[platz4] Season points for place 4
}
pokal-value = { $kind ->
    [rounds] { $value }
    [seconds] { $value } seconds
    [hours] { $value } hours
    [points] { $value } points
    [gifts] { $value }
   *[talk] { $value ->
        [melden] is reported
       *[automatisch] is warned by itself
    }
}
pokal-change = { $setting }: { $value }
pokal-change-words = { $words }
pokal-change-reason = { $change } – { $words }
pokal-change-case = { $change } (an open case, counts at once)
pokal-nobody = nobody
pokal-schulleitung = headmasters
pokal-rule-votes = for: { $yes } · against: { $no } · missing: { $missing }

## Page
pokal-button-rules = Rules
pokal-button-older = Older
pokal-button-newer = Newer
pokal-button-yes = For
pokal-button-no = Against
pokal-button-withdraw = Withdraw
pokal-button-approve = Approve
pokal-button-reject = Reject
pokal-button-yes-to = For ({ $number })
pokal-button-no-to = Against ({ $number })
pokal-button-approve-to = Approve ({ $number })
pokal-button-reject-to = Reject ({ $number })
pokal-ask-reject = Why not?
pokal-rules-in-force = 📜 **Version { $number }** of the Quidditch rules is in force, since { $since }.
pokal-rules-book = Everything as in the rule book.
pokal-rules-differ = Other than in the rule book: { $changes }
pokal-rules-motion = 🗳️ **Proposal { $number }** ({ $house }): { $change }. { $status ->
    [vote] The Quidditch-OK is voting, { $votes }.
    [approval] Carried by the Quidditch-OK ({ $votes }), the headmasters decide.
    [waiting] Approved, counts from the next half on.
    [force] In force.
    [failed] No majority ({ $votes }).
    [rejected] Not approved: { $reason }
   *[withdrawn] Withdrawn.
}
pokal-rules-waiting = ⏳ From the next half on: { $changes }
pokal-rules-edition = **Version { $number }** · { $since }
pokal-rules-line = • { $change } (proposed by { $house }; for { $yes }; against { $no }; approved by the headmasters { $when })
pokal-rules-first = **Version 2** · 1 January 2011: the rule book as it stands in the help
pokal-rules-oldest = **Version 1** · 1 September 2009: the Quidditch rules are made and introduced by the house of Gryffindor
pokal-rules-how = -# To propose: `/cup rule` (Quidditch-OK). Three of four houses and the headmasters must be for it. Every match keeps the version it began with.

## What happened
pokal-rule-proposed = Proposal { $number } about the rules ({ $house }): { $change }.
pokal-rule-voted = Proposal { $number }: { $house } is { $yes ->
    [yes] for it.
   *[no] against it.
}
pokal-rule-withdrawn = Proposal { $number } is withdrawn.
pokal-rule-decided-told = Proposal { $number }: { $carried ->
    [yes] The Quidditch-OK has carried it, the headmasters decide.
   *[no] No majority in the Quidditch-OK.
}
pokal-rule-approved = Proposal { $number }: { $approved ->
    [yes] The headmasters approve it.
   *[no] The headmasters do not approve it: { $reason }
}
pokal-rules-amended = Version { $number } of the rules is in force: { $changes }.

## What cannot be
pokal-rule-only-ok = Only the Quidditch-OK votes on the rules. `/setup` says which role that is.
pokal-rule-only-director = Only the headmasters approve changes of the rules. `/setup` says which role that is.
pokal-vote-no-house = In the Quidditch-OK every house has one vote, and you wear the colours of none. `/setup` says which role belongs to which house.
pokal-vote-two-houses = You wear the colours of more than one house. It must be clear for which you vote: keep only one house role.
pokal-vote-same = That is how your house has voted already.
pokal-rule-unknown = There is no such proposal. All of them are under `/cup rules`.
pokal-rule-decided = This proposal is decided already. How it stands is under `/cup rules`.
pokal-rule-still-voting = The Quidditch-OK is still voting on it. Only then the headmasters decide.
pokal-rule-not-yours = A proposal can be withdrawn only by the house that made it.
pokal-rule-many = { $most } proposals wait for a decision already. First those, then the next.
pokal-rule-twice = Exactly that is proposed already.
pokal-rule-what = Say with “point” and “value” what is to change, or write a rule with “words”.
pokal-rule-value = { $kind ->
    [gifts] { $setting }: there is { $least }.{ $most }
    [talk] { $setting }: there is { $least }.{ $most }
    [seconds] { $setting }: a whole number from { $least } to { $most }, in seconds.
    [hours] { $setting }: a whole number from { $least } to { $most }, in hours.
   *[points] { $setting }: a whole number from { $least } to { $most }.
}
pokal-rule-regulated = “{ $setting }” stands in the rule book ({ $section }) and is no open case. Propose it without the tick; it counts from the next half on then.
pokal-rule-same = “{ $setting }” is, or is going to be, exactly so already.

## /pokal regel, announcements

cmd-pokal-regel-name = rule
cmd-pokal-regel = Proposes a change of the rules; the Quidditch-OK votes, the headmasters approve
opt-pokal-regel-punkt-name = point
opt-pokal-regel-punkt = What is to change
opt-pokal-regel-wert-name = value
opt-pokal-regel-wert = How it is to be, such as 12
opt-pokal-regel-worte-name = words
opt-pokal-regel-worte = A rule in words, or why the point is to change
opt-pokal-regel-ungeregelt-name = open_case
opt-pokal-regel-ungeregelt = A case the rule book leaves open: counts at once, not only from the next half on
cmd-pokal-regeln-name = rules
cmd-pokal-regeln = Shows the rules in force, open proposals and all versions

pokal-setting-now = { $setting } (now { $value })
pokal-say-rule-proposed = 📜 **Is a rule to change?** Every house has one vote, three must be for it. Until then minds may be changed.
pokal-say-rule-carried = 📜 **The Quidditch-OK is for it.** Now it needs the signature of the headmasters.
pokal-say-rule-approved = ✅ **Approved.** { $motion }
pokal-say-rules-amended = 📜 **From now on version { $number } of the Quidditch rules is in force:**
    { $changes }
    -# Matches that have begun keep their version. Everything before is under `/cup rules`.
pokal-say-rule-reminder = ⏳ A decision is still missing here:
pokal-say-rule-when = { $case ->
    [yes] -# An open case: counts as soon as the headmasters agree.
   *[no] -# Counts, if everybody agrees, from the next half on.
}
