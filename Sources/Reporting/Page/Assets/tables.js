"use strict";

// The tables and charts about all runs.
const Tables = (() => {
  function element(name, text, className) {
    const node = document.createElement(name);
    if (text !== undefined) node.textContent = text;
    if (className) node.className = className;
    return node;
  }

  function row(cells, name = "td") {
    const tr = element("tr");
    for (const cell of cells) {
      if (cell instanceof Node) tr.append(cell);
      else tr.append(element(name, cell));
    }
    return tr;
  }

  function head(table, names) {
    table.tHead.replaceChildren(row(names.map((name) => {
      const th = element("th", name);
      th.scope = "col";
      return th;
    })));
  }

  function value(metric, parts) {
    if (parts === undefined) return "–";
    const number = parts / metric.parts;
    const text = Film.trim(number, metric.parts === 1 ? 0 : 2);
    return metric.symbol && metric.symbol !== "count" ? `${text} ${metric.symbol}` : text;
  }

  function signs(outcome) {
    return { pass: "✔ pass", fail: "✘ fail", "not judged": "○ not judged" }[outcome];
  }

  const classes = { pass: "pass", fail: "fail", "not judged": "open" };

  // How far the nearest budget is from its limit: above 1 it is missed.
  function strain(run) {
    let worst = 0;
    for (const finding of run.findings) {
      if (!finding.isMet) worst = Math.max(worst, 2);
      else if (finding.limit > 0 && finding.bound !== "atLeast" && finding.parts !== null) {
        worst = Math.max(worst, finding.parts / finding.limit);
      }
    }
    return worst;
  }

  // The words of a filter as [key, text]; a star at the end is what every text has anyway.
  function words(filter) {
    return filter.trim().toLowerCase().split(/\s+/).filter(Boolean).map((word) => {
      const colon = word.indexOf(":");
      return [word.slice(0, Math.max(colon, 0)), word.slice(colon + 1).replace(/\*$/, "")];
    });
  }

  function matches(run, metrics, filter) {
    return words(filter).every(([key, text]) => {
      switch (key) {
        case "verdict": return run.outcome.startsWith(text);
        case "family": return run.name.startsWith(text);
        case "metric": return run.findings.some((f) => metrics[f.metric].name.startsWith(text));
        default: return `${run.name} ${run.title ?? ""}`.toLowerCase().includes(text);
      }
    });
  }

  return { element, row, head, value, signs, classes, strain, words, matches };
})();
