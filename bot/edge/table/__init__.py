"""Games on Discord: panels, controls, calls."""
