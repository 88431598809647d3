"use strict";

// Reads films: columns of differences become arrays, and an instant becomes a screen.
// Nothing here computes a layout, a pass or a metric: the engine has done that.
const Film = (() => {
  const TICKS_PER_MS = 705600;
  const UNITS_PER_POINT = 192;
  const STATES = ["covered", "dragging", "decelerating", "following", "animating", "restoring",
    "loading"];

  // The sum of the steps up to each place, in the column's unit; `[n, s]` is n steps of s.
  function column({ unit, steps }) {
    const values = [];
    let sum = 0;
    for (const step of steps) {
      const [count, size] = typeof step === "number" ? [1, step] : step;
      for (let i = 0; i < count; i++) {
        sum += size;
        values.push(sum * unit);
      }
    }
    return values;
  }

  function columns(group) {
    const out = {};
    for (const key of Object.keys(group)) out[key] = column(group[key]);
    return out;
  }

  function decode(film) {
    if (film.version !== 2) throw new Error(`film version ${film.version} is not known`);
    const frames = columns(film.frames);
    return {
      setup: film.setup,
      end: film.end,
      digest: film.digest.map((half) => half.toString(16).padStart(8, "0")).join(""),
      frames,
      places: columns(film.places),
      marks: columns(film.marks),
      reveals: film.reveals,
      count: frames.at.length,
    };
  }

  // The last place whose value is not above a limit, or −1.
  function lastAtMost(values, limit) {
    let low = 0;
    let high = values.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (values[middle] <= limit) low = middle + 1; else high = middle;
    }
    return low - 1;
  }

  const frameAt = (film, at) => lastAtMost(film.frames.at, at);

  // Rows on screen, frame by frame. Going on costs what changed; going back starts at a mark.
  class Screen {
    constructor(film) {
      this.film = film;
      this.saved = [];
      this.reset();
    }

    reset() {
      this.rows = new Map();
      this.next = 0;
      this.frame = -1;
    }

    seek(frame) {
      if (frame < this.frame) this.restore(frame);
      const { places } = this.film;
      while (this.frame < frame) {
        this.frame += 1;
        while (this.next < places.frame.length && places.frame[this.next] <= this.frame) {
          const id = places.item[this.next];
          if (places.kind[this.next] === 2) this.rows.delete(id);
          else this.rows.set(id, this.next);
          this.next += 1;
        }
        if (this.frame % 256 === 0) {
          this.saved[this.frame / 256] ??= { rows: new Map(this.rows), next: this.next };
        }
      }
      return this;
    }

    restore(frame) {
      const mark = this.saved[Math.floor(Math.max(frame, 0) / 256)];
      if (frame < 0 || !mark) return this.reset();
      this.rows = new Map(mark.rows);
      this.next = mark.next;
      this.frame = Math.floor(frame / 256) * 256;
    }

    // [id, top, height, 0 measured | 1 estimated] from the smallest id on.
    list() {
      const { places } = this.film;
      return [...this.rows].sort((left, right) => left[0] - right[0])
        .map(([id, place]) => [id, places.top[place], places.height[place], places.kind[place]]);
    }
  }

  // Everything that the player shows of an instant, as numbers.
  function stateAt(film, screen, at) {
    return stateOf(film, screen, frameAt(film, at));
  }

  function stateOf(film, screen, frame) {
    if (frame < 0) return { frame, rows: [] };
    const { frames } = film;
    return {
      frame,
      at: frames.at[frame],
      offset: frames.offset[frame],
      content: frames.content[frame],
      state: frames.state[frame],
      rows: screen.seek(frame).list(),
    };
  }

  // The viewport in force at an instant: rotations and insets are marks, found once for a film.
  function viewportAt(film, kinds, at) {
    const { marks } = film;
    if (!film.views) {
      const kind = kinds.indexOf("viewport");
      film.views = marks.kind.flatMap((own, i) => own === kind ? [i] : []);
      film.viewTimes = film.views.map((i) => marks.at[i]);
    }
    const i = film.views[lastAtMost(film.viewTimes, at)];
    if (i === undefined) return film.setup;
    return { width: marks.a[i], height: marks.b[i], top: marks.c[i], bottom: marks.d[i] };
  }

  // What a reader would stop at, from the columns: [ticks, kind, text].
  function anomalies(film, names) {
    const { frames, marks } = film;
    const out = [];
    let mark = 0;
    for (let i = 0; i < film.count; i++) {
      const at = frames.at[i];
      let isTouched = i === 0;
      for (; mark < marks.at.length && marks.at[mark] <= at; mark++) {
        isTouched ||= names.marks[marks.kind[mark]] === "input"
          && names.inputs[marks.a[mark]].startsWith("touch");
      }
      if (frames.state[i] & 2 && frames.commanded[i] && !isTouched) {
        out.push([at, "yank", `moved by ${points(frames.commanded[i])} under a resting finger`]);
      }
      if (Math.abs(frames.jump[i]) > UNITS_PER_POINT / 2) {
        out.push([at, "jump", `row ${frames.jumper[i]} jumped by ${points(frames.jump[i])}`]);
      }
      if (frames.blank[i] > 0) out.push([at, "blank", `${points(frames.blank[i])} blank`]);
      if (frames.late[i] > 0) out.push([at, "late", `frame late by ${time(frames.late[i])}`]);
    }
    let rendered = -Infinity;
    for (let i = 0; i < marks.at.length; i++) {
      const kind = names.marks[marks.kind[i]];
      if (kind === "render") {
        const since = marks.at[i] - rendered;
        if (names.renders[marks.a[i]] === "live" && since < film.setup.renderInterval) {
          out.push([marks.at[i], "cadence", `rendered ${time(since)} after the render before`]);
        }
        rendered = marks.at[i];
      }
      if (kind === "pass" && names.passes[marks.b[i]] === "moved") {
        out.push([marks.at[i], "reset", sentence(film, names, i)]);
      }
      if (kind === "revealed" && names.reveals[marks.a[i]] === "deadline") {
        out.push([marks.at[i], "deadline", sentence(film, names, i)]);
      }
      if (kind === "fault") out.push([marks.at[i], "fault", sentence(film, names, i)]);
    }
    return out.sort((left, right) => left[0] - right[0]);
  }

  const words = (name) => name.replace(/[A-Z]/g, (letter) => " " + letter.toLowerCase());

  // A mark in words.
  function sentence(film, names, index) {
    const { marks } = film;
    const [a, b, c, d] = [marks.a[index], marks.b[index], marks.c[index], marks.d[index]];
    const row = marks.item[index] < 0 ? "" : `row ${marks.item[index]}`;
    switch (names.marks[marks.kind[index]]) {
      case "input": return `input: ${words(names.inputs[a])}${row && ", " + row}`;
      case "covered": return "the list is covered";
      case "mounted": return `${a} rows mounted`;
      case "model": return "a change reached the view model";
      case "render": return `render (${words(names.renders[a])}), ${b} rows changed`;
      case "held": return "a render's update waits for the reader";
      case "heldApplied": return "the held update is applied";
      case "snapshot": return `snapshot: ${a} inserted, ${b} deleted, ${c} moved`;
      case "reconfigured": return `${row} filled again`;
      case "preparing": return `${row} is being prepared`;
      case "prepared": return `${row} is ready to be measured`;
      case "guarded": return `${row} broke input guard ${a} and is laid out as plain text`;
      case "measured":
        return `${row} measured: ${points(a)} → ${points(b)}${c ? ", for the first time" : ""}`;
      case "pass": {
        const kind = words(names.passes[b]);
        const why = names.reasons[c] === "none" ? "" : `, because of ${words(names.reasons[c])}`;
        const by = d === 0 ? "" : ` by ${points(d)}`;
        return `pass ${a} ${kind}${why}${row && " of " + row}${by}`;
      }
      case "revealed":
        return `revealed (${words(names.reveals[a])}) at pass ${b}, creep ${points(c)}`;
      case "olderAsked": return `older page asked for${a ? ", under the cover" : ""}`;
      case "olderEnded": return `older page: ${words(names.olders[a])}, ${b} rows`;
      case "restoreBegan": return `restore: ${row} is held ${points(a)} below the top`;
      case "restoreEnded": return `restore ended: ${words(names.restores[a])}`;
      case "follow": return `following ${a ? "on" : "off"}: ${words(names.follows[b])}`;
      case "followLink": return a ? "follow link runs" : "follow link pauses";
      case "bottomPass":
        return `bottom pass ${a}: ${points(b)} to the bottom${c ? ", stable" : ""}`;
      case "bottomEnded": return `bottom settle ended: ${words(names.bottoms[a])}`;
      case "viewport": return `viewport ${points(a)} × ${points(b)}`;
      case "refreshed": return `the display refreshes every ${time(a)}`;
      case "fault": return `fault: ${words(names.faults[a])} (${b})`;
      default: return "";
    }
  }

  const trim = (number, digits) => String(Number(number.toFixed(digits)));
  const points = (units) => `${trim(units / UNITS_PER_POINT, 1)} pt`;
  const time = (ticks) => {
    const ms = ticks / TICKS_PER_MS;
    return Math.abs(ms) >= 10000 ? `${trim(ms / 1000, 2)} s` : `${trim(ms, ms % 1 ? 1 : 0)} ms`;
  };

  // Round steps for an axis with about `count` marks between two values.
  function ticks(low, high, count) {
    const span = high - low;
    if (!(span > 0)) return [low];
    const raw = span / Math.max(count, 1);
    const power = 10 ** Math.floor(Math.log10(raw));
    const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= raw);
    const out = [];
    for (let value = Math.ceil(low / step) * step; value <= high + step / 1e6; value += step) {
      out.push(Number(value.toPrecision(12)));
    }
    return out;
  }

  return { TICKS_PER_MS, UNITS_PER_POINT, STATES, decode, column, lastAtMost, frameAt, Screen,
    stateAt, stateOf, viewportAt, anomalies, sentence, points, time, trim, ticks, words };
})();

if (typeof module !== "undefined") module.exports = Film;
