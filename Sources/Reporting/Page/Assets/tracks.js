"use strict";

// What stands in which lane: kinds of marks, spans between two of them, messages below one another.
const Tracks = (() => {
  const LANE = 22;
  const TRACK = 14;
  const MOST = 8;

  const lanes = [
    { name: "input", kinds: ["input"] },
    { name: "overlay", kinds: ["model"] },
    { name: "renders", kinds: ["render"] },
    { name: "applies", kinds: ["mounted", "snapshot", "held", "heldApplied"] },
    { name: "rows", kinds: ["preparing", "prepared", "measured", "reconfigured", "guarded"] },
    { name: "passes", kinds: ["pass", "revealed", "covered"] },
    { name: "loads", kinds: ["olderAsked", "olderEnded", "loadEnded", "hostReleased"] },
    { name: "restores", kinds: ["restoreBegan", "restoreEnded"] },
    { name: "bottom", kinds: ["follow", "followLink", "bottomPass", "bottomEnded"] },
    { name: "live", kinds: ["leaseRenewed", "liveWithheld", "liveUnheard", "liveShown"] },
    { name: "outbox", kinds: ["sent", "stored", "confirmed"] },
    { name: "files", kinds: ["chunkStored"] },
    { name: "screen", kinds: ["viewport", "refreshed", "fault"] },
  ];
  const charts = [
    { name: "offset", key: "offset" },
    { name: "content", key: "content" },
    { name: "lag", key: "gap" },
    { name: "speed", key: "speed", unit: "/s" },
    { name: "drift", key: "drift" },
    { name: "shift", key: "jump" },
    { name: "blank", key: "blank" },
  ];
  const ends = { held: "heldApplied", covered: "revealed", olderAsked: "olderEnded",
    restoreBegan: "restoreEnded" };

  const laneOf = (kind) => lanes.findIndex((lane) => lane.kinds.includes(kind));

  // From what begins to what ends it; what never ends lasts until the film does. What begins again
  // before its end, as an update that is held, goes on.
  function spans(film, names) {
    const { marks } = film;
    const out = [];
    const open = new Map();
    for (let i = 0; i < marks.at.length; i++) {
      const kind = names.marks[marks.kind[i]];
      if (ends[kind]) {
        if (open.has(ends[kind])) continue;
        const span = { lane: laneOf(kind), from: marks.at[i], to: film.end };
        open.set(ends[kind], span);
        out.push(span);
      } else if (open.has(kind)) {
        open.get(kind).to = marks.at[i];
        open.delete(kind);
      }
    }
    return out;
  }

  // Each message in the first track that is free when it begins.
  function outbox(film, names) {
    const free = [];
    return Film.messages(film, names.marks).map((message, index) => {
      let track = free.findIndex((until) => until <= message.first);
      if (track < 0) track = free.length < MOST ? free.length : index % MOST;
      const last = Math.max(message.confirmed, message.stores.at(-1)?.at ?? -1);
      free[track] = message.confirmed < 0 ? Infinity : last;
      return { ...message, track };
    });
  }

  // The lanes and charts that films have something for, with their places below `top`.
  function layout(films, names, top) {
    const kinds = new Set(films.flatMap(({ marks }) => marks.kind).map((kind) =>
      names.marks[kind]));
    const isMoved = films.some((film) => film.marks.kind.some((kind, i) =>
      names.marks[kind] === "pass" && names.passes[film.marks.b[i]] === "moved"));
    const tracks = Math.max(0, ...films.flatMap((film) =>
      outbox(film, names).map(({ track }) => track + 1)));
    let y = top;
    const place = (part, tall) => {
      y += tall;
      return { ...part, y: y - tall, tall };
    };
    const shown = lanes.flatMap((lane, index) => {
      if (!lane.kinds.some((kind) => kinds.has(kind))) return [];
      const tall = { passes: isMoved ? LANE + 12 : LANE, outbox: tracks * TRACK + 8 }[lane.name];
      return [place({ ...lane, index }, tall ?? LANE)];
    });
    const frames = place({ name: "frames" }, LANE);
    const isFlat = ({ key }) => films.every((film) => film.frames[key].every((value) => !value));
    const curves = charts.filter((chart) => !isFlat(chart)).map((chart) => place(chart, 46));
    const flat = charts.filter(isFlat).map(({ name }) => name);
    return { lanes: shown, frames, charts: curves, flat, bottom: y };
  }

  return { LANE, TRACK, lanes, laneOf, spans, outbox, layout };
})();

if (typeof module !== "undefined") module.exports = Tracks;
