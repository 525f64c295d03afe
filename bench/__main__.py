"""Run every benchmark: python -m bench."""

import asyncio

from bench import dice_notation, empty_command, ledger, roundtrip

print("== Reading and rolling dice", flush=True)
dice_notation.main()
print("== The log", flush=True)
asyncio.run(ledger.main())
print("== An empty command", flush=True)
asyncio.run(empty_command.main())
print("== /dice", flush=True)
asyncio.run(roundtrip.main())
