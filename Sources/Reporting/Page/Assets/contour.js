"use strict";

// Lines of equal value over a map whose cells have values: drawn from the values that are given.
const Contour = (() => {
  // The values at which lines are drawn: round ones between the smallest and the largest.
  function levels(grid) {
    const known = grid.flat().filter((value) => value !== undefined && value !== null);
    const [low, high] = [Math.min(...known), Math.max(...known)];
    if (!(high > low)) return [];
    const inside = Film.ticks(low, high, 4).filter((value) => value > low && value < high);
    return inside.length ? inside : [(low + high) / 2];
  }

  // The parts of a line as [x1, y1, x2, y2], in units of cells, whole numbers at their middles.
  function segments(grid, level) {
    const out = [];
    for (let j = 0; j + 1 < grid.length; j++) {
      for (let i = 0; i + 1 < grid[j].length; i++) {
        const corners = [[i, j], [i + 1, j], [i + 1, j + 1], [i, j + 1]];
        const values = corners.map(([x, y]) => grid[y][x]);
        if (values.some((value) => value === undefined || value === null)) continue;
        out.push(...square(corners, values, level));
      }
    }
    return out;
  }

  // The line crosses each side whose ends lie on either side of the level.
  function square(corners, values, level) {
    const cuts = [];
    for (let side = 0; side < 4; side++) {
      const next = (side + 1) % 4;
      const [a, b] = [values[side], values[next]];
      if (a >= level === b >= level) continue;
      const share = (level - a) / (b - a);
      const [[x1, y1], [x2, y2]] = [corners[side], corners[next]];
      cuts.push([x1 + share * (x2 - x1), y1 + share * (y2 - y1)]);
    }
    if (cuts.length < 4) return cuts.length ? [cuts.flat()] : [];
    // A saddle: the middle tells which corners belong together.
    const middle = values.reduce((sum, value) => sum + value, 0) / 4;
    const order = middle >= level === values[0] >= level ? [0, 1, 2, 3] : [3, 0, 1, 2];
    const [a, b, c, d] = order.map((i) => cuts[i]);
    return [[...a, ...b], [...c, ...d]];
  }

  // Where a line's value stands: near a corner of cells, as their middles hold words.
  function labelled(parts, taken) {
    const far = (value) => Math.abs(value - Math.floor(value) - 0.5);
    const cost = ([x, y]) => far(x) + far(y)
      + 2 * taken.filter(([i, j]) => Math.abs(i - x) < 0.8 && Math.abs(j - y) < 0.5).length;
    const places = parts.flatMap(([x1, y1, x2, y2]) => [0, 0.25, 0.5, 0.75, 1].map((share) =>
      [x1 + share * (x2 - x1), y1 + share * (y2 - y1)]));
    const best = places.reduce((one, other) => cost(other) < cost(one) ? other : one);
    taken.push(best);
    return best;
  }

  // Draws all lines with their values; a place in cells becomes one of the picture by x and y.
  function draw(grid, x, y, text) {
    const taken = [];
    const drawn = levels(grid).flatMap((level) => {
      const parts = segments(grid, level);
      if (!parts.length) return [];
      const path = parts.map(([x1, y1, x2, y2]) =>
        `M${x(x1)},${y(y1)}L${x(x2)},${y(y2)}`).join("");
      const [i, j] = labelled(parts, taken);
      return [Draw.svg("path", { d: path, class: "contour under" }),
        Draw.svg("path", { d: path, class: "contour" }),
        Draw.words(x(i), y(j) + 4, text(level), "middle", "contour")];
    });
    // Words lie above all lines.
    return [...drawn.filter((one) => one.localName !== "text"),
      ...drawn.filter((one) => one.localName === "text")];
  }

  return { levels, segments, draw };
})();

if (typeof module !== "undefined") module.exports = Contour;
