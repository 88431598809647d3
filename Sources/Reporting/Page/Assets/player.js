"use strict";

// The player of one run: state of the clock, drawing, and what explains an instant.
class Player {
  constructor(data, find) {
    this.data = data;
    this.find = find;
    this.lanes = new Lanes.View(find("lanes"));
    this.at = 0;
    this.isPlaying = false;
    this.films = new Map();
    this.worst = 0;
    find("lanes").style.height = `${Lanes.height()}px`;
    this.listen();
  }

  film(id) {
    if (!this.films.has(id)) {
      const block = document.getElementById(id);
      this.films.set(id, block ? Film.decode(JSON.parse(block.textContent)) : null);
    }
    return this.films.get(id);
  }

  open(index, at = 0) {
    this.index = index;
    const film = this.film(`film-${index}`);
    this.show(film, this.film(`base-${index}`), this.data.runs[index].name);
    this.seek(at);
  }

  // Shows a film, of a saved run or of one that was just made in the page.
  show(film, base, name) {
    this.current = film;
    this.base = base;
    this.screen = film && new Film.Screen(film);
    this.baseScreen = base && new Film.Screen(base);
    this.find("base-figure").hidden = !base;
    this.find("base-figure").closest(".stage").classList.toggle("both", Boolean(base));
    this.find("phone-name").textContent = name;
    if (!film) return;
    this.anomalies = Film.anomalies(film, this.data.names);
    this.lanes.show(film, this.data.names, this.anomalies);
    this.find("scrub").max = Math.ceil(film.end / Film.TICKS_PER_MS);
    this.explainReveal();
    this.at = Math.min(this.at, film.end);
    this.draw();
  }

  seek(at) {
    if (!this.current) return;
    this.at = Math.min(Math.max(at, 0), this.current.end);
    this.lanes.keepVisible(this.at);
    this.draw();
  }

  draw() {
    const film = this.current;
    if (!film) return;
    const start = performance.now();
    const state = Film.stateAt(film, this.screen, this.at);
    const view = Film.viewportAt(film, this.data.names.marks, this.at);
    Draw.phone(this.find("phone"), film, state, view, this.extra(film, state));
    if (this.base) {
      const before = Film.stateAt(this.base, this.baseScreen, this.at);
      const frame = Film.viewportAt(this.base, this.data.names.marks, this.at);
      Draw.phone(this.find("phone-base"), this.base, before, frame, this.extra(this.base, before));
    }
    this.lanes.draw(this.at);
    this.tell(film, state);
    this.worst = Math.max(this.worst, performance.now() - start);
  }

  extra(film, state) {
    const { frames, marks } = film;
    if (state.frame < 0) return {};
    const since = state.frame > 0 ? frames.at[state.frame - 1] : -1;
    const filled = new Set();
    const kind = this.data.names.marks.indexOf("reconfigured");
    for (let i = Film.lastAtMost(marks.at, state.at); i >= 0 && marks.at[i] > since; i--) {
      if (marks.kind[i] === kind) filled.add(marks.item[i]);
    }
    const jumps = Math.abs(frames.jump[state.frame]) > Film.UNITS_PER_POINT / 2;
    return { filled, jumper: jumps ? frames.jumper[state.frame] : null };
  }

  tell(film, state) {
    const { find } = this;
    find("clock").textContent = `${Film.time(this.at)} of ${Film.time(film.end)}`;
    find("scrub").value = Math.round(this.at / Film.TICKS_PER_MS);
    const now = find("now");
    now.replaceChildren();
    const say = (term, text) =>
      now.append(Tables.element("dt", term), Tables.element("dd", text));
    if (state.frame >= 0) {
      const { frames } = film;
      const states = Film.STATES.filter((_, bit) => state.state >> bit & 1);
      say("frame", `${state.frame + 1} of ${film.count}, at ${Film.time(state.at)}`);
      say("state", states.join(", ") || "at rest");
      say("content offset", Film.points(state.offset));
      say("content height", Film.points(state.content));
      say("to the bottom", Film.points(frames.gap[state.frame]));
      const estimated = state.rows.filter((row) => row[3] === 1).length;
      say("rows on screen", `${state.rows.length}, ${estimated} estimated`);
      say("commanded", Film.points(frames.commanded[state.frame]));
    }
    this.list(film);
  }

