#!/usr/bin/env python3
"""Holds what the pages of the command show against what the command prints.

usage: Tests/Documentation/check.py FOLDER-OF-THE-COMMAND PAGE.md...

A block of sh that a block of text follows is run from the top of the repository; the lines of the
text have to be in its output in their order. A line `...` stands for any lines, and a line is found
if one of the output begins with it.
"""
import os
import re
import subprocess
import sys

LINES = r"((?:(?!```).*\n)*)```\n"
BLOCK = re.compile(rf"^```sh\n{LINES}\n+```text\n{LINES}", re.M)


def missing(wanted, printed):
    """The first line that the output does not have behind the ones before it."""
    start = 0
    for line in wanted:
        if line.strip() == "...":
            continue
        found = [i for i in range(start, len(printed)) if printed[i].startswith(line)]
        if not found:
            return line
        start = found[0] + 1
    return None


def main():
    count = 0
    folder = os.path.abspath(sys.argv[1])
    environment = {
        **os.environ,
        "PATH": folder + ":" + os.environ["PATH"],
        "TIMELINE_BENCH": folder + "/timeline-bench",
    }
    for page in sys.argv[2:]:
        with open(page, encoding="utf-8") as file:
            text = file.read()
        for script, shown in BLOCK.findall(text):
            result = subprocess.run(
                ["bash", "-eo", "pipefail", "-c", script],
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
                env=environment,
            )
            line = missing(shown.splitlines(), result.stdout.splitlines())
            if line is not None or result.returncode != 0:
                sys.exit(f"{page}: not printed (exit code {result.returncode}): {line}\n{script}"
                         f"{result.stdout}")
            count += 1
    if count == 0:
        sys.exit("no page shows an output")
    print(f"documentation: {count} outputs are what the command prints")


main()
