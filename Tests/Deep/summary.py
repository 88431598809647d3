"""Judges the runs of Tests/Deep/run and writes deep.json and deep.md.

usage: summary.py FOLDER SECONDS
"""

import json
import os
import sys

folder, seconds = sys.argv[1], int(sys.argv[2])


def report(kind, number):
    """What a comparison printed, or nothing if it did not end well."""
    try:
        with open(os.path.join(folder, f"run-{kind}-{number}.json"), encoding="utf-8") as file:
            return json.load(file)
    except (OSError, ValueError):
        return None


def caught_by(document):
    """Which figures say that a comparison got worse."""
    by = []
    if any(finding["verdict"] == "worse" for finding in document["findings"]):
        by.append("counter")
    if any(pair["verdict"] == "worse" for pair in document["pairs"]):
        by.append("interval")
    return by


runs = []
with open(os.path.join(folder, "runs.txt"), encoding="utf-8") as file:
    for line in file:
        kind, number, what, _, code = line.rstrip("\n").split("\t")
        run = {"kind": kind, "number": int(number), "what": what, "code": int(code)}
        document = report(kind, number) if kind in ("same", "slower") else None
        if kind == "gate":
            run["isRight"] = run["code"] == 0
        elif kind == "broken":
            run["isRight"] = run["code"] == 2
            run["caughtBy"] = ["budget"] if run["isRight"] else []
        elif document is None or not document["pairs"]:
            run["isRight"] = False
        else:
            pair = document["pairs"][0]
            run["pairs"] = pair["pairs"]
            run["verdict"] = pair["verdict"]
            for key in ("change", "baseToBase", "confirmation"):
                run[key] = pair[key]
            run["caughtBy"] = caught_by(document)
            run["loadAverages"] = document["loadAverages"]
            if kind == "same":
                # Not to be able to tell is no failure; to say that equal code got worse is one.
                run["isRight"] = run["code"] in (0, 6) and not run["caughtBy"]
            else:
                run["isRight"] = run["code"] == 2 and bool(run["caughtBy"])
        runs.append(run)


def count(kind, test=lambda run: True):
    return sum(1 for run in runs if run["kind"] == kind and test(run))


some = next((report(run["kind"], run["number"]) for run in runs if run["kind"] == "same"), None)
loads = [load for run in runs for load in run.get("loadAverages", [])]
summary = {
    "schema": "timelinebench.deep/1",
    "command": "Tests/Deep/run",
    "toolchain": some["toolchain"] if some else None,
    # A tree with changes of its own is no revision.
    "revision": some["headRevision"] if some and not some["headIsDirty"] else None,
    "secondsPerSet": seconds,
    "loadAverages": {"least": min(loads), "most": max(loads)} if loads else None,
    "gates": {"runs": count("gate"), "failures": count("gate", lambda run: not run["isRight"])},
    "same": {
        "runs": count("same"),
        "failures": count("same", lambda run: not run["isRight"]),
        "inconclusive": count("same", lambda run: run.get("verdict") == "inconclusive"),
    },
    "slower": {
        "runs": count("slower"),
        "caught": count("slower", lambda run: run["isRight"]),
        "byInterval": count("slower", lambda run: "interval" in run.get("caughtBy", [])),
        "byCounter": count("slower", lambda run: "counter" in run.get("caughtBy", [])),
    },
    "broken": {"runs": count("broken"), "caught": count("broken", lambda run: run["isRight"])},
    "runs": runs,
}
with open(os.path.join(folder, "deep.json"), "w", encoding="utf-8") as file:
    json.dump(summary, file, indent=1, ensure_ascii=False, allow_nan=False)
    file.write("\n")


def interval(value):
    if value is None:
        return "–"
    return f"{value['ratio']:.3f} [{value['low']:.3f}, {value['high']:.3f}]"


lines = [
    "# Whether the gates can be trusted",
    "",
    f"`Tests/Deep/run --seconds {seconds}`, toolchain `{summary['toolchain']}`"
    + (f", revision `{summary['revision'][:12]}`" if summary["revision"] else "")
    + (
        f"; load average {summary['loadAverages']['least']:g} to "
        f"{summary['loadAverages']['most']:g} on {os.cpu_count()} cores."
        if loads
        else "."
    ),
    "",
    "| what | runs | result |",
    "|---|---|---|",
    "| `gate` on the whole catalogue, against a run of the same build "
    f"| {summary['gates']['runs']} | {summary['gates']['failures']} failures |",
    f"| a build compared with itself | {summary['same']['runs']} "
    f"| {summary['same']['failures']} failures, {summary['same']['inconclusive']} could not tell |",
    f"| twice the work in one stage | {summary['slower']['runs']} "
    f"| {summary['slower']['caught']} caught, {summary['slower']['byInterval']} by an interval, "
    f"{summary['slower']['byCounter']} by a counter |",
    f"| a broken policy | {summary['broken']['runs']} | {summary['broken']['caught']} caught |",
    "",
    "| run | what | pairs | CPU time, head/base | A/A | verdict | right |",
    "|---|---|---|---|---|---|---|",
]
for run in runs:
    if run["kind"] == "gate":
        continue
    verdict = run.get("verdict", "missed" if run["code"] == 2 else f"code {run['code']}")
    by = ", by " + " and ".join(run["caughtBy"]) if run.get("caughtBy") else ""
    lines.append(
        f"| {run['kind']} {run['number']} | `{run['what']}` | {run.get('pairs', '–')} "
        f"| {interval(run.get('change'))} | {interval(run.get('baseToBase'))} "
        f"| {verdict}{by} | {'yes' if run['isRight'] else 'NO'} |"
    )
with open(os.path.join(folder, "deep.md"), "w", encoding="utf-8") as file:
    file.write("\n".join(lines) + "\n")

wrong = [run for run in runs if not run["isRight"]]
for run in wrong:
    print(f"wrong: {run['kind']} {run['number']}, {run['what']}, code {run['code']}")
print(f"deep: {len(runs) - len(wrong)} passed, {len(wrong)} failed; {folder}/deep.md")
sys.exit(2 if wrong else 0)
