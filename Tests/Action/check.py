#!/usr/bin/env python3
"""Holds the action, the workflows and the snippets for other services against what runs them.

usage: Tests/Action/check.py lint FILE...                 structure, and shell by shellcheck
       Tests/Action/check.py run FOLDER [NAME=VALUE]...   the steps of action.yml

A Markdown file stands for its blocks of yaml and sh. `run` needs the built command in out/action;
it treats the cache as found, uploads nothing, and works in FOLDER, where it leaves what a runner
would: output, summary, and the exit code of the last step.
"""
import os
import re
import subprocess
import sys
import tempfile

import yaml

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
EXPRESSION = re.compile(r"\$\{\{\s*(.*?)\s*\}\}")


def fail(message):
    sys.exit(f"check.py: {message}")


def expect(condition, message):
    if not condition:
        fail(message)


class UniqueKeys(yaml.SafeLoader):
    """YAML whose mappings hold no key twice, which most readers let pass."""

    def construct_mapping(self, node, deep=False):
        keys = [self.construct_object(key, deep=True) for key, _ in node.value]
        expect(len(keys) == len(set(map(str, keys))), f"a key stands twice: {node.start_mark}")
        return super().construct_mapping(node, deep)


def read(text):
    return yaml.load(text, UniqueKeys)


def blocks(path):
    """The blocks of a Markdown file: language and text."""
    with open(path, encoding="utf-8") as file:
        return re.findall(r"^```(\w+)\n(.*?)^```$", file.read(), re.M | re.S)


def shellcheck(script, where, shell="bash"):
    # What a runner puts in is a word like any other to a shell.
    script = EXPRESSION.sub("expression", script)
    with tempfile.NamedTemporaryFile("w", suffix=".sh") as file:
        file.write(script)
        file.flush()
        result = subprocess.run(
            ["shellcheck", "--shell", shell, "--exclude", "SC2034", file.name],
            capture_output=True, text=True, check=False,
        )
    expect(result.returncode == 0, f"{where}: {result.stdout}{result.stderr}")


def check_steps(steps, inputs, where, is_composite):
    seen, outputs = set(), 0
    for number, step in enumerate(steps, 1):
        place = f"{where}: step {number}"
        expect(("run" in step) != ("uses" in step), f"{place}: run or uses, one of them")
        known = {"name", "id", "if", "run", "uses", "with", "shell", "env", "working-directory"}
        expect(set(step) <= known, f"{place}: unknown key")
        if "uses" in step:
            action = step["uses"]
            expect(
                action.startswith("./") or re.fullmatch(r"[\w.-]+/[\w./-]+@v\d+", action),
                f"{place}: {action} has no version",
            )
        else:
            expect(not is_composite or step.get("shell") == "bash", f"{place}: it needs a shell")
            # What a user gives must never become a part of a script.
            expect("inputs." not in step["run"], f"{place}: an input inside a script")
            shellcheck(step["run"], place)
        for expression in EXPRESSION.findall(yaml.dump({k: v for k, v in step.items()})):
            for name in re.findall(r"inputs\.([\w-]+)", expression):
                expect(inputs is not None and name in inputs, f"{place}: no input {name}")
            for name in re.findall(r"steps\.([\w-]+)\.", expression):
                expect(name in seen, f"{place}: no step {name} before it")
                outputs += 1
        if "id" in step:
            seen.add(step["id"])
    return seen


def check_action(document, where):
    expect({"name", "description", "inputs", "runs"} <= set(document), f"{where}: keys are missing")
    expect(document["runs"]["using"] == "composite", f"{where}: no composite action")
    for name, value in document["inputs"].items():
        expect(set(value) <= {"description", "default", "required"}, f"{where}: input {name}")
        expect(isinstance(value.get("default"), str), f"{where}: input {name} has no default text")
    seen = check_steps(document["runs"]["steps"], document["inputs"], where, True)
    text = yaml.dump(document["runs"])
    for name in document["inputs"]:
        expect(f"inputs.{name}" in text, f"{where}: the input {name} does nothing")
    for name, value in document.get("outputs", {}).items():
        found = re.findall(r"steps\.([\w-]+)\.outputs", value["value"])
        expect(found and set(found) <= seen, f"{where}: the output {name} comes from no step")


def check_workflow(document, where):
    # YAML 1.1 reads the key `on` as true.
    expect(True in document or "on" in document, f"{where}: nothing starts it")
    expect(document.get("permissions") == {"contents": "read"}, f"{where}: permissions")
    expect(document["jobs"], f"{where}: no jobs")
    for name, job in document["jobs"].items():
        place = f"{where}: {name}"
        expect("runs-on" in job and "timeout-minutes" in job, f"{place}: keys are missing")
        check_steps(job["steps"], None, place, False)


