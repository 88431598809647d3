"use strict";

// Puts the page together from the data blocks that the command wrote.
(() => {
  const find = (id) => document.getElementById(id);
  const data = JSON.parse(find("data").textContent);
  const errors = [];
  window.addEventListener("error", (event) => errors.push(event.message));
  window.addEventListener("unhandledrejection", (event) => errors.push(String(event.reason)));
  const byMetric = (list) => {
    const values = [];
    for (const [metric, parts] of list) values[metric] = parts;
    return values;
  };
  for (const run of data.runs) {
    run.values = byMetric(run.measurements);
    run.earlier = run.before && byMetric(run.before);
  }

  function header() {
    const failed = data.runs.filter((run) => run.outcome === "fail").length;
    const open = data.runs.filter((run) => run.outcome === "not judged").length;
    const verdict = find("verdict");
    const outcome = failed ? "fail" : open === data.runs.length ? "not judged" : "pass";
    verdict.textContent = Tables.signs(outcome);
    verdict.className = Tables.classes[outcome];
    const passed = data.runs.length - failed - open;
    find("summary").textContent = `${data.runs.length} scenarios: ${passed} pass, ${failed} fail, `
      + `${open} not judged. Exact figures on virtual time.`;
    find("command").textContent = data.command;
    find("copy").addEventListener("click", () => copy(data.command));
    find("theme").addEventListener("click", () => {
      const root = document.documentElement;
      const isDark = root.dataset.theme ? root.dataset.theme === "dark"
        : matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.theme = isDark ? "light" : "dark";
      player.draw();
    });
  }

  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      find("copy").textContent = "Copied";
    } catch {
      getSelection().selectAllChildren(find("command"));
    }
  }

  const shown = ["reveal.ms", "shift.pt.max", "anchor.drift.worst", "follow.lag.max", "cadence.max",
    "blank.pt", "hitch.ratio"].map((name) => data.metrics.findIndex((m) => m.name === name))
    .filter((index) => index >= 0);

  function runs() {
    const table = find("runs");
    const names = shown.map((i) => data.metrics[i].name);
    Tables.head(table, ["scenario", "verdict", "budgets", ...names]);
    for (const th of [...table.tHead.rows[0].cells].slice(0, 2)) th.className = "text";
    const order = data.runs.map((_, index) => index)
      .sort((a, b) => Tables.strain(data.runs[b]) - Tables.strain(data.runs[a]) || a - b);
    const filter = find("filter").value;
    const wanted = order.filter((i) => Tables.matches(data.runs[i], data.metrics, filter));
    const rows = wanted.map((i) => {
      const run = data.runs[i];
      const button = Tables.element("button", run.name);
      button.type = "button";
      button.addEventListener("click", () => { open(i); find("player").scrollIntoView(); });
      const name = Tables.element("td");
      name.append(button);
      const kind = `text ${Tables.classes[run.outcome]}`;
      const verdict = Tables.element("td", Tables.signs(run.outcome), kind);
      const met = run.findings.filter((finding) => finding.isMet).length;
      const row = Tables.row([name, verdict, `${met} of ${run.findings.length}`,
        ...shown.map((metric) => cell(run, i, metric))]);
      if (i === player.index) row.setAttribute("aria-current", "true");
      return row;
    });
    table.tBodies[0].replaceChildren(...rows);
  }

  function cell(run, index, metric) {
    const definition = data.metrics[metric];
    const td = Tables.element("td", Tables.value(definition, run.values[metric]));
    const missed = run.findings.find((f) => f.metric === metric && !f.isMet);
    if (missed) {
      td.className = "fail";
      td.textContent += ` (limit ${Tables.value(definition, missed.limit)})`;
    }
    const before = run.earlier?.[metric];
    const now = run.values[metric];
    if (before !== undefined && now !== undefined && before !== now) {
      const note = Tables.element("span", ` ${now > before ? "▲" : "▼"} `
        + Tables.value(definition, Math.abs(now - before)));
      note.className = (now - before) * definition.better > 0 ? "better" : "worse";
      td.append(note);
    }
    return td;
  }

  // One dot a run and the cumulative curve, of the runs that have the metric.
  function spread() {
    const index = Number(find("spread-metric").value);
    const metric = data.metrics[index];
    const values = data.runs.map((run) => run.values[index]).filter((v) => v !== undefined)
      .sort((a, b) => a - b);
    const box = find("spread");
    if (!values.length) return box.replaceChildren(Tables.element("p", "No run has this metric."));
    const [w, h, left, bottom] = [900, 190, 46, 30];
    const low = Math.min(values[0], 0);
    const high = values[values.length - 1] || 1;
    const x = (v) => left + (v - low) / (high - low || 1) * (w - left - 20);
    const y = (share) => 10 + (1 - share) * (h - bottom - 40);
    const svg = Draw.svg("svg", { viewBox: `0 0 ${w} ${h}`, role: "img",
      "aria-label": `${metric.name} over ${values.length} runs` });
    const text = (at, top, words, anchor) => {
      const node = Draw.svg("text", { x: at, y: top, "text-anchor": anchor, class: "faint" });
      node.textContent = words;
      svg.append(node);
    };
    let path = `M${x(low)},${y(0)}`;
    values.forEach((v, i) => { path += `H${x(v)}V${y((i + 1) / values.length)}`; });
    svg.append(Draw.svg("path", { d: path + `H${w - 20}`, fill: "none", stroke: "var(--accent)",
      "stroke-width": 2 }));
    for (const share of [0, 0.5, 1]) text(left - 6, y(share) + 4, `${share * 100} %`, "end");
    for (const v of values) {
      svg.append(Draw.svg("circle", { cx: x(v), cy: h - bottom - 8, r: 4, fill: "var(--accent)",
        "fill-opacity": 0.35 }));
    }
    for (const tick of Film.ticks(low / metric.parts, high / metric.parts, 8)) {
      const unit = metric.symbol === "count" ? "" : metric.symbol;
      text(x(tick * metric.parts), h - 6, `${tick} ${unit}`, "middle");
    }
    const nearest = (share) => values[Math.max(Math.ceil(share * values.length) - 1, 0)];
    const words = [0.5, 0.95, 1].map((share) =>
      `${share === 1 ? "max" : "p" + share * 100} ${Tables.value(metric, nearest(share))}`);
    const summary = `${values.length} runs: ${words.join(" · ")}`;
    box.replaceChildren(svg, Tables.element("p", summary, "hint"));
  }

  function notes() {
    const work = data.metrics.map((m, i) => [m, i]).filter(([m]) => m.name.startsWith("work."));
    Tables.head(find("cost"), ["scenario", ...work.map(([m]) => m.name.slice(5))]);
    find("cost").tBodies[0].replaceChildren(...data.runs.map((run) =>
      Tables.row([run.name, ...work.map(([m, i]) => Tables.value(m, run.values[i]))])));
    Tables.head(find("metrics"), ["metric", "unit", "source", "what it says"]);
    find("metrics").tBodies[0].replaceChildren(...data.metrics.map((m) =>
      Tables.row([m.name, m.symbol, m.source, Tables.element("td", m.summary, "wrap")])));
    find("environment").replaceChildren(...data.environment.flatMap(([name, value]) =>
      [Tables.element("dt", name), Tables.element("dd", value)]));
    find("download").addEventListener("click", () => {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([find("record").textContent],
        { type: "application/json" }));
      link.download = "run.json";
      link.click();
      URL.revokeObjectURL(link.href);
    });
    const measured = data.metrics.map((m, i) => i)
      .filter((i) => data.runs.some((run) => run.values[i] !== undefined));
    find("spread-metric").append(...measured.map((i) => {
      const option = Tables.element("option", data.metrics[i].name);
      option.value = i;
      return option;
    }));
    find("spread-metric").addEventListener("change", spread);
    spread();
  }

  function open(index, at) {
    find("scenario").value = index;
    player.open(index, at ?? 0);
    knobs.open(index);
    runs();
    link();
  }

  // The address names the scenario and the instant, so that it can be sent to somebody.
  function link() {
    const name = data.runs[player.index].name;
    const ms = Math.round(player.at / Film.TICKS_PER_MS);
    history.replaceState(null, "", `#s=${encodeURIComponent(name)}&t=${ms}`);
  }

  function wanted() {
    const parts = new URLSearchParams(location.hash.slice(1));
    const index = data.runs.findIndex((run) => run.name === parts.get("s"));
    return { index, at: Number(parts.get("t") ?? 0) * Film.TICKS_PER_MS };
  }

  const player = new Player(data, find);
  const knobs = new Knobs(data, player, find);
  header();
  find("scenario").append(...data.runs.map((run, index) => {
    const option = Tables.element("option", run.name);
    option.value = index;
    return option;
  }));
  find("scenario").addEventListener("change", () => open(Number(find("scenario").value)));
  find("filter").addEventListener("input", runs);
  for (const id of ["scrub", "lanes"]) find(id).addEventListener("change", link);
  find("lanes").addEventListener("pointerup", link);
  const start = wanted();
  // What failed comes first, else the reveal that took longest.
  const reveals = data.metrics.findIndex((m) => m.name === "reveal.ms");
  const weight = (run) => (run.outcome === "fail" ? 1e18 : 0)
    + (run.name.startsWith("reveal/") ? run.values[reveals] ?? 0 : 0);
  const worst = data.runs.reduce((best, run, i) =>
    weight(run) > weight(data.runs[best]) ? i : best, 0);
  open(start.index >= 0 ? start.index : worst, start.index >= 0 ? start.at : 0);
  notes();
  window.__errors = errors;
  window.__page = { data, player, knobs, open };
  window.__ready = knobs.start().then(() => {
    knobs.draw();
    window.__isReady = true;
  });
})();
