"""The service: games are opened, joined, played, rewound and looked at here; nothing of it knows Discord."""
