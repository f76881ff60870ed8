#!/usr/bin/env python3
"""A bot in a few lines: plays any of the games through the engine protocol.

Put it into the arena:
  npm run -s cli -- arena --game pagoda --a greedy --b "exec:python3 examples/bot.py" --deals 5

The arena writes one JSON request a line:
  {"id": 7, "op": "best", "game": "pagoda", "view": {...}, "seat": 0, "moves": ["column 1 red ...", ...], "ms": 200}
"view" is what the seat can see, "moves" are its legal moves as text. The answer is one line with one of them.
"""
import json
import random
import sys


def liking(game: str, move: str) -> int:
    """Rather build than pass: a word at the beginning of each kind of move decides."""
    favourites = {
        "china": ["palace", "emissary", "commit", "choose", "draw row"],
        "pagoda": ["spire", "tile", "column"],
        "medina": ["build", "stable", "wall", "merchant"],
    }[game]
    for rank, word in enumerate(favourites):
        if move.startswith(word):
            return len(favourites) - rank
    return 0


for line in sys.stdin:
    request = json.loads(line)
    chance = random.Random(request["seed"])
    best = max(liking(request["game"], move) for move in request["moves"])
    move = chance.choice([move for move in request["moves"] if liking(request["game"], move) == best])
    print(json.dumps({"id": request["id"], "ok": True, "move": move}), flush=True)
