### Squads: who plays for a house this season

cmd-pokal-kader-name = squad
cmd-pokal-kader = Shows who plays for a house; its managers and the OK keep the list
opt-pokal-kader-dazu-name = add
opt-pokal-kader-dazu = Who comes in: mention people, many at once if you like (@Harry @Ginny)
opt-pokal-kader-weg-name = remove
opt-pokal-kader-weg = Who goes off the list: mention people
opt-pokal-kader-aufheben-name = clear
opt-pokal-kader-aufheben = Drop the list: whoever wears the house’s colours plays again

pokal-squad-head = { $count ->
    [one] **Squad of { $house }**: one person is on the list.
   *[other] **Squad of { $house }**: { $count } people are on the list.
}
pokal-squad-role = **Squad of { $house }**: whoever wears the colours plays ({ $role }). The house’s managers or the OK keep a list with `/cup squad add:`.
pokal-squad-free = **Squad of { $house }**: the house has neither a role nor a list, so whoever takes a seat plays. Its managers or the OK keep a list with `/cup squad add:`; `/setup` names the role.
pokal-squad-line = { $banned ->
    [0] { $person }
    [one] { $person } · 🚫 banned, for one more match
   *[other] { $person } · 🚫 banned, for { $banned } more matches
}
pokal-squad-changed = { $on ->
    [yes] { $count ->
        [one] ✅ One person is new on the list.
       *[other] ✅ { $count } people are new on the list.
    }
   *[no] { $count ->
        [one] ✅ One person is off the list.
       *[other] ✅ { $count } people are off the list.
    }
}
pokal-squad-more = … and { $count } more.
pokal-squad-how = Mention the people you mean, for example @Harry @Ginny.
pokal-squad-stranger = { $person } is not on this server.
pokal-squad-colours = { $person } wears the colours of { $house }. Once the role is changed there is a place on your list.
pokal-squad-one = Add, remove or clear: one after the other, please.
pokal-enlisted = { $on ->
    [yes] { $house }: somebody is new in the squad.
   *[no] { $house }: somebody is not in the squad any more.
}
pokal-only-squad = A house’s list is kept by its managers and the Quidditch-OK. `/cup manager` makes you one.
pokal-squad-other = Somebody of them is on the list of { $house } already. One plays for one house all season; strike him off there first.
pokal-squad-full = There is room for { $count } people on a house’s list.
pokal-squad-already = They are all on the list already.
pokal-squad-none = { $house } keeps no list: whoever wears the colours plays.
pokal-squad-not-in = None of them is on the list of { $house }.
pokal-not-in-squad = You are not on the list of { $house }. Your managers or the Quidditch-OK add you with `/cup squad`.
pokal-seat-squad = { $name } is not on the list of { $house }, and in the cup only those on it play. The house’s managers or the Quidditch-OK change it with `/cup squad`.
pokal-seat-colours = In the cup those play for { $house } who wear its colours or are on its list. You wear no house’s colours: ask for the role, or have the managers add you with `/cup squad`.
pokal-gone = 🚪 Free again, because somebody has left the server: { $parts }.
pokal-gone-house = a place as manager of { $house } (`/cup manager`)
pokal-gone-match = the whistle for { $match } (`/cup referee`)