def check_service(document, where):
    """A file of GitLab, or another service whose jobs have a list of shell lines."""
    scripts = 0
    for name, job in document.items():
        if isinstance(job, dict) and "script" in job:
            scripts += 1
            lines = job["script"]
            expect(isinstance(lines, list), f"{where}: {name}: script is a list")
            expect(all(isinstance(line, str) for line in lines), f"{where}: {name}: no text")
            shellcheck("\n".join(lines), f"{where}: {name}")
    return scripts


def lint(path):
    if path.endswith(".md"):
        for language, text in blocks(path):
            if language == "sh":
                shellcheck(text, path)
            elif language == "yaml":
                check_document(read(text), path)
    else:
        with open(path, encoding="utf-8") as file:
            check_document(read(file), path)


def check_document(document, where):
    if "runs" in document:
        check_action(document, where)
    elif "jobs" in document:
        check_workflow(document, where)
    else:
        expect(check_service(document, where) > 0, f"{where}: nothing in it runs")


class Runner:
    """The parts of a runner that the steps of the action make use of."""

    def __init__(self, folder, inputs):
        self.folder = folder
        with open(os.path.join(ROOT, "action.yml"), encoding="utf-8") as file:
            self.action = read(file)
        self.inputs = {n: v["default"] for n, v in self.action["inputs"].items()}
        for name, value in inputs.items():
            expect(name in self.inputs, f"no input {name}")
            self.inputs[name] = value
        self.outputs = {"cache": {"cache-hit": "true"}}

    def value(self, expression):
        if expression == "github.action_path":
            return ROOT
        kind, name, *rest = expression.split(".")
        if kind == "inputs" and not rest:
            return self.inputs[name]
        if kind == "steps" and rest[0] == "outputs":
            return self.outputs[name].get(rest[1], "")
        return fail(f"unknown expression {expression}")

    def filled(self, text):
        return EXPRESSION.sub(lambda match: self.value(match[1]), str(text))

    def holds(self, condition):
        match = EXPRESSION.fullmatch(condition)
        left, right = match[1].split(" != ")
        return self.value(left) != right.strip("'")

    def run(self):
        code = 0
        for number, step in enumerate(self.action["runs"]["steps"]):
            if "uses" in step or ("if" in step and not self.holds(step["if"])):
                continue
            output = os.path.join(self.folder, f"output-{number}")
            open(output, "w", encoding="utf-8").close()
            code = subprocess.run(
                ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c"]
                + [self.filled(step["run"])],
                check=False,
                cwd=self.folder,
                env={
                    **os.environ,
                    **{name: self.filled(text) for name, text in step.get("env", {}).items()},
                    "GITHUB_OUTPUT": output,
                    "GITHUB_STEP_SUMMARY": os.path.join(self.folder, "summary.md"),
                    "RUNNER_TEMP": os.path.join(self.folder, "temp"),
                },
            ).returncode
            if code != 0:
                break
            self.outputs[step.get("id", "")] = read_outputs(output)
        return code


def read_outputs(path):
    """The lines NAME=VALUE and NAME<<END ... END of a step's output."""
    values = {}
    with open(path, encoding="utf-8") as file:
        lines = iter(file.read().splitlines())
    for line in lines:
        if match := re.fullmatch(r"([\w-]+)<<(\w+)", line):
            rest = []
            for more in lines:
                if more == match[2]:
                    break
                rest.append(more)
            values[match[1]] = "\n".join(rest)
        else:
            name, sign, value = line.partition("=")
            expect(sign and re.fullmatch(r"[\w-]+", name), f"no output: {line}")
            values[name] = value
    return values


def main():
    if len(sys.argv) > 2 and sys.argv[1] == "lint":
        for path in sys.argv[2:]:
            lint(path)
    elif len(sys.argv) > 2 and sys.argv[1] == "run":
        inputs = dict(pair.split("=", 1) for pair in sys.argv[3:])
        runner = Runner(os.path.abspath(sys.argv[2]), inputs)
        code = runner.run()
        for name, output in runner.action["outputs"].items():
            print(f"{name}={runner.filled(output['value'])}")
        print(f"files={' '.join(runner.outputs['gate'].get('files', '').split())}")
        sys.exit(code)
    else:
        fail("usage: check.py lint FILE... | run FOLDER [NAME=VALUE]...")


main()
