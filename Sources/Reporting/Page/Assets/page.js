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

  const extras = JSON.parse(find("extras").textContent);
  const shapes = find("shapes") && JSON.parse(find("shapes").textContent);

  function header() {
    find("copy").addEventListener("click", () => copy(data.command, find("copy")));
    find("copy-run").addEventListener("click", () =>
      copy(data.runs[player.index].command, find("copy-run")));
    find("theme").addEventListener("click", () => {
      const root = document.documentElement;
      const isDark = root.dataset.theme ? root.dataset.theme === "dark"
        : matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.theme = isDark ? "light" : "dark";
      repaint();
    });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", repaint);
  }

  function repaint() {
    Draw.forget();
    player.draw();
  }

  // The parts of the page that are there, as buttons: the address names the instant.
  function nav() {
    find("nav").replaceChildren(...[...document.querySelectorAll("main > section")]
      .filter((section) => !section.hidden).map((section) => {
        const button = Tables.element("button", section.querySelector("h2").textContent);
        button.type = "button";
        button.addEventListener("click", () => section.scrollIntoView());
        return button;
      }));
  }

  async function copy(text, button) {
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = "Copied";
    } catch {
      find("command").textContent = text;
      getSelection().selectAllChildren(find("command"));
    }
  }

  const reveals = data.metrics.findIndex((m) => m.name === "reveal.ms");
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
      button.addEventListener("click", () => visit(i));
      const name = Tables.element("td");
      name.append(button);
      if (run.title) name.append(Tables.element("small", run.title));
      const kind = `text ${Tables.classes[run.outcome]}`;
      const verdict = Tables.element("td", Tables.signs(run.outcome), kind);
      const met = run.findings.filter((finding) => finding.isMet).length;
      const row = Tables.row([name, verdict, `${met} of ${run.findings.length}`,
        ...shown.map((metric) => cell(run, metric))]);
      row.dataset.run = i;
      return row;
    });
    if (!rows.length) {
      const none = Tables.element("td", "No scenario matches the filter.", "empty");
      none.colSpan = names.length + 3;
      rows.push(Tables.row([none]));
    }
    table.tBodies[0].replaceChildren(...rows);
    current();
  }

  // Marks the row of the run that the player shows.
  function current() {
    for (const row of find("runs").tBodies[0].rows) {
      if (Number(row.dataset.run) === player.index) row.setAttribute("aria-current", "true");
      else row.removeAttribute("aria-current");
    }
  }

  function cell(run, metric) {
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

  function notes() {
    const work = data.metrics.map((m, i) => [m, i]).filter(([m]) => m.name.startsWith("work."));
    Tables.head(find("cost"), ["scenario", ...work.map(([m]) => m.name.slice(5))]);
    find("cost").tBodies[0].replaceChildren(...data.runs.map((run) =>
      Tables.row([run.name, ...work.map(([, i]) => cell(run, i))])));
    Tables.head(find("metrics"), ["metric", "unit", "tier", "source", "what it says"]);
    find("metrics").tBodies[0].replaceChildren(...data.metrics.map((m) =>
      Tables.row([m.name, m.symbol, m.tier, m.source, Tables.element("td", m.summary, "wrap")])));
    find("environment").replaceChildren(...data.environment.flatMap(([name, value]) =>
      [Tables.element("dt", name), Tables.element("dd", value)]));
    find("download").addEventListener("click", () =>
      Export.save("run.json", find("record").textContent));
    const measured = data.metrics.map((m, i) => i)
      .filter((i) => data.runs.some((run) => run.values[i] !== undefined));
    find("spread-metric").append(...measured.map((i) => {
      const option = Tables.element("option", data.metrics[i].name);
      option.value = i;
      return option;
    }));
    const spread = () => Spread.draw(find("spread"), data, Number(find("spread-metric").value));
    find("spread-metric").addEventListener("change", spread);
    if (measured.includes(reveals)) find("spread-metric").value = reveals;
    spread();
  }

  function open(index, at) {
    find("scenario").value = index;
    const run = data.runs[index];
    find("title").textContent = [run.title, run.device].filter(Boolean).join(" · ");
    Why.answer(find("answer"), run, (key, text) => knobs.turn(key, text));
    // Without an engine there is nothing to try.
    for (const button of find("answer").querySelectorAll("button")) button.hidden = !find("engine");
    player.open(index, at);
    knobs.open(index);
    current();
    link();
  }

  function visit(index) {
    open(index);
    find("player").scrollIntoView();
  }

  // The address names the scenario, the instant and the loop, so that they can be sent to somebody.
  // Times are in milliseconds and rounded up, so that a frame is still the one on screen.
  function link() {
    const ms = (ticks) => Math.ceil(ticks / Film.TICKS_PER_MS * 1000) / 1000;
    const { loop, at, index } = player;
    history.replaceState(null, "", `#s=${encodeURIComponent(data.runs[index].name)}&t=${ms(at)}`
      + (loop ? `&loop=${ms(loop.from)}-${ms(loop.to)}` : ""));
  }

  // Browsers limit how often an address may change, and a run that plays changes it all the time.
  let linking;
  function linkSoon() {
    clearTimeout(linking);
    linking = setTimeout(link, 250);
  }

  function wanted() {
    const parts = new URLSearchParams(location.hash.slice(1));
    const index = data.runs.findIndex((run) => run.name === parts.get("s"));
    const ticks = (text) => Number.isFinite(Number(text)) ? Number(text) * Film.TICKS_PER_MS
      : undefined;
    const at = parts.has("t") ? ticks(parts.get("t")) : undefined;
    return { index, at, loop: parts.get("loop")?.split("-").map(ticks) };
  }

  // Shows what the address names; without a scenario it names nothing.
  function follow({ index, at, loop }) {
    if (index < 0) return false;
    open(index, at);
    if (loop?.length === 2 && !loop.includes(undefined)) player.select(...loop);
    return true;
  }

  const player = new Player(data, shapes, find);
  const knobs = new Knobs(data, player, find);
  player.onRow = (row, height) => knobs.pick(row, height);
  header();
  find("scenario").append(...data.runs.map((run, index) => {
    const option = Tables.element("option", run.name);
    option.value = index;
    return option;
  }));
  find("scenario").addEventListener("change", () => open(Number(find("scenario").value)));
  find("filter").addEventListener("input", runs);
  player.moved = linkSoon;
  // What failed comes first, else the reveal that took longest.
  const weight = (run) => (run.outcome === "fail" ? 1e18 : 0)
    + (run.name.startsWith("reveal/") ? run.values[reveals] ?? 0 : 0);
  const worst = data.runs.reduce((best, run, i) =>
    weight(run) > weight(data.runs[best]) ? i : best, 0);
  if (!follow(wanted())) open(worst);
  runs();
  const changes = new Changes(data, extras, find, visit);
  const verdict = new Verdict(data, extras, find, visit);
  const sweep = new Sweep(data, extras, find);
  find("pictures-part").hidden = !find("pictures-part").querySelector("svg");
  const stacks = new Stacks(extras, find);
  nav();
  window.addEventListener("hashchange", () => follow(wanted()));
  window.__errors = errors;
  window.__page = { data, extras, player, knobs, changes, verdict, sweep, stacks, open };
  // What lies below the player is filled after the first picture of the page, or for paper.
  let isFilled = false;
  const fill = () => {
    if (!isFilled) notes();
    isFilled = true;
  };
  window.addEventListener("beforeprint", fill);
  const pictured = new Promise((resolve) =>
    document.hidden ? resolve() : requestAnimationFrame(() => setTimeout(resolve)));
  window.__ready = pictured.then(() => {
    fill();
    return knobs.start();
  }).then(() => {
    window.__readyAt = performance.now();
    window.__isReady = true;
  });
})();
