"""Develop: a server that starts again when its sources change, and the page by Vite, which changes
under your eyes.

    python tools/dev.py --port 8000 --page 5173

One command, one Ctrl-C. The page is at Vite's address; it asks the server for everything else.
"""

import argparse
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RUN = """
import sys, uvicorn
uvicorn.run(
    "musivum.server.app:make_app", factory=True, host="127.0.0.1", port=int(sys.argv[1]),
    ws="websockets-sansio", reload=True, reload_dirs=[sys.argv[2]], log_level="info",
)
"""


def main() -> int:
    """Start both, and end both when one ends or the user has had enough."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--port", type=int, default=8000, help="of the server")
    parser.add_argument("--page", type=int, default=5173, help="of the page")
    parser.add_argument("--folder", type=Path, default=ROOT, help="where musivum.db is kept")
    chosen = parser.parse_args()
    page = os.environ | {"MUSIVUM_SERVER": f"http://127.0.0.1:{chosen.port}"}
    vite = ["run", "dev", "--", "--port", str(chosen.page), "--strictPort"]
    server = [sys.executable, "-c", RUN, str(chosen.port), str(ROOT / "src" / "musivum")]
    npm = [sys.executable, str(ROOT / "tools" / "npm.py"), *vite]
    # Each leads a group of its own, so that what it has started ends with it.
    running = [
        subprocess.Popen(server, cwd=chosen.folder, start_new_session=True),
        subprocess.Popen(npm, env=page, cwd=ROOT, start_new_session=True),
    ]
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        while all(process.poll() is None for process in running):
            time.sleep(0.2)
    except KeyboardInterrupt:
        return 0
    finally:
        for process in running:
            end(process)
    return 1


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process and all that it has started."""
    for how, patience in ((signal.SIGINT, 5), (signal.SIGKILL, 5)):
        try:
            os.killpg(process.pid, how)
            process.wait(patience)
        except ProcessLookupError:
            return
        except subprocess.TimeoutExpired:
            continue


if __name__ == "__main__":
    sys.exit(main())
