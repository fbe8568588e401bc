"""Plays a whole virtual game for all four roles over `sitroom engine`: python3 examples/bot.py [seed]"""

import json
import pathlib
import random
import subprocess
import sys

ROLES = ["commander", "chief-scientist", "central-officer", "squad-leader"]
IDLE = {"pause", "resume", "open-menu", "close-menu", "recall"}

seed = sys.argv[1] if len(sys.argv) > 1 else "evening"
chance = random.Random(seed)
engine = subprocess.Popen(
    ["node", "scripts/sitroom.mjs", "engine"],
    cwd=pathlib.Path(__file__).resolve().parent.parent,
    stdin=subprocess.PIPE,
    stdout=subprocess.PIPE,
    encoding="utf-8",
)


def ask(request):
    """Sends a request as one line, and reads the one line that answers it."""
    engine.stdin.write(json.dumps({"id": "bot", **request}) + "\n")
    engine.stdin.flush()
    answer = json.loads(engine.stdout.readline())
    if "refused" in answer or "error" in answer:
        sys.exit(f"{request}: {answer}")
    return answer


def move(view):
    """What to do next, and as whom: answer what is asked, else do something useful, else end the cue or step."""
    choice = view["board"]["choice"]
    if choice:
        return {"type": "choose", "option": chance.choice(choice["options"])}, choice["role"]
    legal = [(intent, role) for role in ROLES for intent in ask({"legal": role})["legal"]]
    useful = [(intent, role) for intent, role in legal if intent["type"] not in IDLE]
    ends = [(intent, role) for intent, role in useful if intent["type"] in ("begin", "done")]
    return chance.choice(ends if ends and chance.random() < 0.2 else useful)


view = ask({"new": {"seed": seed, "mode": "virtual", "difficulty": "easy"}})["view"]
moves = 0
while view["operation"]["outcome"] is None:
    intent, role = move(view)
    view = ask({"do": intent, "as": role})["view"]
    moves += 1
engine.stdin.close()

operation, outcome = view["operation"], view["operation"]["outcome"]
end = f"{'won' if outcome['won'] else 'lost'}: {outcome['why']}"
print(f"{end}, round {operation['round']}, score {outcome['score']}, {moves} moves")
