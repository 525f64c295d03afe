"""Run every benchmark: python -m bench."""

import asyncio

from bench import dice_notation, ledger, roundtrip

print("== Reading and rolling dice", flush=True)
dice_notation.main()
print("== The log", flush=True)
asyncio.run(ledger.main())
print("== The way of a command", flush=True)
asyncio.run(roundtrip.main())
