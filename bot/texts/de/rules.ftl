### Hausregeln: was ein Tisch für sich ausmacht.

rules-button = Hausregeln
# $game (Text) ist der Name des Spiels.
rules-heading = Hausregeln: { $game }
rules-book = Hausregeln: keine, wie im Regelbuch
# $rules ist eine Liste wie „Schenas: keine, Bedenkzeit: eine Minute“.
rules-custom = Hausregeln: { $rules }
rules-one = { $rule }: { $value }
rules-plain = { $value }
rules-now = Jetzt: { $value }
rules-by-the-book = so steht es im Regelbuch
rules-as-book = Wie im Regelbuch
rules-as-here = Wie hier immer
rules-keep = Ab jetzt hier immer so
rules-kept = Gemerkt: So wird das hier ab jetzt gespielt, solange beim Eröffnen niemand etwas anderes sagt.
rules-bound = Hier gelten die Regeln des Wettbewerbs, zu dem das Spiel gehört. An der Aufstellung ändert sie niemand.
rules-who = Ändern kann das, wer den Tisch eröffnet hat oder leitet, und nur bis es losgeht.
# $rule (Text) ist der Name der Regel.
rules-do-not-go = „{ $rule }“ passt so nicht zu dem, was an diesem Tisch sonst gilt. Stell zuerst das andere um, oder nimm „Wie im Regelbuch“.
# $seats (Zahl) ist, wie viele Plätze es dann gibt.
rules-too-few-seats = So gäbe es nur { $seats } Plätze, aber es sitzen schon mehr Leute da. Erst muss jemand aufstehen.
rules-unknown = Diese Regel gibt es hier nicht (mehr). Öffne die Hausregeln neu.
rules-saved = Gespeichert: So wird das hier ab jetzt gespielt.
rules-choose-game = Hausregeln für …
rules-setup = Hausregeln, wie sie hier immer gelten
