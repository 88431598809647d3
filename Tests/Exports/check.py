#!/usr/bin/env python3
"""Holds exported files against what their readers demand; says which rule is broken.

usage: Tests/Exports/check.py FORMAT FILE [FILE]...

The parsers are those of Python; the rules are written from the public descriptions of each format.
"""
import csv
import json
import math
import sys
import xml.etree.ElementTree as ElementTree


def fail(message):
    sys.exit(f"check.py: {message}")


def expect(condition, message):
    if not condition:
        fail(message)


def strict_json(path):
    """JSON without NaN, infinities and equal keys."""

    def refuse(token):
        fail(f"{path}: {token} is no JSON number")

    def unique(pairs):
        keys = [key for key, _ in pairs]
        expect(len(keys) == len(set(keys)), f"{path}: equal keys in one object")
        return dict(pairs)

    with open(path, encoding="utf-8") as file:
        return json.load(file, parse_constant=refuse, object_pairs_hook=unique)


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)


def has(value, types, where):
    for key, kind in types.items():
        expect(key in value, f"{where}: {key} is missing")
        good = is_number(value[key]) if kind is float else isinstance(value[key], kind)
        expect(good, f"{where}: {key} has a wrong type")


def check_gha(path):
    names = []
    for entry in strict_json(path):
        has(entry, {"name": str, "unit": str, "value": float, "range": str, "extra": str}, "entry")
        expect(set(entry) <= {"name", "unit", "value", "range", "extra"}, "unknown key")
        names.append(entry["name"])
    expect(names and len(names) == len(set(names)), "names are not unique")


JMH_METRIC = {
    "score": float,
    "scoreError": float,
    "scoreConfidence": list,
    "scorePercentiles": dict,
    "scoreUnit": str,
    "rawData": list,
}


def check_jmh(path):
    results = strict_json(path)
    expect(isinstance(results, list) and results, "no results")
    for result in results:
        has(
            result,
            {
                "jmhVersion": str, "benchmark": str, "mode": str, "threads": int, "forks": int,
                "jvm": str, "jvmArgs": list, "jdkVersion": str, "vmName": str, "vmVersion": str,
                "warmupIterations": int, "warmupTime": str, "warmupBatchSize": int,
                "measurementIterations": int, "measurementTime": str,
                "measurementBatchSize": int, "params": dict, "primaryMetric": dict,
                "secondaryMetrics": dict,
            },
            "result",
        )
        expect(result["mode"] in ("thrpt", "avgt", "sample", "ss"), "no mode of the harness")
        expect(len(result["benchmark"].split(".")) >= 3, "no package, class and method")
        for part in result["benchmark"].split("."):
            expect(part.isidentifier(), f"{part} is no name")
        expect(all(isinstance(v, str) for v in result["params"].values()), "params are strings")
        for metric in [result["primaryMetric"], *result["secondaryMetrics"].values()]:
            has(metric, JMH_METRIC, "metric")
            expect(len(metric["scoreConfidence"]) == 2, "an interval has two ends")
            low, high = metric["scoreConfidence"]
            expect(low <= metric["score"] <= high, "the score lies outside its interval")
            expect(len(metric["rawData"]) == result["forks"], "one list of data for each fork")
            expect("100.0" in metric["scorePercentiles"], "no largest value")


def check_gbench(path):
    document = strict_json(path)
    has(document, {"context": dict, "benchmarks": list}, "document")
    has(
        document["context"],
        {
            "date": str, "host_name": str, "executable": str, "num_cpus": int,
            "mhz_per_cpu": int, "caches": list, "load_avg": list, "library_build_type": str,
            "json_schema_version": int,
        },
        "context",
    )
    expect(document["benchmarks"], "no benchmarks")
    for row in document["benchmarks"]:
        has(
            row,
            {
                "name": str, "run_name": str, "run_type": str, "repetitions": int,
                "repetition_index": int, "threads": int, "iterations": int, "real_time": float,
                "cpu_time": float, "time_unit": str, "family_index": int,
                "per_family_instance_index": int,
            },
            "benchmark",
        )
        expect(row["run_type"] in ("iteration", "aggregate"), "no type of run")
        expect(row["time_unit"] in ("ns", "us", "ms", "s"), "no unit of time")
        if row.get("error_occurred"):
            expect(isinstance(row.get("error_message"), str), "an error says what it is")


def check_bmf(path):
    benchmarks = strict_json(path)
    expect(benchmarks, "no benchmarks")
    for name, measures in benchmarks.items():
        expect(0 < len(name) <= 1024, "a benchmark's name has at most 1,024 characters")
        expect(isinstance(measures, dict), "a benchmark has measures")
        for slug, values in measures.items():
            expect(0 < len(slug) <= 64, "a measure's name has at most 64 characters")
            expect(all(c in "abcdefghijklmnopqrstuvwxyz0123456789-" for c in slug), f"slug {slug}")
            has(values, {"value": float}, "measure")
            expect(set(values) <= {"value", "lower_value", "upper_value"}, "unknown value")


def check_hyperfine(path):
    results = strict_json(path)["results"]
    expect(results, "no results")
    for result in results:
        has(
            result,
            {
                "command": str, "mean": float, "median": float, "user": float, "system": float,
                "min": float, "max": float, "times": list, "exit_codes": list,
                "parameters": dict,
            },
            "result",
        )
        expect(result["stddev"] is None or is_number(result["stddev"]), "stddev")
        expect(len(result["times"]) == len(result["exit_codes"]), "an exit code for each time")
        expect(result["min"] <= result["mean"] <= result["max"], "the mean lies outside")


