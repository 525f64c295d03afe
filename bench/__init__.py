"""Benchmarks: each compares with a peer or a bare floor in the same run and prints ratios."""
