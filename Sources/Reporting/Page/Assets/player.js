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
    this.items = [];
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
    Phone.shape(this.find("phone"), film, this.data.names.marks);
    if (base) Phone.shape(this.find("phone-base"), base, this.data.names.marks);
    this.listed = null;
    this.anomalies = Anomalies.of(film, this.data.names);
    this.listAnomalies();
    const count = this.anomalies.length;
    this.find("anomalies").textContent = count === 1 ? "1 anomaly"
      : `${count || "no"} anomalies`;
    for (const id of ["previous", "next"]) this.find(id).disabled = !count;
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
    const end = Math.min(to, this.current?.end ?? 0);
    this.loop = from === undefined || !(end > from) ? null : { from, to: end };
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

  // What stays the same is left alone, so that the page is not laid out anew for it.
  tell(film, state) {
    const { find } = this;
    const clock = `${Film.time(this.at)} of ${Film.time(film.end)}`;
    put(find("clock"), clock);
    find("scrub").value = Math.round(this.at / Film.TICKS_PER_MS);
    find("scrub").setAttribute("aria-valuetext", clock);
    const facts = state.frame < 0 ? [] : this.facts(film, state);
    const now = find("now");
    while (now.children.length > 2 * facts.length) now.lastChild.remove();
    facts.forEach(([term, text], i) => {
      if (now.children.length <= 2 * i) {
        now.append(Tables.element("dt", term), Tables.element("dd"));
      }
      put(now.children[2 * i + 1], text);
    });
    this.list(film);
  }

  facts(film, state) {
    const { frames } = film;
    const states = Film.STATES.filter((_, bit) => state.state >> bit & 1);
    const estimated = state.rows.filter((row) => row[3] === 1).length;
    const outbox = Film.outboxWords(film, this.data.names.marks, this.at);
    return [
      ["frame", `${state.frame + 1} of ${film.count}, at ${Film.time(state.at)}`],
      ["state", states.join(", ") || "at rest"],
      ["content offset", Film.points(state.offset)],
      ["content height", Film.points(state.content)],
      ["to the bottom", Film.points(frames.gap[state.frame])],
      ["speed", `${Film.points(frames.speed[state.frame])}/s`],
      ["rows on screen", `${state.rows.length}, ${estimated} estimated`],
      ...(outbox ? [["outbox", outbox]] : []),
    ];
  }

  // The marks around the instant, newest last.
  list(film) {
    const { marks } = film;
    const last = Film.lastAtMost(marks.at, this.at);
    if (this.listed === last) return;
    this.listed = last;
    const first = Math.max(last - 9, 0);
    const count = last - first + 1;
    while (this.items.length < count) this.items.push(new Item());
    for (let i = 0; i < count; i++) {
      const mark = first + i;
      const isPass = this.data.names.marks[marks.kind[mark]] === "pass";
      const isBad = isPass && this.data.names.passes[marks.b[mark]] === "moved";
      this.items[i].show(Film.time(marks.at[mark]), Film.sentence(film, this.data.names, mark),
        isBad);
    }
    const list = this.find("why");
    if (list.children.length !== count) {
      list.replaceChildren(...this.items.slice(0, count).map((item) => item.node));
    }
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

  // A row that is pointed at is what the reader wants to turn.
  pick(across, down) {
    const film = this.current;
    const state = film && Film.stateAt(film, this.screen, this.at);
    if (!state?.rows.length) return;
    const view = Film.viewportAt(film, this.data.names.marks, this.at);
    const row = Phone.rowAt(this.find("phone"), state, view, across, down);
    if (row) this.onRow?.(row[0], row[2]);
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
    on("phone", "click", (event) => this.pick(event.offsetX, event.offsetY));
    on("onion", "change", () => this.draw());
    on("ghost", "change", () => this.draw());
    on("perfetto", "click", () => Export.window(this.current, this.data.names, this.lanes));
    Keys.listen(this);
    const boxes = new ResizeObserver(() => this.draw());
    for (const id of ["lanes", "phone", "phone-base"]) boxes.observe(find(id));
  }
}

// A line of the list of marks; lines are kept and filled anew.
class Item {
  constructor() {
    this.node = Tables.element("li");
    this.time = Tables.element("time");
    this.text = Tables.element("span");
    this.node.append(this.time, " ", this.text);
  }

  show(time, text, isBad) {
    put(this.time, time);
    put(this.text, text);
    this.node.classList.toggle("bad", isBad);
  }
}

function put(node, text) {
  if (!node.firstChild) node.append(text);
  else if (node.firstChild.data !== text) node.firstChild.data = text;
}