def check_junit(path):
    root = ElementTree.parse(path).getroot()
    expect(root.tag == "testsuites", "the root is testsuites")
    total = {"tests": 0, "failures": 0, "errors": 0, "skipped": 0}
    for suite in root:
        expect(suite.tag == "testsuite" and suite.get("name"), "a suite has a name")
        cases = suite.findall("testcase")
        counts = {
            "tests": len(cases),
            "failures": sum(case.find("failure") is not None for case in cases),
            "errors": sum(case.find("error") is not None for case in cases),
            "skipped": sum(case.find("skipped") is not None for case in cases),
        }
        for key, count in counts.items():
            expect(suite.get(key) == str(count), f"{key} of a suite is wrong")
            total[key] += count
        for case in cases:
            expect(case.get("classname") and case.get("name"), "a case has class and name")
            float(case.get("time"))
            expect(len(case) <= 1, "a case has one outcome")
            for outcome in case:
                expect(outcome.tag in ("failure", "error", "skipped"), outcome.tag)
        expect({child.tag for child in suite} <= {"properties", "testcase"}, "unknown element")
        for item in suite.find("properties"):
            expect(set(item.attrib) == {"name", "value"}, "a property has name and value")
    for key, count in total.items():
        expect(root.get(key) == str(count), f"{key} of all suites is wrong")
    expect(total["tests"] > 0, "no tests")


def check_csv(path):
    with open(path, encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file, strict=True))
    columns = rows[0]
    expect(columns[:6] == ["scenario", "device", "seed", "input", "metric", "value"], "columns")
    expect(len(rows) > 1, "no values")
    for row in rows[1:]:
        expect(len(row) == len(columns), "a row has as many fields as the header")
        cells = dict(zip(columns, row))
        for key in ("value", "base", "delta"):
            if cells[key] or key == "value":
                expect(math.isfinite(float(cells[key])), key)
        for key in ("scenario", "device", "metric", "unit", "budget"):
            expect(cells[key][:1] not in ("=", "+", "-", "@", "\t", "\r"), f"{key} is a formula")


def check_markdown(path):
    text = open(path, encoding="utf-8").read()
    expect(text.startswith("## timeline-bench: "), "the verdict comes first")
    columns = 0
    for line in text.split("\n"):
        if not line.startswith("|"):
            columns = 0
            continue
        cells = line.replace("\\\\", "").replace("\\|", "").count("|") - 1
        columns = columns or cells
        expect(cells == columns, f"a line of a table has {cells} cells and not {columns}")
    tags = [part.split(">")[0] for part in text.split("<")[1:]]
    expect(sorted(tags) == sorted(["details", "summary", "/summary", "/details"]), f"tags {tags}")


def check_perfetto(path):
    document = strict_json(path)
    expect(document["displayTimeUnit"] in ("ms", "ns"), "displayTimeUnit")
    lanes, names, counters = {}, {}, {}
    for event in document["traceEvents"]:
        has(event, {"ph": str, "pid": int, "name": str}, "event")
        expect(event["ph"] in "XiCM", f"unknown phase {event['ph']}")
        if event["ph"] == "M":
            expect(
                event["name"]
                in ("process_name", "process_sort_index", "thread_name", "thread_sort_index"),
                "metadata that no viewer honours",
            )
            if event["name"] == "process_name":
                names[event["pid"]] = event["args"]["name"]
            continue
        expect(is_number(event["ts"]) and event["ts"] >= 0, "ts")
        if event["ph"] == "C":
            expect(all(is_number(value) for value in event["args"].values()), "counter")
            counters.setdefault(event["pid"], {}).setdefault(event["name"], []).append(event["ts"])
            continue
        if event["ph"] == "i":
            expect(event["s"] in "tpg", "scope of an instant")
        lanes.setdefault((event["pid"], event["tid"]), []).append(event)
    expect(len(set(names.values())) == len(names) and names, "processes have names of their own")
    virtual = {"offset", "contentHeight", "lag", "speed", "blank", "drift", "shift"}
    for pid, tracks in counters.items():
        is_host = names[pid].startswith("host: ")
        expect(set(tracks) == ({"cost"} if is_host else virtual), f"process {pid}: counters")
        expect(len(set(map(tuple, tracks.values()))) == 1, f"process {pid}: a value each frame")
        for times in tracks.values():
            expect(times == sorted(times), f"process {pid}: a counter goes back")
    for pid, name in names.items():
        if name.startswith("host: "):
            expect(names.get(pid - 1) == name.removeprefix("host: "), "a host follows its run")
    for lane, events in lanes.items():
        stack, last = [], -1.0
        for event in events:
            start = round(event["ts"] * 1000)
            expect(start >= last, f"lane {lane}: time goes back")
            last = start
            if event["ph"] != "X":
                continue
            end = start + round(event["dur"] * 1000)
            expect(end > start, f"lane {lane}: a slice has a length")
            while stack and stack[-1] <= start:
                stack.pop()
            expect(not stack or end <= stack[-1], f"lane {lane}: slices overlap in part")
            stack.append(end)


def main():
    checks = {
        name.removeprefix("check_"): check
        for name, check in globals().items()
        if name.startswith("check_")
    }
    expect(len(sys.argv) > 2 and sys.argv[1] in checks, f"usage: check.py {'|'.join(checks)} FILE")
    for path in sys.argv[2:]:
        checks[sys.argv[1]](path)


main()
