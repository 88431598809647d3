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
    const failed = data.runs.filter((run) => run.outcome === "fail").length;
    const open = data.runs.filter((run) => run.outcome === "not judged").length;
    const verdict = find("verdict");
    const outcome = failed ? "fail" : open === data.runs.length ? "not judged" : "pass";
    verdict.textContent = Tables.signs(outcome);
    verdict.className = Tables.classes[outcome];
    const passed = data.runs.length - failed - open;
    const findings = data.runs.flatMap((run) => run.findings);
    find("summary").textContent = `${data.runs.length} scenarios: ${passed} pass, ${failed} fail, `
      + `${open} not judged · ${findings.filter((f) => f.isMet).length} of ${findings.length} `
      + "budgets kept";
    find("made").textContent = made();
    find("command").textContent = data.command;
    find("copy").addEventListener("click", () => copy(data.command, find("copy")));
    find("copy-run").addEventListener("click", () =>
      copy(data.runs[player.index].command, find("copy-run")));
    find("notes").hidden = !extras.notes.length;
    find("notes").replaceChildren(...extras.notes.map((note) => Tables.element("li", note)));
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

  // Which sources and tools, and how much two runs of the same thing differ.
  function made() {
    const of = (name) => data.environment.find(([key]) => key === name)?.[1];
    const twice = data.runs.filter((run) => run.isRepeatable).length;
    const words = [of("revision") && `head ${of("revision").slice(0, 10)}`,
      extras.baseCommit && `base ${extras.baseCommit.slice(0, 10)}`,
      `Swift ${of("swift")}, ${of("build")}`,
      `A/A floor 0: exact values on virtual time, ${twice} of ${data.runs.length} runs gave the `
        + "same trace twice"];
    return words.filter(Boolean).join(" · ");
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
      if (run.title) name.append(Tables.element("small", run.title));
      const kind = `text ${Tables.classes[run.outcome]}`;
      const verdict = Tables.element("td", Tables.signs(run.outcome), kind);
      const met = run.findings.filter((finding) => finding.isMet).length;
      const row = Tables.row([name, verdict, `${met} of ${run.findings.length}`,
        ...shown.map((metric) => cell(run, i, metric))]);
      row.dataset.run = i;
      return row;
    });
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
    spread();
  }

  function open(index, at) {
    find("scenario").value = index;
    const run = data.runs[index];
    find("title").textContent = [run.title, run.device].filter(Boolean).join(" · ");
    Why.answer(find("answer"), run, (key, text) => knobs.turn(key, text));
    player.open(index, at);
    knobs.open(index);
    current();
    link();
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
  const reveals = data.metrics.findIndex((m) => m.name === "reveal.ms");
  const weight = (run) => (run.outcome === "fail" ? 1e18 : 0)
    + (run.name.startsWith("reveal/") ? run.values[reveals] ?? 0 : 0);
  const worst = data.runs.reduce((best, run, i) =>
    weight(run) > weight(data.runs[best]) ? i : best, 0);
  if (!follow(wanted())) open(worst);
  runs();
  const changes = new Changes(data, extras, find, (i) => {
    open(i);
    find("player").scrollIntoView();
  });
  const sweep = new Sweep(data, extras, find);
  const stacks = new Stacks(extras, find);
  nav();
  window.addEventListener("hashchange", () => follow(wanted()));
  window.__errors = errors;
  window.__page = { data, extras, player, knobs, changes, sweep, stacks, open };
  // What lies below the player is filled after the first picture of the page, or for paper.
  let isFilled = false;
  const fill = () => {
    if (!isFilled) notes();
    isFilled = true;
  };
  window.addEventListener("beforeprint", fill);
  window.__ready = new Promise((resolve) => setTimeout(resolve)).then(() => {
    fill();
    return knobs.start();
  }).then(() => { window.__isReady = true; });
})();
