"""The house in whose channels matches are heard and told."""

from tests.edge.house import house, migrated, settings

__all__ = ["house", "migrated", "settings"]
