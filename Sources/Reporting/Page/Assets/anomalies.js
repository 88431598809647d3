"use strict";

// What a reader would stop at, from the columns of a film: [ticks, kind, text].
const Anomalies = (() => {
  function of(film, names) {
    return [...inFrames(film, names), ...inMarks(film, names), ...inData(film, names)]
      .sort((left, right) => left[0] - right[0]);
  }

  function inFrames(film, names) {
    const { frames, marks } = film;
    const { points, time } = Film;
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
      if (Math.abs(frames.jump[i]) > Film.UNITS_PER_POINT / 2) {
        out.push([at, "jump", `row ${frames.jumper[i]} jumped by ${points(frames.jump[i])}`]);
      }
      if (frames.blank[i] > 0) out.push([at, "blank", `${points(frames.blank[i])} blank`]);
      if (frames.late[i] > 0) out.push([at, "late", `frame late by ${time(frames.late[i])}`]);
    }
    return out;
  }

  function inMarks(film, names) {
    const { marks } = film;
    const out = [];
    let rendered = -Infinity;
    for (let i = 0; i < marks.at.length; i++) {
      const kind = names.marks[marks.kind[i]];
      const tell = (name) => out.push([marks.at[i], name, Film.sentence(film, names, i)]);
      if (kind === "render") {
        const since = marks.at[i] - rendered;
        if (names.renders[marks.a[i]] === "live" && since < film.setup.renderInterval) {
          out.push([marks.at[i], "cadence",
            `rendered ${Film.time(since)} after the render before`]);
        }
        rendered = marks.at[i];
      }
      if (kind === "pass" && names.passes[marks.b[i]] === "moved") tell("reset");
      if (kind === "revealed" && names.reveals[marks.a[i]] === "deadline") tell("deadline");
      if (kind === "fault") tell("fault");
      if (isFailedLoad(names, kind, marks.a[i])) tell("load");
    }
    return out;
  }

  // A load that gave no rows; not one whose rows nobody waits for any more.
  function isFailedLoad(names, kind, end) {
    if (kind === "olderEnded") return !["applied", "dropped"].includes(names.olders[end]);
    return kind === "loadEnded"
      && !["applied", "unavailable", "discarded"].includes(names.fates[end]);
  }

  // What the data side lost, doubled or took back.
  function inData(film, names) {
    const { marks } = film;
    const out = [];
    const shown = new Map();
    const chunks = new Set();
    let hasLease = true;
    for (let i = 0; i < marks.at.length; i++) {
      const kind = names.marks[marks.kind[i]];
      const [at, a, b, item] = [marks.at[i], marks.a[i], marks.b[i], marks.item[i]];
      if (kind === "liveShown") {
        const [epoch, revision] = shown.get(item) ?? [a, b];
        if (a < epoch || a === epoch && b < revision) {
          out.push([at, "live", `row ${item} went back from revision ${revision} to ${b}`]);
        }
        shown.set(item, [a, b]);
      }
      if (kind === "chunkStored") {
        const piece = `${b} of file ${a}`;
        if (chunks.has(piece)) out.push([at, "outbox", `piece ${piece} is stored again`]);
        chunks.add(piece);
      }
      // Until the next lease, one is like the other.
      if (kind === "liveWithheld" && hasLease) {
        out.push([at, "live", Film.sentence(film, names, i)]);
      }
      if (kind === "liveWithheld" || kind === "leaseRenewed") hasLease = kind === "leaseRenewed";
    }
    for (const message of Film.messages(film, names.marks)) out.push(...ofMessage(message, film));
    return out;
  }

  function ofMessage({ operation, sent, files, stores, confirmed }, film) {
    const out = [];
    stores.forEach((store, i) => {
      if (i > 0) out.push([store.at, "outbox", `message ${operation} is stored again`]);
      if (store.files < files) {
        out.push([store.at, "outbox",
          `message ${operation} is stored with ${store.files} of its ${files} files`]);
      }
    });
    if (sent >= 0 && confirmed < 0) {
      const state = stores.length ? "stored and " : "";
      out.push([film.end, "outbox", `message ${operation} is ${state}not confirmed at the end`]);
    }
    return out;
  }

  // Each as a button that goes there.
  function list(anomalies, seek) {
    return anomalies.map(([at, kind, text]) => {
      const item = Tables.element("li");
      const button = Tables.element("button");
      button.type = "button";
      button.append(Tables.element("time", Film.time(at)), Tables.element("b", kind), text);
      button.addEventListener("click", () => seek(at));
      item.append(button);
      return item;
    });
  }

  return { of, list, isFailedLoad };
})();

if (typeof module !== "undefined") module.exports = Anomalies;
