"use strict";

// The player of one run: state of the clock, drawing, and what explains an instant.
class Player {
  constructor(data, shapes, find) {
    this.data = data;
    this.shapes = shapes;
    this.find = find;
    this.lanes = new Lanes.View(find("lanes"));
    this.at = 0;
    this.isPlaying = false;
    this.films = new Map();
    this.worst = 0;
    this.anomalies = [];
    this.listen();
  }

  film(id) {
    if (!this.films.has(id)) {
      const block = document.getElementById(id);
      this.films.set(id, block ? Film.decode(JSON.parse(block.textContent)) : null);
    }
    return this.films.get(id);
  }

  // Without an instant the player stands where the list is shown for the first time.
  open(index, at) {
    this.index = index;
    this.looks = Phone.looks(this.shapes, index);
    this.loop = null;
    const film = this.film(`film-${index}`);
    this.show(film, this.film(`base-${index}`), this.data.runs[index].name);
    this.seek(at ?? Math.max(film?.reveals[0]?.end ?? 0, 0));
  }

  // Shows a film, of a saved run or of one that was just made in the page.
  show(film, base, name) {
    this.current = film;
    this.base = base;
    this.screen = film && new Film.Screen(film);
    this.onion = film && new Film.Screen(film);
    this.baseScreen = base && new Film.Screen(base);
    this.find("base-figure").hidden = !base;
    this.find("ghost-field").hidden = !base;
    this.find("base-figure").closest(".stage").classList.toggle("both", Boolean(base));
    this.find("phone-name").textContent = name;
    if (!film) return;
    this.listed = null;
    this.anomalies = Anomalies.of(film, this.data.names);
    this.listAnomalies();
    const count = this.anomalies.length;
    this.find("anomalies").textContent = count === 1 ? "1 anomaly"
      : `${count || "no"} anomalies`;
    this.lanes.show(film, this.data.names, this.anomalies, base);
    this.find("scrub").max = Math.ceil(film.end / Film.TICKS_PER_MS);
    this.find("waterfall").replaceChildren(...Why.waterfall(film, this.data.names));
    this.at = Math.min(this.at, film.end);
    this.draw();
  }

  // Built only where it can be seen: a constant that is turned shows many films.
  listAnomalies() {
    const part = this.find("anomaly-part");
    part.hidden = !this.anomalies.length;
    if (!part.open) return;
    this.find("anomaly-list").replaceChildren(
      ...Anomalies.list(this.anomalies, (at) => this.seek(at)));
  }

  seek(at) {
    if (!this.current) return;
    this.at = Math.min(Math.max(at, 0), this.current.end);
    this.lanes.keepVisible(this.at);
    this.draw();
    this.moved?.();
  }

  // Without arguments nothing is selected; what is selected is what a loop repeats.
  select(from, to) {
    this.loop = from === undefined || to <= from ? null : { from, to };
    this.lanes.selected = this.loop;
    if (this.loop) this.find("loop").checked = true;
    this.draw();
    this.moved?.();
  }

  draw() {
    const film = this.current;
    if (!film) return;
    const start = performance.now();
    const kinds = this.data.names.marks;
    const state = Film.stateAt(film, this.screen, this.at);
    const view = Film.viewportAt(film, kinds, this.at);
    const before = this.base && Film.stateAt(this.base, this.baseScreen, this.at);
    const extra = this.extra(film, state);
    if (this.find("onion").checked) extra.onion = Film.stateOf(film, this.onion, state.frame - 1);
    if (before && this.find("ghost").checked) extra.ghost = before;
    Phone.draw(this.find("phone"), film, state, view, extra);
    if (this.base) {
      const frame = Film.viewportAt(this.base, kinds, this.at);
      const own = this.extra(this.base, before);
      Phone.draw(this.find("phone-base"), this.base, before, frame, own);
    }
    this.lanes.draw(this.at);
    this.tell(film, state);
    this.worst = Math.max(this.worst, performance.now() - start);
  }

  extra(film, state) {
    const { frames, marks } = film;
    const looks = { looks: this.looks };
    if (state.frame < 0) return looks;
    const since = state.frame > 0 ? frames.at[state.frame - 1] : -1;
    const filled = new Set();
    const kind = this.data.names.marks.indexOf("reconfigured");
    for (let i = Film.lastAtMost(marks.at, state.at); i >= 0 && marks.at[i] > since; i--) {
      if (marks.kind[i] === kind) filled.add(marks.item[i]);
    }
    const jumps = Math.abs(frames.jump[state.frame]) > Film.UNITS_PER_POINT / 2;
    return { ...looks, filled, jumper: jumps ? frames.jumper[state.frame] : null };
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
      say("speed", `${Film.points(frames.speed[state.frame])}/s`);
      const estimated = state.rows.filter((row) => row[3] === 1).length;
      say("rows on screen", `${state.rows.length}, ${estimated} estimated`);
    }
    const outbox = Film.outboxWords(film, this.data.names.marks, this.at);
    if (outbox) say("outbox", outbox);
    this.list(film);
  }

  // The marks around the instant, newest last.
  list(film) {
    const { marks } = film;
    const last = Film.lastAtMost(marks.at, this.at);
    const first = Math.max(last - 9, 0);
    if (this.listed === last) return;
    this.listed = last;
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
    const { from, to } = this.range();
    if (this.at >= to || this.at < from) this.at = from;
    this.before = undefined;
    requestAnimationFrame((now) => this.tick(now));
  }

  range() {
    return this.find("loop").checked && this.loop || { from: 0, to: this.current.end };
  }

  tick(now) {
    if (!this.isPlaying) return;
    const elapsed = this.before === undefined ? 0 : now - this.before;
    this.before = now;
    this.seek(this.at + elapsed * Number(this.find("speed").value) * Film.TICKS_PER_MS);
    const { from, to } = this.range();
    if (this.at >= to) {
      if (!this.find("loop").checked) return this.toggle();
      this.at = from;
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
    on("anomaly-part", "toggle", () => this.listAnomalies());
    on("onion", "change", () => this.draw());
    on("ghost", "change", () => this.draw());
    on("perfetto", "click", () => Export.window(this.current, this.data.names, this.lanes));
    Keys.listen(this);
    new ResizeObserver(() => this.draw()).observe(find("lanes"));
  }
}
