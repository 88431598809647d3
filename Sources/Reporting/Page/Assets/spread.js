"use strict";

// The values of one metric over all runs: a dot for each, and how many lie below; the base
// under it.
const Spread = (() => {
  const [W, H, LEFT, RIGHT] = [900, 230, 46, 20];
  const TOP = 12;
  const CURVE = 130;

  const rank = (values, share) => values[Math.max(Math.ceil(share * values.length) - 1, 0)];

  function series(runs, key, index) {
    return runs.map((run) => run[key]?.[index]).filter((value) => value !== undefined)
      .sort((a, b) => a - b);
  }

  function summary(name, values, metric) {
    const words = [[0.5, "p50"], [0.95, "p95"], [1, "max"]].map(([share, text]) =>
      `${text} ${Tables.value(metric, rank(values, share))}`);
    return `${name}: ${values.length} runs, ${words.join(" · ")}`;
  }

  function draw(box, data, index) {
    const metric = data.metrics[index];
    const head = series(data.runs, "values", index);
    const base = series(data.runs, "earlier", index);
    if (!head.length) return box.replaceChildren(Tables.element("p", "No run has this metric."));
    const all = [...head, ...base];
    const low = Math.min(...all, 0);
    const high = Math.max(...all, low + 1);
    const x = (value) => LEFT + (value - low) / (high - low) * (W - LEFT - RIGHT);
    const y = (share) => TOP + (1 - share) * CURVE;
    const svg = Draw.svg("svg", { viewBox: `0 0 ${W} ${H}`, role: "img",
      "aria-label": `${metric.name} over ${head.length} runs` });
    for (const share of [0, 0.5, 0.95, 1]) {
      svg.append(Draw.svg("line", { x1: LEFT, x2: W - RIGHT, y1: y(share), y2: y(share),
        stroke: "var(--line)" }));
      if (share !== 1) {
        svg.append(Draw.words(LEFT - 6, y(share) + 4, `${share * 100} %`, "end", "faint"));
      }
    }
    if (base.length) lane(svg, base, x, y, { color: "warn", dash: "6 4", at: 182, name: "base" });
    lane(svg, head, x, y, { color: "accent", dash: "none", at: 162, name: base.length ? "head"
      : "" });
    for (const tick of Film.ticks(low / metric.parts, high / metric.parts, 8)) {
      const unit = metric.symbol === "count" ? "" : metric.symbol;
      svg.append(Draw.words(x(tick * metric.parts), H - 12, `${tick} ${unit}`, "middle", "faint"));
    }
    const lines = [summary(base.length ? "head" : "all", head, metric)];
    if (base.length) lines.push(summary("base", base, metric));
    box.replaceChildren(svg, ...lines.map((text) => Tables.element("p", text, "hint")));
  }

  function lane(svg, values, x, y, { color, dash, at, name }) {
    let path = `M${LEFT},${y(0)}`;
    values.forEach((value, i) => { path += `H${x(value)}V${y((i + 1) / values.length)}`; });
    svg.append(Draw.svg("path", { d: path + `H${W - RIGHT}`, fill: "none",
      stroke: `var(--${color})`, "stroke-width": 2, "stroke-dasharray": dash }));
    for (const value of values) {
      svg.append(Draw.svg("circle", { cx: x(value), cy: at, r: 4, fill: `var(--${color})`,
        "fill-opacity": 0.3 }));
    }
    // The percentiles as ticks on the strip and as steps of the curve.
    for (const share of [0.5, 0.95]) {
      const place = x(rank(values, share));
      svg.append(Draw.svg("line", { x1: place, x2: place, y1: at - 8, y2: at + 8,
        stroke: "var(--ink)", "stroke-width": 1.5 }));
      svg.append(Draw.svg("line", { x1: place, x2: place, y1: y(share), y2: y(0),
        stroke: `var(--${color})`, "stroke-dasharray": "2 3" }));
      svg.append(Draw.svg("circle", { cx: place, cy: y(share), r: 3, fill: `var(--${color})` }));
    }
    if (name) svg.append(Draw.words(LEFT - 6, at + 4, name, "end", "faint"));
  }

  return { draw };
})();