  // The marks around the instant, newest last.
  list(film) {
    const { marks } = film;
    const last = Film.lastAtMost(marks.at, this.at);
    const first = Math.max(last - 9, 0);
    if (this.listed === `${this.index}/${last}` && !this.isLive) return;
    this.listed = `${this.index}/${last}`;
    const items = [];
    for (let i = first; i <= last; i++) {
      const item = Tables.element("li");
      item.append(Tables.element("time", Film.time(marks.at[i])),
        " " + Film.sentence(film, this.data.names, i));
      const pass = this.data.names.marks[marks.kind[i]] === "pass";
      if (pass && this.data.names.passes[marks.b[i]] === "moved") item.className = "bad";
      items.push(item);
    }
    this.find("why").replaceChildren(...items);
  }

  // What the cover waited for, pass kind by pass kind, and the row that cost most.
  explainReveal() {
    const { marks } = this.current;
    const { names } = this.data;
    const box = this.find("waterfall");
    const spans = new Map();
    const rows = new Map();
    let previous = null;
    let revealed = null;
    for (let i = 0; i < marks.at.length && revealed === null; i++) {
      const kind = names.marks[marks.kind[i]];
      if (kind === "covered") previous = marks.at[i];
      if (kind === "revealed") revealed = marks.at[i];
      if (kind !== "pass" || previous === null) continue;
      const pass = names.passes[marks.b[i]];
      const span = marks.at[i] - previous;
      spans.set(pass, (spans.get(pass) ?? 0) + span);
      if (pass !== "still" && marks.item[i] >= 0) {
        const known = rows.get(marks.item[i]) ?? { time: 0, reason: names.reasons[marks.c[i]] };
        known.time += span;
        rows.set(marks.item[i], known);
      }
      previous = marks.at[i];
    }
    const total = [...spans.values()].reduce((sum, span) => sum + span, 0);
    this.find("answer").textContent = this.answer(revealed, rows, spans);
    box.replaceChildren(...(total > 0 ? [this.bars(spans, total)] : []));
  }

  answer(revealed, rows, spans) {
    if (revealed === null) return spans.size ? "The cover was never lifted." : "";
    const worst = [...rows].sort((left, right) => right[1].time - left[1].time)[0];
    const head = `Revealed after ${Film.time(revealed)}.`;
    if (!worst) {
      return `${head} No row delayed it: what remains is reveal.stillPasses × reveal.passDelay.`;
    }
    const [id, { time, reason }] = worst;
    const estimate = "layout.estimatedHeight";
    const keys = { preparing: "preparation (the row's own work)", rowHeight: estimate,
      rowTop: estimate, contentHeight: estimate };
    return `${head} Row ${id} delayed it by ${Film.time(time)} (${Film.words(reason)}); `
      + `what to turn: ${keys[reason] ?? "reveal.stillPasses"}.`;
  }

  bars(spans, total) {
    const colors = { waiting: "warn", first: "faint", moved: "bad", still: "good",
      unusable: "line" };
    const svg = Draw.svg("svg", { viewBox: "0 0 600 40", role: "img",
      "aria-label": "What the cover waited for" });
    let x = 0;
    for (const [pass, span] of spans) {
      const width = span / total * 600;
      svg.append(Draw.svg("rect", { x, y: 0, width: Math.max(width - 1, 1), height: 14, rx: 2,
        fill: `var(--${colors[pass] ?? "faint"})` }));
      if (width > 70) {
        const text = Draw.svg("text", { x, y: 30 });
        text.textContent = `${pass} ${Film.time(span)}`;
        svg.append(text);
      }
      x += width;
    }
    return svg;
  }

  step(frames) {
    const film = this.current;
    const frame = Film.frameAt(film, this.at) + frames;
    this.seek(film.frames.at[Math.min(Math.max(frame, 0), film.count - 1)] ?? 0);
  }

