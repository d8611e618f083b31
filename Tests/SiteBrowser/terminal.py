"""Makes a picture of a terminal: tmux capture-pane -e -p | python3 terminal.py PICTURE.PNG"""

import html
import os
import re
import sys
import tempfile

sys.dont_write_bytecode = True

import chromium  # noqa: E402: nothing is written beside the sources

STYLES = {"1": "b", "2": "f", "7": "r", "31": "red", "32": "green", "33": "yellow", "34": "blue", "35": "magenta", "36": "cyan"}
PAGE = """<!DOCTYPE html><meta charset="utf-8"><style>
body { margin: 0; background: #16181d; color: #eceae4; }
pre { margin: 0; padding: 16px 20px; width: max-content; font: 14px/1.25 "DejaVu Sans Mono", monospace; }
.b { font-weight: bold } .f { color: #9a9ca5 } .r { background: #eceae4; color: #16181d }
.red { color: #ff8f86 } .green { color: #8fd6a0 } .yellow { color: #e6cc7a } .blue, .cyan { color: #aab4ff }
</style><pre>"""


def palette(number):
    """Returns a colour of the cube of 216 colours."""
    parts = [number // 36, number // 6 % 6, number % 6]
    return "#" + "".join(f"{part * 40 + 55 if part else 0:02x}" for part in parts)


def marked(text):
    """Returns the text as HTML, with a class for each code of a weight, and a class or a style for one of a colour."""
    classes, style, parts = [], "", []
    for piece in re.split(r"(\x1b\[[\d;]*m)", text):
        code = re.fullmatch(r"\x1b\[([\d;]*)m", piece)
        if not code:
            parts.append(f'<span class="{" ".join(classes)}"{style}>{html.escape(piece)}</span>' if piece else "")
            continue
        hue = re.search(r"38;5;(\d+)", piece)
        if hue:
            style = f' style="color: {palette(int(hue.group(1)) - 16)}"'
        for number in re.sub(r"38;5;\d+", "", code.group(1) or "0").split(";"):
            if number == "0":
                classes, style = [], style if hue else ""
            elif number == "22":
                classes = [name for name in classes if name not in "bf"]
            elif number == "39":
                classes, style = [name for name in classes if name in "bfr"], style if hue else ""
            elif number in STYLES:
                classes.append(STYLES[number])
    return "".join(parts)


def main(picture):
    program = chromium.find()
    if not program:
        print("Skipped: there is no Chromium on this machine.")
        return 69
    browser = chromium.Browser(program)
    try:
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "terminal.html")
            with open(path, "w", encoding="utf-8") as file:
                file.write(PAGE + marked(sys.stdin.read().rstrip("\n")) + "</pre>")
            browser.open(f"file://{path}")
            browser.size(*browser.run("(({ width, height }) => [Math.ceil(width), Math.ceil(height)])(document.querySelector('pre').getBoundingClientRect())"))
            browser.picture(picture)
    finally:
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
