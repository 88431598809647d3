"use strict";

// A sweep that was saved: a map of two of its constants, and the points that no other beats.
class Sweep {
  constructor(data, extras, find) {
    Object.assign(this, { data, find, sweep: extras.sweep });
    find("sweep-part").hidden = !this.sweep;
    if (!this.sweep) return;
    const { axes, objectives } = this.sweep;
    this.fill("saved-x", axes.map((axis) => axis.key));
    this.fill("saved-y", axes.map((axis) => axis.key));
    find("saved-y").value = Math.min(1, axes.length - 1);
    const names = objectives.map((objective) => objective.name);
    this.fill("saved-metric", names);
    this.fill("saved-contour", ["none", ...names]);
    // What is left to move after a reveal is what a shorter cover is paid with.
    const residual = objectives.findIndex(({ metric }) =>
      data.metrics[metric].name === "reveal.residual");
    find("saved-contour").value = (residual > 0 ? residual : names.length > 1 ? 1 : -1) + 1;
    for (const id of ["saved-x", "saved-y", "saved-metric", "saved-contour"]) {
      find(id).addEventListener("change", () => this.draw());
    }
    const { mode, finished, planned } = this.sweep;
    find("sweep-note").textContent = `${finished} of ${planned} points, ${mode}. The frame marks `
      + "the values in force, ★ a point that no other beats, ╱ a missed budget, × one without a "
      + "figure.";
    this.draw();
    this.table();
  }

  fill(id, texts) {
    this.find(id).replaceChildren(...texts.map((text, i) => {
      const option = Tables.element("option", text);
      option.value = i;
      return option;
    }));
  }

  // A point is [mark, place of the value on each axis…, objective…].
  value(point, objective) {
    return point[1 + this.sweep.axes.length + objective];
  }

  text(objective, parts) {
    const metric = this.data.metrics[this.sweep.objectives[objective].metric];
    return Tables.value(metric, parts ?? undefined);
  }

  draw() {
    const { axes, points, currentValues, objectives } = this.sweep;
    const [x, y, objective] = ["saved-x", "saved-y", "saved-metric"]
      .map((id) => Number(this.find(id).value));
    // Other axes stay at the values in force, or at their first value where that is none of theirs.
    const fixed = axes.map((axis, i) => Math.max(axis.values.indexOf(currentValues[i]), 0));
    const shown = points.filter((point) =>
      axes.every((_, i) => i === x || i === y || point[1 + i] === fixed[i]));
    const share = Heat.shares(shown.map((point) => this.value(point, objective)));
    const rows = x === y ? [""] : axes[y].values;
    const at = (i, j) => shown.find((one) => one[1 + x] === i && (x === y || one[1 + y] === j));
    const cells = rows.map((_, j) => axes[x].values.map((__, i) => {
      const point = at(i, j);
      if (!point) return { text: "" };
      const value = this.value(point, objective);
      return { text: this.text(objective, value), share: share(value), marks: {
        front: point[0] & 1, current: point[0] & 2, crossed: point[0] & 12,
        missed: point[0] & 16 } };
    }));
    const others = axes.flatMap((axis, i) =>
      i === x || i === y ? [] : [`${axis.key} ${axis.values[fixed[i]]}`]);
    const legend = [`${axes[x].key} across`, ...(x === y ? [] : [`${axes[y].key} down`]),
      ...others].join(", ");
    this.find("saved-heat").replaceChildren(Heat.draw({ name: objectives[objective].name,
      across: { key: axes[x].key, texts: axes[x].values }, down: { key: axes[y].key, texts: rows },
      cells, legend, lines: this.lines(rows.map((_, j) => axes[x].values.map((__, i) => at(i, j))))
    }));
  }

  // The second objective at each place of the map, in its unit.
  lines(points) {
    const second = Number(this.find("saved-contour").value) - 1;
    if (second < 0) return undefined;
    const { name, metric } = this.sweep.objectives[second];
    const { parts } = this.data.metrics[metric];
    return { name, text: (value) => this.text(second, value * parts),
      values: points.map((line) => line.map((point) => {
        const value = point && this.value(point, second);
        return value === undefined || value === null ? undefined : value / parts;
      })) };
  }

  table() {
    const { axes, objectives, points, current, currentValues } = this.sweep;
    const table = this.find("front");
    Tables.head(table, ["", ...axes.map((axis) => axis.key), ...objectives.map((o) => o.name)]);
    const first = (point) => this.value(point, 0) ?? Infinity;
    const front = points.filter((point) => point[0] & 1)
      .sort((left, right) => first(left) - first(right)).slice(0, 40);
    const line = (mark, values, figures) => Tables.row([mark, ...values,
      ...figures.map((parts, i) => this.text(i, parts))]);
    table.tBodies[0].replaceChildren(
      line("in force", currentValues, current),
      ...front.map((point) => line("★",
        axes.map((axis, i) => axis.values[point[1 + i]] ?? "–"),
        objectives.map((_, i) => this.value(point, i)))));
  }
}
