"""The house that these tests walk through."""

from tests.edge.house import house, migrated, settings

__all__ = ["house", "migrated", "settings"]
