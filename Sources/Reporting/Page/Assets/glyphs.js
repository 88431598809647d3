"use strict";

// The shapes of marks. State is told by colour and by shape: moved is a cross, waiting a ring,
// still a full square; sent an open triangle, stored a square, confirmed a disc.
const Glyphs = (() => {
  const cross = (context, x, y) => {
    context.moveTo(x - 4, y - 4);
    context.lineTo(x + 4, y + 4);
    context.moveTo(x + 4, y - 4);
    context.lineTo(x - 4, y + 4);
    context.stroke();
  };
  const ring = (context, x, y) => {
    context.arc(x, y, 3.5, 0, 2 * Math.PI);
    context.stroke();
  };
  const diamond = (context, x, y) => {
    context.moveTo(x, y - 7);
    context.lineTo(x + 6, y);
    context.lineTo(x, y + 7);
    context.lineTo(x - 6, y);
    context.fill();
  };
  const square = (context, x, y) => context.fillRect(x - 3, y - 3, 6, 6);
  const box = (context, x, y) => context.strokeRect(x - 3, y - 3, 6, 6);
  const tick = (context, x, y) => context.fillRect(x - 1, y - 6, 2, 12);

  const passes = { moved: [cross, "bad"], waiting: [ring, "warn"], unusable: [ring, "warn"],
    first: [ring, "faint"], still: [square, "good"] };
  const kinds = { fault: [cross, "bad"], revealed: [diamond, "accent"], held: [box, "warn"],
    hostReleased: [box, "faint"], leaseRenewed: [ring, "good"], liveWithheld: [cross, "bad"],
    liveUnheard: [ring, "warn"] };

  // The shape and colour of a mark.
  function look(names, marks, index) {
    const kind = names.marks[marks.kind[index]];
    if (kind === "pass") return passes[names.passes[marks.b[index]]];
    if (Anomalies.isFailedLoad(names, kind, marks.a[index])) return [cross, "bad"];
    return kinds[kind] ?? [tick, "ink"];
  }

  const isPlain = (names, marks, index) => look(names, marks, index)[0] === tick;

  function mark(context, colors, names, marks, index, x, y) {
    const [shape, color] = look(names, marks, index);
    context.strokeStyle = context.fillStyle = colors[color];
    context.lineWidth = 1.5;
    context.beginPath();
    shape(context, x, y);
  }

  function span(context, colors, from, to, y) {
    context.fillStyle = colors.accent;
    context.globalAlpha = 0.22;
    context.fillRect(from, y - 4, Math.max(to - from, 1), 8);
    context.globalAlpha = 1;
  }

  // A message: hollow until the desktop stores it, full until a row confirms it.
  function message(context, colors, { operation, sent, stores, confirmed }, x, end, y) {
    const isWaiting = confirmed < 0;
    const stored = stores.length ? x(stores[0].at) : -1;
    const last = isWaiting ? end : x(confirmed);
    context.lineWidth = 1.25;
    context.strokeStyle = colors.warn;
    if (sent >= 0) {
      const until = stores.length ? Math.min(stored, last) : last;
      context.strokeRect(x(sent), y - 3, Math.max(until - x(sent), 1), 6);
    }
    if (stores.length && last > stored) {
      context.fillStyle = isWaiting ? colors.bad : colors.accent;
      context.globalAlpha = 0.4;
      context.fillRect(stored, y - 3, last - stored, 6);
      context.globalAlpha = 1;
    }
    stores.forEach((store, i) => {
      context.fillStyle = context.strokeStyle = i ? colors.bad : colors.accent;
      context.lineWidth = 1.5;
      context.beginPath();
      (i ? cross : square)(context, x(store.at), y);
    });
    if (!isWaiting) {
      context.fillStyle = colors.good;
      context.beginPath();
      context.arc(x(confirmed), y, 4, 0, 2 * Math.PI);
      context.fill();
    }
    if (sent >= 0) sentSign(context, colors, operation, x(sent), y);
  }

  function sentSign(context, colors, operation, x, y) {
    context.fillStyle = colors.card;
    context.strokeStyle = colors.warn;
    context.lineWidth = 1.5;
    context.beginPath();
    context.moveTo(x - 4, y - 5);
    context.lineTo(x + 4, y);
    context.lineTo(x - 4, y + 5);
    context.closePath();
    context.fill();
    context.stroke();
    Draw.label(context, String(operation), x - 7, y + 4, colors, "right", 10, colors.faint);
  }

  return { isPlain, mark, span, message };
})();
