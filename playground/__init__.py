"""A local Discord: REST API, gateway and a web page, for trying and testing bots without a token."""
