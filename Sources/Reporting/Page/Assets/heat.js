"use strict";

// A map of two constants: a cell for each pair of values, darker where the figure is larger, and
// lines where a second figure has the same value.
const Heat = (() => {
  const [LEFT, TOP, W, H] = [150, 30, 88, 34];

  // cells: rows of { text, share (0…1 or undefined), marks } from the top down; lines: the second
  // figure as { name, values, text }, if there is one.
  function draw({ name, across, down, cells, legend, lines }) {
    const [columns, rows] = [across.texts.length, down.texts.length];
    const [width, height] = [LEFT + Math.max(columns * W, 620) + 8, TOP + rows * H + 30];
    const svg = Draw.svg("svg", { role: "img", "aria-label": name, class: "heat", width, height,
      viewBox: `0 0 ${width} ${height}` });
    across.texts.forEach((text, i) =>
      svg.append(Draw.words(LEFT + (i + 0.5) * W, 20, short(text, 13), "middle")));
    down.texts.forEach((text, j) =>
      svg.append(Draw.words(LEFT - 8, TOP + j * H + H / 2 + 4, short(text, 22), "end")));
    const [grounds, marks] = [[], []];
    cells.forEach((line, j) => line.forEach((cell, i) => {
      const [ground, ...rest] = square(cell, LEFT + i * W, TOP + j * H);
      grounds.push(ground);
      marks.push(...rest);
    }));
    const drawn = lines ? Contour.draw(lines.values, (i) => LEFT + (i + 0.5) * W,
      (j) => TOP + (j + 0.5) * H, lines.text) : [];
    svg.append(...grounds, ...drawn, ...marks);
    const told = !lines ? "" : drawn.length ? `; lines: ${lines.name}`
      : `; ${lines.name} draws no line, it is the same everywhere or too seldom known`;
    svg.append(Draw.words(LEFT, TOP + rows * H + 20, short(legend + told, 150), "start", "faint"));
    return svg;
  }

  const short = (text, count) => text.length > count ? text.slice(0, count - 1) + "…" : text;

  // Marks have shapes: a frame for the values in force, a star for a point that none beats, a
  // diagonal for a missed budget, a cross for what has no figure.
  function square({ text, share, marks = {} }, x, y) {
    const parts = [Draw.svg("rect", { x: x + 1, y: y + 1, width: W - 2, height: H - 2, rx: 4,
      fill: "var(--accent)", "fill-opacity": share === undefined ? 0 : 0.06 + 0.42 * share,
      stroke: marks.current ? "var(--ink)" : "var(--line)",
      "stroke-width": marks.current ? 2.5 : 1 })];
    const line = (x1, y1, x2, y2, color) => parts.push(
      Draw.svg("line", { x1, y1, x2, y2, stroke: `var(--${color})`, "stroke-width": 1.5 }));
    if (marks.missed) line(x + 5, y + H - 5, x + 14, y + H - 14, "bad");
    if (marks.crossed) {
      line(x + W / 2 - 5, y + H / 2 - 5, x + W / 2 + 5, y + H / 2 + 5, "faint");
      line(x + W / 2 + 5, y + H / 2 - 5, x + W / 2 - 5, y + H / 2 + 5, "faint");
    } else {
      parts.push(Draw.words(x + W / 2, y + H / 2 + 4, text, "middle"));
    }
    if (marks.front) parts.push(Draw.words(x + W - 12, y + 14, "★", "middle"));
    return parts;
  }

  // Where a value lies between the smallest and the largest one.
  function shares(values) {
    const known = values.filter((value) => value !== undefined && value !== null);
    const [low, high] = [Math.min(...known), Math.max(...known)];
    return (value) => value === undefined || value === null ? undefined
      : high === low ? 0 : (value - low) / (high - low);
  }

  return { draw, shares };
})();
