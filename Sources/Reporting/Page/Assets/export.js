"use strict";

// The part of a run that is in view as trace events, for the viewer of Perfetto.
const Export = (() => {
  const TICKS_PER_US = 705.6;

  function events(film, names, from, to) {
    const { frames, marks } = film;
    const out = [];
    const us = (ticks) => ticks / TICKS_PER_US;
    for (let i = 0; i < film.count; i++) {
      const at = frames.at[i];
      if (at < from || at > to) continue;
      const next = frames.at[i + 1] ?? film.end;
      out.push({ name: "frame", ph: "X", ts: us(at), dur: us(next - at), pid: 1, tid: 0,
        args: { offsetPt: frames.offset[i] / Film.UNITS_PER_POINT, late: frames.late[i] > 0 } });
    }
    for (let i = 0; i < marks.at.length; i++) {
      if (marks.at[i] < from || marks.at[i] > to) continue;
      const lane = Tracks.laneOf(names.marks[marks.kind[i]]);
      out.push({ name: Film.sentence(film, names, i), ph: "i", s: "t", ts: us(marks.at[i]),
        pid: 1, tid: lane + 1 });
    }
    const threads = ["frames", ...Tracks.lanes.map((lane) => lane.name)];
    return [...threads.map((name, tid) =>
      ({ name: "thread_name", ph: "M", pid: 1, tid, args: { name } })), ...out];
  }

  function save(name, text) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  function window_(film, names, view) {
    const traceEvents = events(film, names, view.from, view.to);
    save("window.trace.json", JSON.stringify({ displayTimeUnit: "ms", traceEvents }));
  }

  return { events, save, window: window_ };
})();
