"use strict";

// What differs from the base: one line for each metric of each scenario, the most relevant first.
class Changes {
  constructor(data, extras, find, open) {
    Object.assign(this, { data, extras, find, open });
    this.changes = JSON.parse(document.getElementById("changes").textContent);
    this.hasBase = data.runs.some((run) => run.before);
    this.bench = new Bench(extras, find);
    find("changes-part").hidden = !this.hasBase && !this.bench.comparison;
    find("changes-body").hidden = !this.hasBase;
    find("changes-table").closest(".scroll").hidden = !this.changes.rows.length;
    find("changes-filter").addEventListener("input", () => this.draw());
    this.draw();
  }

  static LIMIT = 300;

  draw() {
    this.bench.compare(this.find("changes-filter").value);
    if (this.hasBase) this.measured();
  }

  measured() {
    const filter = this.find("changes-filter").value;
    const rows = this.changes.rows.filter((row) => this.matches(row, filter));
    const table = this.find("changes-table");
    Tables.head(table, ["scenario", "metric", "base", "head", "change", "budget", "grade",
      "accepted runs"]);
    for (const th of [...table.tHead.rows[0].cells].slice(0, 2)) th.className = "text";
    table.tBodies[0].replaceChildren(
      ...rows.slice(0, Changes.LIMIT).map((row) => this.row(row)));
    const counts = ["worse", "better", "different"].map((grade) =>
      `${this.changes.rows.filter((row) => row.grade === grade).length} ${grade}`);
    const more = rows.length > Changes.LIMIT ? `; the first ${Changes.LIMIT} are shown` : "";
    this.find("changes-note").textContent = this.changes.rows.length
      ? `${rows.length} of ${this.changes.rows.length} changes: ${counts.join(", ")}${more}.`
      : "Every value is the same as in the base.";
    this.means(filter);
  }

  matches(row, filter) {
    const run = this.data.runs[row.run];
    const metric = this.data.metrics[row.metric].name;
    return Tables.words(filter).every(([key, text]) => {
      switch (key) {
        case "verdict": return row.grade.startsWith(text) || run.outcome.startsWith(text);
        case "family": return run.name.startsWith(text);
        case "metric": return metric.startsWith(text);
        default: return `${run.name} ${metric}`.toLowerCase().includes(text);
      }
    });
  }

  row({ run, metric, before, after, percent, grade }) {
    const { name, findings } = this.data.runs[run];
    const definition = this.data.metrics[metric];
    const parts = (value) => Tables.value(definition, value ?? undefined);
    const button = Tables.element("button", name);
    button.type = "button";
    button.addEventListener("click", () => this.open(run));
    const scenario = Tables.element("td");
    scenario.append(button);
    const sign = { better: "▼ better", worse: "▲ worse", different: "◆ different" }[grade];
    const change = percent === null ? "" : `×${Film.trim(1 + percent / 100, 2)}, `
      + `${percent > 0 ? "+" : "−"}${Film.trim(Math.abs(percent), 1)} %`;
    const budget = Tables.element("td");
    const finding = findings.find((one) => one.metric === metric && one.limit > 0);
    if (finding) budget.append(this.gauge(finding, definition));
    const past = Tables.element("td");
    past.append(...this.curve(definition.name));
    return Tables.row([scenario, Tables.element("td", definition.name, "text"), parts(before),
      parts(after), change, budget, Tables.element("td", sign, grade), past]);
  }

  // How much of the budget's limit the value takes; the line is the limit.
  gauge({ parts, limit, isMet, bound }, metric) {
    const share = Math.min((parts ?? 0) / limit, 1.25) / 1.25;
    const svg = Draw.svg("svg", { viewBox: "0 0 80 12", class: "gauge", role: "img",
      "aria-label": `${bound} ${Tables.value(metric, limit)}` });
    svg.append(
      Draw.svg("rect", { width: 80, height: 12, rx: 3, fill: "var(--line)" }),
      Draw.svg("rect", { width: 80 * share, height: 12, rx: 3,
        fill: `var(--${isMet ? "good" : "bad"})` }),
      Draw.svg("line", { x1: 64, x2: 64, y1: 0, y2: 12, stroke: "var(--ink)",
        "stroke-width": 1.5 }));
    return svg;
  }

  // The accepted values of a metric over time, if they are kept.
  curve(name) {
    const series = this.extras.history?.series.find((one) => one.name.startsWith(`${name}.`));
    const values = series?.values.filter((value) => value !== null) ?? [];
    if (values.length < 2) return [];
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const points = values.map((value, i) => `${2 + i / (values.length - 1) * 76},`
      + `${16 - (high > low ? (value - low) / (high - low) : 0.5) * 12}`);
    const svg = Draw.svg("svg", { viewBox: "0 0 80 20", class: "gauge", role: "img",
      "aria-label": `${series.name}: ${values.join(", ")}` });
    svg.append(Draw.svg("polyline", { points: points.join(" "), fill: "none",
      stroke: "var(--accent)", "stroke-width": 1.5 }));
    return [svg];
  }

  // One line for each family: the geometric mean of the ratios of a metric.
  means(filter) {
    const means = this.changes.means.filter(({ family, metric }) =>
      Tables.words(filter).every(([key, text]) => key === "family" ? family.startsWith(text)
        : key === "metric" ? this.data.metrics[metric].name.startsWith(text) : true));
    const table = this.find("means");
    table.closest(".scroll").hidden = !means.length;
    Tables.head(table, ["family", "metric", "geometric mean", "scenarios"]);
    for (const th of [...table.tHead.rows[0].cells].slice(0, 2)) th.className = "text";
    table.tBodies[0].replaceChildren(...means.map(({ family, metric, ratio, count }) =>
      Tables.row([family, Tables.element("td", this.data.metrics[metric].name, "text"),
        `×${Film.trim(ratio, 3)}`, String(count)])));
  }
}
