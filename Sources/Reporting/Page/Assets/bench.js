"use strict";

// Samples: what builds cost on one machine. They never share a table with measurements.
class Bench {
  static WIDTH = 220;
  static HEIGHT = 20;

  constructor(extras, find) {
    Object.assign(this, { find, ...extras.bench, profiles: extras.profile });
    find("times-part").hidden = !this.comparison?.pairs.length;
    find("counts-part").hidden = !this.comparison;
    find("bench-part").hidden = !this.record;
    find("profile-part").hidden = !this.profiles;
    if (this.comparison) this.compare("");
    if (this.record) this.costs();
    if (this.profiles) this.phases();
  }

  static matches(name, metric, verdict, filter) {
    return Tables.words(filter).every(([key, text]) => {
      switch (key) {
        case "verdict": return verdict.startsWith(text);
        case "family": return name.startsWith(text);
        case "metric": return metric.startsWith(text);
        default: return `${name} ${metric}`.toLowerCase().includes(text);
      }
    });
  }

  // The tables of two builds, narrowed by the filter that narrows the changes.
  compare(filter) {
    if (!this.comparison) return;
    const { pairs, counts, means, same, toolchain, hashMode, loadAverages } = this.comparison;
    const shown = pairs.filter((one) => Bench.matches(one.case, "time", one.verdict, filter));
    const reach = Math.max(...pairs.flatMap((one) => [one.change, one.twin].filter(Boolean).flat())
      .map((ratio) => Math.abs(Math.log(ratio))), ...pairs.map((one) => Math.log(1 + one.delta)),
    0.01) * 1.1;
    const load = loadAverages.at(-1) >= 1.5
      ? ` The load average was ${Film.trim(loadAverages.at(-1), 1)}: intervals are wide.` : "";
    this.find("times-note").textContent = "CPU time, head over base, the median of pairs. Bar: "
      + "95 % interval; grey: the base against itself (A/A); dashed: the smallest change that "
      + "counts. "
      + means.map(({ unit, count, ratio }) => `Geometric mean of ${count} cases in ${unit}: `
        + `×${Film.trim(ratio, 3)}. `).join("") + `${toolchain}.${load}`;
    this.fill("times", ["case", "change", ["95 % interval", this.axis(reach)], "from", "to",
      "A/A from", "to", "pairs", "grade"], shown.map((one) => this.pair(one, reach)), [0, 8]);
    const changed = counts.filter((one) =>
      Bench.matches(one.case, one.what, one.verdict, filter));
    this.find("counts-note").textContent = `${same} figures are the same, ${counts.length} are `
      + `not. ${toolchain}, ${hashMode} hashes.`;
    this.find("counts").closest(".scroll").hidden = !changed.length;
    this.fill("counts", ["case", "what", "base", "head", "change", "grade"], changed.map((one) =>
      Tables.row([one.case || "all", Tables.element("td", one.what, "text"),
        Bench.count(one.base), Bench.count(one.head), Bench.percent(one.percent),
        Tables.element("td", Bench.grade(one), `text ${one.verdict}`)])), [0, 1, 5]);
  }

  static count(value) {
    return value === null || value === undefined ? "–"
      : value.toLocaleString("en", { maximumFractionDigits: 2 });
  }

  static percent(percent) {
    return percent === null ? "–"
      : `${percent > 0 ? "+" : percent < 0 ? "−" : ""}${Film.trim(Math.abs(percent), 1)} %`;
  }

  static grade({ verdict, field, needed, isBelowFloor, confirmation }) {
    const signs = { better: "▼ better", worse: "▲ worse", same: "= same" };
    return (signs[verdict] ?? `○ ${Film.words(verdict)}`)
      + (confirmation && verdict === "worse"
      ? `, again ×${Film.trim(confirmation[1], 3)}` : "") + (field ? `: ${field}` : "")
      + (isBelowFloor ? ", below the floor of this machine" : "")
      + (needed ? `, needs about ${needed} pairs` : "");
  }

  pair(one, reach) {
    const ratio = (value) => value === undefined ? "–" : `×${Film.trim(value, 3)}`;
    const [low, , high] = one.change ?? [];
    const [least, , most] = one.twin ?? [];
    const cell = Tables.element("td");
    if (one.change) cell.append(this.whisker(one, reach));
    const change = one.change ? `${ratio(one.change[1])}, ${Bench.percent(one.percent)}` : "–";
    return Tables.row([one.case, change, cell, ratio(low), ratio(high), ratio(least), ratio(most),
      one.undefined ? `${one.pairs}, ${one.undefined} undefined` : String(one.pairs),
      Tables.element("td", Bench.grade(one), `text ${one.verdict}`)]);
  }

  // Where a ratio lies: 1 in the middle, equal factors at equal distances.
  static place(ratio, reach) {
    return Bench.WIDTH / 2 * (1 + Math.log(ratio) / reach);
  }

