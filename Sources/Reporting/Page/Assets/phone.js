"use strict";

// Draws a screen: rows by kind with a bar for each line of text, estimates hatched, holes red.
const Phone = (() => {
  const P = Film.UNITS_PER_POINT;
  const DRAGGING = 2;
  const [CODE, RULE] = [2, 6];
  const KINDS = ["user", "answer", "activity", "system"];

  // Shapes of rows are numbers in quarters of a point; here they become blocks in points, by the
  // width of the viewport and the row.
  function looks(shapes, run) {
    return new Map((shapes?.runs[run] ?? []).map(([width, ...list]) => {
      const rows = new Map();
      for (let i = 0; i < list.length; i += 2) rows.set(list[i], look(shapes.shapes[list[i + 1]]));
      return [width, rows];
    }));
  }

  function look(numbers) {
    const blocks = [];
    let below = 0;
    for (let i = 2; i < numbers.length;) {
      const [kind, left, gap, width, height, lineHeight, count] = numbers.slice(i, i + 7);
      const top = below + gap;
      const lines = numbers.slice(i + 7, i + 7 + count).map((line) => line / 4);
      blocks.push({ kind, left: left / 4, top: top / 4, width: width / 4, height: height / 4,
        lineHeight: lineHeight / 4, lines });
      below = top + height;
      i += 7 + count;
    }
    return { kind: KINDS[numbers[0]], blocks };
  }

  // As high for its width as the highest of a film's viewports, so that nothing jumps as it turns.
  function shape(canvas, film, kinds) {
    const { setup, marks } = film;
    const turned = kinds.indexOf("viewport");
    const views = [[setup.width, setup.height]];
    marks.kind.forEach((kind, i) => {
      if (kind === turned) views.push([marks.a[i], marks.b[i]]);
    });
    const [width, height] = views.reduce((best, view) =>
      view[1] / view[0] > best[1] / best[0] ? view : best);
    canvas.style.aspectRatio = `${width} / ${height}`;
  }

  function draw(canvas, film, state, view, extra) {
    const { context, width, height } = Draw.fit(canvas);
    if (!width || !height) return;
    const colors = Draw.palette();
    const box = boxOf(width, height, view);
    context.save();
    outline(context, box);
    context.fillStyle = colors.card;
    context.fill();
    context.clip();
    if (state.frame >= 0) {
      holes(context, film, state, colors, box);
      for (const row of state.rows) drawRow(context, row, state, colors, box, extra);
      if (extra.onion) outlines(context, extra.onion, state, colors.faint, [3, 3], box);
      if (extra.ghost) outlines(context, extra.ghost, state, colors.warn, [6, 3], box);
      for (const row of state.rows) number(context, row, state, colors, box);
      anchor(context, film, state, colors, box);
      insets(context, colors, box);
      finger(context, film, state, colors, box);
      ruler(context, film, state, colors, box);
    }
    if (state.state & 1) veil(context, colors, box);
    context.restore();
    outline(context, box);
    context.strokeStyle = colors.edge;
    context.lineWidth = 1.5;
    context.stroke();
  }

  // Where the screen stands on a canvas of a width and a height.
  function boxOf(width, height, view) {
    const scale = Math.min(width / (view.width / P), height / (view.height / P));
    const box = { w: view.width / P * scale, h: view.height / P * scale, scale, view };
    box.left = Math.round((width - box.w) / 2);
    box.top = Math.round((height - box.h) / 2);
    return box;
  }

  // The row that was drawn at a place of the canvas, if there is one.
  function rowAt(canvas, state, view, across, down) {
    const { width, height } = Draw.size(canvas);
    const box = boxOf(width, height, view);
    if (across < box.left || across > box.left + box.w) return undefined;
    return state.rows.find(([, top, tall]) =>
      down >= y(top, state, box) && down < y(top + tall, state, box));
  }

  function outline(context, { left, top, w, h }) {
    context.beginPath();
    context.roundRect(left + 1, top + 1, w - 2, h - 2, 18);
  }

  const y = (units, state, { top, scale }) => top + (units - state.offset) / P * scale;

  // What no row covers although there is content is red; the rest of the screen is empty.
  function holes(context, film, state, colors, box) {
    if (state.state & 1 || !film.frames.blank[state.frame]) return;
    const from = y(0, state, box);
    const to = y(state.content, state, box);
    context.fillStyle = colors.hole;
    context.fillRect(box.left, Math.max(from, box.top), box.w, Math.min(to, box.top + box.h)
      - Math.max(from, box.top));
    Draw.hatch(context, box.left, Math.max(from, box.top), box.w, Math.min(to - from, box.h),
      colors.bad);
  }

  function drawRow(context, [id, rowTop, rowHeight, kind], state, colors, box, extra) {
    const above = y(rowTop, state, box);
    const tall = rowHeight / P * box.scale;
    if (above + tall < box.top || above > box.top + box.h) return;
    const look = extra.looks?.get(box.view.width)?.get(id);
    const place = { x: box.left, y: above, w: box.w, h: tall, scale: box.scale };
    ground(context, place, look, colors);
    if (kind === 1) {
      Draw.hatch(context, place.x + 8, above + 1, place.w - 16, Math.max(tall - 2, 1),
        colors.faint);
    } else if (look) {
      bars(context, place, look, colors);
    } else {
      plain(context, place, colors);
    }
    const isJumper = extra.jumper === id;
    if (isJumper || extra.filled?.has(id)) {
      context.strokeStyle = isJumper ? colors.bad : colors.accent;
      context.lineWidth = 2;
      context.beginPath();
      context.roundRect(place.x + 3, above + 1, place.w - 6, Math.max(tall - 2, 1), 6);
      context.stroke();
    }
  }

  function number(context, [id, rowTop, rowHeight], state, colors, box) {
    const above = y(rowTop, state, box);
    const tall = rowHeight / P * box.scale;
    if (tall <= 15 || above + tall < box.top || above > box.top + box.h) return;
    const [x, w, text] = [box.left, box.w, String(id)];
    const wide = Draw.width(context, text, 10, colors) + 8;
    context.fillStyle = colors.card;
    context.beginPath();
    context.roundRect(x + w - wide - 7, above + 3, wide, 13, 4);
    context.fill();
    Draw.label(context, text, x + w - 11, above + 13, colors, "right", 10, colors.faint);
  }

  // A user's message is a bubble at the trailing edge; what has no text is a plain block.
  function ground(context, { x, y: above, w, h, scale }, look, colors) {
    const kind = look?.kind ?? "plain";
    context.fillStyle = colors[kind];
    context.beginPath();
    const bubble = kind === "user" && look.blocks.length > 0
      ? (Math.min(...look.blocks.map((block) => block.left)) - 14) * scale : 8;
    const inset = kind === "user" ? Math.min(6 * scale, h / 4) : Math.min(1, h / 4);
    context.roundRect(x + bubble, above + inset, w - bubble - 8, Math.max(h - 2 * inset, 1),
      Math.min(kind === "user" ? 10 : 6, h / 2));
    context.fill();
  }

  // The real lines of the row, as far as it has grown.
  function bars(context, { x, y: above, h, scale }, look, colors) {
    for (const block of look.blocks) {
      const left = x + block.left * scale;
      const top = above + block.top * scale;
      if (top > above + h) return;
      context.fillStyle = colors[`${look.kind}-bar`] ?? colors.bar;
      if (block.kind === CODE) {
        context.globalAlpha = 0.45;
        context.beginPath();
        context.roundRect(left, top, block.width * scale,
          Math.min(block.height * scale, above + h - top), 4);
        context.fill();
        context.globalAlpha = 1;
      } else if (block.kind === RULE) {
        context.fillRect(left, top + block.height * scale / 2, block.width * scale, 1);
      } else if (!block.lines.length) {
        context.strokeStyle = colors.bar;
        context.strokeRect(left, top, block.width * scale, block.height * scale);
      }
      const step = block.lineHeight * scale;
      const thick = Math.max(step * 0.42, 1);
      context.beginPath();
      block.lines.forEach((line, i) => {
        const place = top + i * step + (step - thick) / 2;
        if (place + thick > above + h + 1) return;
        context.roundRect(left, place, Math.max(line * scale, 2), thick, thick / 2);
      });
      context.fill();
    }
  }

  // Without text there are no lines: even, pale bars only show that something can be read here.
  function plain(context, { x, y: above, w, h, scale }, colors) {
    const step = 20 * scale;
    context.fillStyle = colors.bar;
    context.globalAlpha = 0.4;
    for (let place = above + step * 0.8; place + step * 0.5 < above + h; place += step) {
      context.fillRect(x + 18, place, w - 62, Math.max(step * 0.3, 1));
    }
    context.globalAlpha = 1;
  }

  // Where rows stand differently in another state: of the frame before, or of the base.
  function outlines(context, other, state, color, dash, box) {
    const own = new Map(state.rows.map(([id, top, height]) => [id, [top - state.offset, height]]));
    context.save();
    context.setLineDash(dash);
    context.strokeStyle = color;
    context.lineWidth = 1;
    for (const [id, rowTop, rowHeight] of other.rows) {
      const [top, height] = own.get(id) ?? [];
      if (top === rowTop - other.offset && height === rowHeight) continue;
      const above = y(rowTop, other, box);
      context.strokeRect(box.left + 4.5, Math.round(above) + 0.5, box.w - 9,
        Math.max(rowHeight / P * box.scale - 1, 1));
    }
    context.restore();
  }

  // The row that a restore holds: a full line where it stands, a dashed one where it should.
  function anchor(context, film, state, colors, box) {
    const row = state.rows.find(([id]) => id === film.frames.anchor[state.frame]);
    if (!row) return;
    const drift = film.frames.drift[state.frame] / P * box.scale;
    context.save();
    context.strokeStyle = colors.accent;
    context.lineWidth = 2;
    for (const [shift, dash] of [[0, []], [drift, [5, 4]]]) {
      context.setLineDash(dash);
      context.beginPath();
      context.moveTo(box.left, y(row[1], state, box) - shift);
      context.lineTo(box.left + box.w, y(row[1], state, box) - shift);
      context.stroke();
    }
    context.restore();
  }

  // Where the viewport is in the content, and how far it is to the bottom.
  function ruler(context, film, state, colors, { left, top, w, h, scale, view }) {
    const gap = film.frames.gap[state.frame];
    const share = Math.min(view.height / Math.max(state.content, 1), 1);
    if (share < 1) {
      const room = h - 44;
      const long = Math.max(room * share, 18);
      const at = Math.min(Math.max(state.offset / (state.content - view.height || 1), 0), 1);
      context.fillStyle = colors.faint;
      context.globalAlpha = 0.7;
      context.beginPath();
      context.roundRect(left + w - 5, top + 22 + at * (room - long), 3, long, 1.5);
      context.fill();
      context.globalAlpha = 1;
    }
    if (Math.abs(gap) < P / 2) return;
    pill(context, `${gap > 0 ? "↓" : "↑"} ${Film.points(Math.abs(gap))}`, left + w / 2,
      top + h - view.bottom / P * scale - 14, colors);
  }

  function pill(context, text, x, middle, colors) {
    const wide = Draw.width(context, text, 11, colors) + 14;
    context.fillStyle = colors.card;
    context.strokeStyle = colors.edge;
    context.lineWidth = 1;
    context.beginPath();
    context.roundRect(x - wide / 2, middle - 9, wide, 18, 9);
    context.fill();
    context.stroke();
    Draw.label(context, text, x, middle + 4, colors, "center", 11);
  }

  // A trace tells how far a finger moves, not where it is: it starts in the middle.
  function finger(context, film, state, colors, { left, top, w, h, scale }) {
    if (!(state.state & DRAGGING)) return;
    const moved = film.frames.finger[state.frame] / P * scale;
    const place = Math.min(Math.max(top + h / 2 + moved, top + 16), top + h - 16);
    context.beginPath();
    context.arc(left + w * 0.78, place, 11, 0, 2 * Math.PI);
    context.fillStyle = colors.touch;
    context.fill();
    context.strokeStyle = colors.card;
    context.lineWidth = 2;
    context.stroke();
  }

  function insets(context, colors, { left, top, w, h, scale, view }) {
    context.fillStyle = colors.veil;
    const upper = view.top / P * scale;
    const lower = view.bottom / P * scale;
    context.fillRect(left, top, w, upper);
    context.fillRect(left, top + h - lower, w, lower);
  }

  function veil(context, colors, { left, top, w, h }) {
    context.fillStyle = colors.veil;
    context.fillRect(left, top, w, h);
    pill(context, "covered", left + w / 2, top + h / 2, colors);
  }

  return { draw, looks, shape, rowAt };
})();
