### House rules: what a table settles for itself.

rules-button = House rules
# $game (Text) is the name of the game.
rules-heading = House rules: { $game }
rules-book = House rules: none, as in the rule book
# $rules is a list like “Schenas: none, time to think: one minute”.
rules-custom = House rules: { $rules }
rules-one = { $rule }: { $value }
rules-plain = { $value }
rules-now = Now: { $value }
rules-by-the-book = this is what the rule book says
rules-as-book = As in the rule book
rules-as-here = As always here
rules-keep = Always like this from now on
rules-kept = Noted: this is how it is played here from now on, unless somebody says otherwise when opening a table.
rules-bound = The rules of the contest it belongs to count here. Nobody changes them at the line-up.
rules-who = Whoever opened or leads the table can change this, and only until it begins.
# $rule (Text) is the name of the rule.
rules-do-not-go = “{ $rule }” does not go with what else holds at this table. Change the other thing first, or take “As in the rule book”.
# $seats (number) is how many seats there would be.
rules-too-few-seats = Then there would be only { $seats } seats, but more people are sitting there. Somebody has to get up first.
rules-unknown = There is no such rule here (any more). Open the house rules anew.
rules-saved = Saved: this is how it is played here from now on.
rules-choose-game = House rules for …
rules-setup = House rules as they always hold here
