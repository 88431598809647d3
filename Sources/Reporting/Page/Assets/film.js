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

  // The messages of the outbox with all that ever happens to them, in the order of their first
  // marks; found once for a film.
  function messages(film, kinds) {
    if (film.messages) return film.messages;
    const { marks } = film;
    const known = new Map();
    for (let i = 0; i < marks.at.length; i++) {
      const kind = kinds[marks.kind[i]];
      if (kind !== "sent" && kind !== "stored" && kind !== "confirmed") continue;
      const operation = marks.a[i];
      if (!known.has(operation)) {
        known.set(operation, { operation, first: marks.at[i], sent: -1, files: 0, stores: [],
          confirmed: -1 });
      }
      const message = known.get(operation);
      if (kind === "stored") message.stores.push({ at: marks.at[i], files: marks.b[i] });
      else if (message[kind] < 0) {
        message[kind] = marks.at[i];
        if (kind === "sent") message.files = marks.b[i];
      }
    }
    film.messages = [...known.values()];
    return film.messages;
  }

  // What had become of each message by an instant: [message, sent, files, how often stored, stored,
  // files stored, confirmed]; −1 stands for what has not happened.
  function outboxAt(film, kinds, at) {
    const by = (time) => time <= at ? time : -1;
    return messages(film, kinds).filter(({ first }) => first <= at).map((message) => {
      const stores = message.stores.filter((store) => store.at <= at);
      const sent = by(message.sent);
      return [message.operation, sent, sent < 0 ? 0 : message.files, stores.length,
        stores[0]?.at ?? -1, stores.at(-1)?.files ?? 0, by(message.confirmed)];
    });
  }

  // The outbox at an instant in words, or nothing where no message is sent in the whole run.
  function outboxWords(film, kinds, at) {
    if (!messages(film, kinds).length) return null;
    const all = outboxAt(film, kinds, at);
    const waiting = all.filter((message) => message[6] < 0);
    if (!waiting.length) return all.length ? `empty, ${all.length} confirmed` : "empty";
    const [operation, sent, , stores, stored] = waiting[0];
    const more = waiting.length > 1 ? `, ${waiting.length - 1} more` : "";
    return `message ${operation} ${stores ? "stored" : "sent"} `
      + `${time(at - (stores ? stored : sent))} ago, not ${stores ? "confirmed" : "stored"}${more}`;
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
      case "pass": return `pass ${a} ${words(names.passes[b])}${reason(film, names, index, row)}`;
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
      case "loadEnded": return `load of the newest rows: ${words(names.fates[a])}`;
      case "hostReleased": return "the rows of a chat are dropped";
      case "leaseRenewed": return "the lease for live events is taken or renewed";
      case "liveWithheld": return "a live event is not sent, for want of a lease";
      case "liveUnheard": return "a live event of a chat that is not on screen is dropped";
      case "liveShown": return `${row} shows live text, revision ${b} of epoch ${a}`;
      case "sent": return `message ${a} is sent${withFiles(b)}`;
      case "stored": return `the desktop stores message ${a}${withFiles(b)}`;
      case "confirmed": return `a row confirms message ${a}`;
      case "chunkStored": return `the desktop stores piece ${b} of file ${a}`;
      default: return "";
    }
  }

  // Why a pass did not count, and the row whose height brought that about.
  function reason(film, names, index, row) {
    const { marks } = film;
    const why = names.reasons[marks.c[index]];
    if (why === "none") return "";
    const change = growth(film, names, index);
    const text = why === "rowHeight" && change ? ""
      : `, because of ${words(why)}${row && " of " + row}`;
    if (!change) {
      return text + (marks.d[index] ? `, greatest change ${points(marks.d[index])}` : "");
    }
    const ready = change.ready === undefined ? "" : ` (ready at ${time(change.ready)})`;
    return `${text}: row ${change.row} ${points(change.from)} → ${points(change.to)}${ready}`;
  }

  // The row that grew most between a moved pass and the one before, or the very row that the pass
  // is about if its height is the reason; a pass itself tells the greatest change of anything.
  function growth(film, names, index) {
    const { marks } = film;
    if (names.passes[marks.b[index]] !== "moved") return null;
    const isOwn = names.reasons[marks.c[index]] === "rowHeight";
    const rows = new Map();
    const ready = new Map();
    for (let i = index - 1; i >= 0 && names.marks[marks.kind[i]] !== "pass"; i--) {
      const row = marks.item[i];
      const kind = names.marks[marks.kind[i]];
      // New rows change what is visible whether they grow or not.
      if (!isOwn && (kind === "snapshot" || kind === "mounted")) return null;
      if (isOwn && row !== marks.item[index]) continue;
      if (kind === "measured") {
        rows.set(row, { row, from: marks.a[i], to: rows.get(row)?.to ?? marks.b[i] });
      }
      if (kind === "prepared" && !ready.has(row)) ready.set(row, marks.at[i]);
    }
    const size = (change) => Math.abs(change.to - change.from);
    const most = [...rows.values()].reduce((best, change) =>
      best && size(best) >= size(change) ? best : change, null);
    return most && size(most) > 0 ? { ...most, ready: ready.get(most.row) } : null;
  }

  // What a pass that moved is about, as short as a lane needs it.
  function move(film, names, index) {
    const { marks } = film;
    const change = growth(film, names, index);
    if (!change) {
      const row = marks.item[index] < 0 ? "" : `r${marks.item[index]} `;
      return row + words(names.reasons[marks.c[index]]);
    }
    const units = change.to - change.from;
    const sign = units < 0 ? "−" : "+";
    return `r${change.row} ${sign}${trim(Math.abs(units) / UNITS_PER_POINT, 1)}`;
  }

  const withFiles = (count) => count ? ` with ${count} ${count === 1 ? "file" : "files"}` : "";
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
    stateAt, stateOf, viewportAt, messages, outboxAt, outboxWords,
    sentence, move, points, time, trim, ticks, words };
})();

if (typeof module !== "undefined") module.exports = Film;