  jump(direction) {
    const times = this.anomalies.map(([at]) => at);
    this.seekAmong(times, direction);
  }

  pass(direction) {
    const kind = this.data.names.marks.indexOf("pass");
    const { marks } = this.current;
    this.seekAmong(marks.at.filter((_, i) => marks.kind[i] === kind), direction);
  }

  seekAmong(times, direction) {
    const next = direction > 0 ? times.find((at) => at > this.at)
      : times.findLast((at) => at < this.at);
    if (next !== undefined) this.seek(next);
  }

  toggle() {
    this.isPlaying = !this.isPlaying;
    this.find("play").textContent = this.isPlaying ? "❚❚" : "▶";
    this.find("play").setAttribute("aria-label", this.isPlaying ? "Pause" : "Play");
    if (!this.isPlaying) return;
    if (this.at >= this.current.end) this.at = 0;
    this.before = undefined;
    requestAnimationFrame((now) => this.tick(now));
  }

  tick(now) {
    if (!this.isPlaying) return;
    const elapsed = this.before === undefined ? 0 : now - this.before;
    this.before = now;
    this.seek(this.at + elapsed * Number(this.find("speed").value) * Film.TICKS_PER_MS);
    if (this.at >= this.current.end) {
      if (!this.find("loop").checked) return this.toggle();
      this.at = 0;
    }
    requestAnimationFrame((next) => this.tick(next));
  }

  listen() {
    const { find } = this;
    const on = (id, event, act) => find(id).addEventListener(event, act);
    on("back", "click", () => this.step(-1));
    on("forth", "click", () => this.step(1));
    on("play", "click", () => this.toggle());
    on("previous", "click", () => this.jump(-1));
    on("next", "click", () => this.jump(1));
    on("scrub", "input", () => this.seek(Number(find("scrub").value) * Film.TICKS_PER_MS));
    const canvas = find("lanes");
    let drag = null;
    canvas.addEventListener("pointerdown", (event) => {
      drag = { x: event.offsetX, moved: false };
      canvas.setPointerCapture(event.pointerId);
    });
    canvas.addEventListener("pointermove", (event) => {
      if (!drag || Math.abs(event.offsetX - drag.x) < 3 && !drag.moved) return;
      this.lanes.pan(this.lanes.time(drag.x) - this.lanes.time(event.offsetX));
      drag = { x: event.offsetX, moved: true };
      this.draw();
    });
    canvas.addEventListener("pointerup", (event) => {
      if (drag && !drag.moved) this.seek(this.lanes.time(event.offsetX));
      drag = null;
    });
    canvas.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && !event.metaKey && Math.abs(event.deltaX) < Math.abs(event.deltaY)
        && !event.altKey) return;
      event.preventDefault();
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
        this.lanes.pan(event.deltaX * (this.lanes.to - this.lanes.from) / 800);
      } else {
        this.lanes.zoom(event.deltaY > 0 ? 1.25 : 0.8, this.lanes.time(event.offsetX));
      }
      this.draw();
    }, { passive: false });
    document.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(() => this.draw()).observe(canvas);
  }

  key(event) {
    const own = event.target.closest?.("input, select, textarea, button, summary");
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (own && own.id !== "lanes" && !["[", "]", ",", "."].includes(event.key)) return;
    if (own?.type === "search" || own?.type === "number") return;
    const act = {
      " ": () => this.toggle(),
      ArrowLeft: () => this.step(event.shiftKey ? -10 : -1),
      ArrowRight: () => this.step(event.shiftKey ? 10 : 1),
      "[": () => this.jump(-1),
      "]": () => this.jump(1),
      ",": () => this.pass(-1),
      ".": () => this.pass(1),
      "+": () => { this.lanes.zoom(0.7, this.at); this.draw(); },
      "-": () => { this.lanes.zoom(1.4, this.at); this.draw(); },
    }[event.key];
    if (!act || !this.current) return;
    event.preventDefault();
    act();
  }
}
