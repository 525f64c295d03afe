"""Operations: settings, logs, metrics, health, the command line."""
