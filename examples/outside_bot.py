"""An outside bot for Musivum, in nothing but plain Python: it plays the first move it is shown.

    musivum arena steere random "cmd:python examples/outside_bot.py"

One line of JSON comes in, one goes out. See docs/protocol-bots.md.
"""

import json
import sys


def main() -> None:
    """Answer until told to quit."""
    for line in sys.stdin:
        said = json.loads(line)
        if said["type"] == "hello":
            answer = {"type": "ready", "name": "first move"}
        elif said["type"] == "choose":
            answer = {"type": "move", "id": said["id"], "move": said["view"]["legal"][0]}
        else:
            return
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