  whisker({ change, twin, delta, verdict, case: name }, reach) {
    const [low, ratio, high] = change.map((value) => Bench.place(value, reach));
    const color = { better: "good", worse: "bad", same: "faint" }[verdict] ?? "accent";
    const words = change.map((value) => Film.trim(value, 3));
    const middle = Bench.HEIGHT / 2;
    const svg = Draw.svg("svg", { viewBox: `0 0 ${Bench.WIDTH} ${Bench.HEIGHT}`, class: "whisker",
      role: "img", "aria-label": `${name}: ${words[1]}, from ${words[0]} to ${words[2]}` });
    if (twin) {
      const [from, , to] = twin.map((value) => Bench.place(value, reach));
      svg.append(Draw.svg("rect", { x: from, y: 1, width: Math.max(to - from, 1),
        height: Bench.HEIGHT - 2, fill: "var(--line)" }));
    }
    const line = (x1, y1, x2, y2, stroke, extra = {}) => svg.append(
      Draw.svg("line", { x1, y1, x2, y2, stroke: `var(--${stroke})`, ...extra }));
    const upright = (x, stroke, extra) => line(x, 0, x, Bench.HEIGHT, stroke, extra);
    upright(Bench.WIDTH / 2, "faint");
    for (const bound of [1 + delta, 1 / (1 + delta)]) {
      upright(Bench.place(bound, reach), "edge", { "stroke-dasharray": "2 3" });
    }
    line(low, middle, high, middle, color, { "stroke-width": 2 });
    for (const end of [low, high]) {
      line(end, middle - 4, end, middle + 4, color, { "stroke-width": 2 });
    }
    svg.append(Draw.svg("circle", { cx: ratio, cy: middle, r: 4, fill: `var(--${color})` }));
    return svg;
  }

  axis(reach) {
    const svg = Draw.svg("svg", { viewBox: `0 0 ${Bench.WIDTH} 14`, class: "whisker", role: "img",
      "aria-label": "ratios from left to right" });
    const edge = Math.exp(reach * 0.8);
    for (const ratio of [1 / edge, 1, edge]) {
      svg.append(Draw.words(Bench.place(ratio, reach), 11, `×${Film.trim(ratio, 2)}`, "middle",
        "faint"));
    }
    return svg;
  }

  // What an operation costs in one build.
  costs() {
    const { cases, toolchain, buildMode, hashMode, loadAverages } = this.record;
    const load = loadAverages.length ? `, load ${Film.trim(loadAverages.at(-1), 1)}` : "";
    this.find("bench-note").textContent = "CPU time of one thread and memory, by operation. "
      + `${toolchain}, ${buildMode}, ${hashMode} hashes${load}. A missed bar fails nothing.`;
    const ns = (value) => value === undefined ? "–" : Bench.time(value);
    this.fill("bench", ["case", "figure", "bar", "p50", "p95", "max", "allocations", "bytes",
      "retains", "instructions"], cases.map((one) => {
      const bar = one.atMost ?? one.atLeast;
      const isMissed = one.figure !== null && (one.figure > one.atMost || one.figure < one.atLeast);
      return Tables.row([one.case,
        Tables.element("td", `${Bench.short(one.figure)} ${one.unit}`, isMissed ? "worse" : ""),
        bar === undefined ? "–" : `${one.atMost === undefined ? "≥" : "≤"} ${Bench.short(bar)}`,
        ...[0, 1, 2].map((i) => ns(one.ns?.[i])),
        ...["allocations", "bytes", "retains", "instructions"].map((key) =>
          Bench.count(one[key]))]);
    }), [0]);
  }

  static short(value) {
    return value === null ? "–" : String(Number(value.toPrecision(4)));
  }

  static time(ns) {
    const [unit, size] = ns >= 1e6 ? ["ms", 1e6] : ns >= 1e3 ? ["µs", 1e3] : ["ns", 1];
    return `${Number((ns / size).toPrecision(3))} ${unit}`;
  }

  // Where the time of runs goes, phase by phase.
  phases() {
    this.find("profile-note").textContent = "CPU time on the machine that profiled, of each event "
      + "the smallest of some rounds, and calls of the allocator.";
    const rows = this.profiles.flatMap(({ name, phases }) => phases.map((phase) => {
      const ns = phase.ns.map(Bench.time);
      return Tables.row([name, Tables.element("td", phase.name, "text"), ns[3], ...ns.slice(0, 3),
        Bench.count(phase.allocations), Bench.count(phase.bytes)]);
    }));
    this.fill("profile", ["run", "phase", "sum", "p50", "p95", "max", "allocations", "bytes"], rows,
      [0, 1]);
  }

  // A head may have a drawing beside its words; the columns named hold words.
  fill(id, heads, rows, words) {
    const table = this.find(id);
    Tables.head(table, heads.map((head) => Array.isArray(head) ? head[0] : head));
    heads.forEach((head, i) => {
      const cell = table.tHead.rows[0].cells[i];
      if (Array.isArray(head)) cell.append(head[1]);
      if (words.includes(i)) cell.className = "text";
    });
    table.tBodies[0].replaceChildren(...rows);
  }
}
