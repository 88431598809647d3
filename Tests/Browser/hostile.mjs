// A report in which everything that comes from outside is hostile, and the same one with harmless
// texts: run folder, devices, constants, versions, file names, notes, stacks, accepted runs, sweep.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

// A file's name holds neither a slash nor a zero byte.
const fileName = (text) => text.replace(/[/\0]/g, "").slice(0, 60) || "x";

function record(run, texts) {
  const object = JSON.parse(readFileSync(`${run}/run.json`));
  const joined = texts.join(" ");
  const { environment } = object;
  environment.revision = joined;
  environment.metrics = texts.map((text) => ({ name: text, sha256: text }));
  environment.switches = Object.fromEntries(texts.map((text, i) => [`${i}${text}`, text]));
  for (const [i, text] of texts.entries()) environment[`v${i}${text}`] = text;
  object.runs.forEach((entry, i) => {
    entry.device = i === 0 ? joined : texts[i % texts.length];
    entry.constants = Object.fromEntries(texts.map((text, j) => [`${j}${text}`, text]));
  });
  writeFileSync(`${run}/run.json`, JSON.stringify(object));
}

function history(texts) {
  return texts.map((text) => JSON.stringify({ schema: "timelinebench.history/1", date: text,
    commit: text, reason: text, values: { [`reveal.ms.${text}`]: 1, "reveal.ms.p50": 2 } }))
    .join("\n");
}

// Two builds whose every word is hostile.
function bench(texts) {
  const interval = { low: 0.5, ratio: 1, high: 2 };
  const joined = texts.join(" ");
  return JSON.stringify({ schema: "timelinebench.bench-comparison/1", toolchain: joined,
    valgrind: joined, buildMode: joined, hashMode: joined, baseRevision: joined,
    headRevision: joined, headIsDirty: true, loadAverages: [2],
    findings: texts.map((text) => ({ case: text, what: text, tier: "counted", base: 1, head: 2,
      verdict: "notComparable", field: text })),
    pairs: texts.map((text) => ({ case: text, unit: text, verdict: "inconclusive", pairs: 9,
      undefined: 1, change: interval, baseToBase: interval, confirmation: null, wallRatio: null,
      delta: 0.05, isBelowFloor: true, neededPairs: 99 })) });
}

// A profile whose runs and phases are hostile.
const profile = (texts) => JSON.stringify({ schema: "timelinebench.profile/1",
  runs: texts.map((text) => ({ name: text, samples: { phases: [{ phase: text, p50Ns: 1, p95Ns: 2,
    maxNs: 3, sumNs: 6 }] } })) });

const stacks = (texts) => texts.map((text) =>
  `main;${text.replace(/[;\n\r]/g, "") || "x"};${text.replace(/[;\n\r]/g, "") || "y"} 9`)
  .join("\n");

// Writes a report over a run whose texts are replaced, and gives its path.
export function report(command, run, sweep, folder, texts) {
  rmSync(folder, { recursive: true, force: true });
  const name = fileName(texts.slice(30, 33).join(""));
  const own = `${folder}/${name}`;
  mkdirSync(folder, { recursive: true });
  cpSync(run, own, { recursive: true });
  record(own, texts);
  const file = (prefix, content) => {
    const path = `${folder}/${prefix}${name}`;
    writeFileSync(path, content);
    return path;
  };
  const keys = JSON.parse(readFileSync(sweep));
  const joined = JSON.stringify(texts.join(" "));
  const swept = JSON.stringify(keys).replaceAll('"reveal.passDelay"', joined)
    .replaceAll('"16 ms"', joined);
  const page = `${folder}/report.html`;
  const base = `${folder}/base`;
  cpSync(run, base, { recursive: true });
  execFileSync(command, ["report", own, "-o", page, "--base", base,
    "--history", file("h", history(texts)), "--folded", file("f", stacks(texts)),
    "--base-folded", file("b", stacks(texts.slice(5))), "--sweep", file("s", swept),
    "--bench", file("c", bench(texts)), "--profile", file("p", profile(texts))],
  { stdio: ["ignore", "ignore", "inherit"] });
  return page;
}
