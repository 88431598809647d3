"use strict";

// The lanes and step charts of one run on one axis of virtual time.
const Lanes = (() => {
  const LEFT = 92;
  const LANE = 22;
  const CHART = 46;
  const RIGHT = 12;
  const MAP = 16;
  const AXIS = MAP + 24;

  const lanes = [
    { name: "input", kinds: ["input"] },
    { name: "model", kinds: ["model"] },
    { name: "renders", kinds: ["render"] },
    { name: "applies", kinds: ["mounted", "snapshot", "held", "heldApplied"] },
    { name: "rows", kinds: ["preparing", "prepared", "measured", "reconfigured", "guarded"] },
    { name: "passes", kinds: ["pass", "revealed", "covered"] },
    { name: "older", kinds: ["olderAsked", "olderEnded", "restoreBegan", "restoreEnded"] },
    { name: "bottom", kinds: ["follow", "followLink", "bottomPass", "bottomEnded"] },
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

  // Kinds that have a shape of their own; all others are plain strokes.
  const shaped = ["pass", "fault", "revealed", "held"];

  const laneOf = (kind) => lanes.findIndex((lane) => lane.kinds.includes(kind));
  const height = () => AXIS + (lanes.length + 1) * LANE + charts.length * CHART + 12;

  class View {
    constructor(canvas) {
      this.canvas = canvas;
      this.still = document.createElement("canvas");
      this.from = 0;
      this.to = 1;
    }

    show(film, names, anomalies) {
      Object.assign(this, { film, names, anomalies, selected: null });
      this.from = 0;
      this.to = Math.max(film.end, 1);
      // The marks of each lane, by time.
      const place = names.marks.map(laneOf);
      this.inLane = lanes.map(() => []);
      film.marks.kind.forEach((kind, i) => this.inLane[place[kind]]?.push(i));
    }

    // How wide the axis is.
    get room() {
      return Draw.size(this.canvas).width - LEFT - RIGHT;
    }

    x(at) {
      return LEFT + (at - this.from) * this.perTick;
    }

    time(x) {
      return this.from + (x - LEFT) / this.room * (this.to - this.from);
    }

    // The time under a pointer: the map at the top is of the whole run.
    timeAt(x, y) {
      return y > MAP ? this.time(x) : (x - LEFT) / this.room * this.film.end;
    }

    zoom(factor, at) {
      const span = Math.min(Math.max((this.to - this.from) * factor, Film.TICKS_PER_MS * 20),
        Math.max(this.film.end, 1));
      const share = (at - this.from) / (this.to - this.from);
      this.from = at - share * span;
      this.to = this.from + span;
      this.clamp();
    }

    pan(ticks) {
      this.from += ticks;
      this.to += ticks;
      this.clamp();
    }

    clamp() {
      const span = this.to - this.from;
      this.from = Math.min(Math.max(this.from, 0), Math.max(this.film.end - span, 0));
      this.to = this.from + span;
    }

    keepVisible(at) {
      if (at < this.from || at > this.to) this.pan(at - (this.from + this.to) / 2);
    }

    // All but the line of the instant stays the same while time goes by, so it is drawn once.
    draw(now) {
      const { canvas, still } = this;
      const { context, width, height: tall, ratio } = Draw.fit(canvas);
      if (!width || !tall) return;
      const colors = Draw.palette();
      this.perTick = this.room / (this.to - this.from);
      const drawn = [this.film, colors, this.from, this.to, width, tall, ratio];
      if (!this.drawn || drawn.some((value, i) => value !== this.drawn[i])) {
        this.drawn = drawn;
        this.drawStill(Draw.blank(still, width, tall, ratio), colors, width);
      }
      context.drawImage(still, 0, 0, width, tall);
      if (this.selected) {
        const [from, to] = [this.x(this.selected.from), this.x(this.selected.to)];
        context.fillStyle = colors.accent;
        context.globalAlpha = 0.12;
        context.fillRect(Math.max(from, LEFT), MAP, Math.min(to, width) - Math.max(from, LEFT),
          height());
        context.globalAlpha = 1;
      }
      const x = this.x(now);
      context.strokeStyle = colors.accent;
      context.lineWidth = 1.5;
      context.beginPath();
      context.moveTo(x, MAP + 2);
      context.lineTo(x, height());
      const whole = LEFT + now / Math.max(this.film.end, 1) * (width - LEFT - RIGHT);
      context.moveTo(whole, 0);
      context.lineTo(whole, MAP);
      context.stroke();
    }

    // The whole run with its anomalies; the part that is shown below is lighter.
    map(context, colors, width) {
      const room = width - LEFT - RIGHT;
      const x = (at) => LEFT + at / Math.max(this.film.end, 1) * room;
      context.fillStyle = colors.line;
      context.fillRect(LEFT, 3, room, MAP - 6);
      context.fillStyle = colors.accent;
      context.globalAlpha = 0.25;
      context.fillRect(x(this.from), 1, Math.max(x(this.to) - x(this.from), 2), MAP - 2);
      context.globalAlpha = 1;
      context.fillStyle = colors.bad;
      for (const [at] of this.anomalies) context.fillRect(x(at) - 0.75, 3, 1.5, MAP - 6);
      Draw.label(context, "whole run", 4, 12, colors, "left", 11, colors.faint);
    }

    drawStill(context, colors, width) {
      this.map(context, colors, width);
      this.axis(context, colors, width);
      let y = AXIS;
      for (let index = 0; index < lanes.length; index++, y += LANE) {
        this.caption(context, colors, lanes[index].name, y, LANE, width);
        this.marks(context, colors, index, y);
      }
      this.caption(context, colors, "frames", y, LANE, width);
      this.frames(context, colors, y);
      y += LANE;
      for (const chart of charts) {
        this.caption(context, colors, chart.name, y, CHART, width);
        this.chart(context, colors, chart, y, width);
        y += CHART;
      }
      for (const [at] of this.anomalies) {
        const x = this.x(at);
        if (x < LEFT || x > width) continue;
        context.fillStyle = colors.bad;
        context.beginPath();
        context.moveTo(x - 4, AXIS - 7);
        context.lineTo(x + 4, AXIS - 7);
        context.lineTo(x, AXIS - 1);
        context.fill();
      }
    }

    axis(context, colors, width) {
      const ms = Film.TICKS_PER_MS;
      const room = (width - LEFT - RIGHT) / 90;
      for (const value of Film.ticks(this.from / ms, this.to / ms, room)) {
        const x = this.x(value * ms);
        Draw.label(context, Film.time(value * ms), x, MAP + 14, colors, "center", 11,
          colors.faint);
        context.fillStyle = colors.line;
        context.fillRect(x, AXIS - 5, 1, height() - AXIS);
      }
    }

    caption(context, colors, text, y, tall, width) {
      context.fillStyle = colors.line;
      context.fillRect(0, y, width, 1);
      Draw.label(context, text, 4, y + Math.min(tall, LANE) / 2 + 4, colors, "left", 12);
    }

    marks(context, colors, lane, y) {
      const { at } = this.film.marks;
      const middle = y + LANE / 2;
      let before = -Infinity;
      for (const i of this.inLane[lane]) {
        if (at[i] < this.from) continue;
        if (at[i] > this.to) break;
        // Of plain marks that would cover one another, one is drawn.
        const x = this.x(at[i]);
        const isPlain = !shaped.includes(this.names.marks[this.film.marks.kind[i]]);
        if (isPlain && x - before < 0.75) continue;
        if (isPlain) before = x;
        this.mark(context, colors, i, x, middle);
      }
    }

    // State by colour and by shape: moved is a cross, waiting a ring, still a full square.
    mark(context, colors, index, x, y) {
      const { marks } = this.film;
      const kind = this.names.marks[marks.kind[index]];
      const pass = kind === "pass" ? this.names.passes[marks.b[index]] : "";
      context.strokeStyle = context.fillStyle = colors.ink;
      context.lineWidth = 1.5;
      context.beginPath();
      if (pass === "moved" || kind === "fault") {
        context.strokeStyle = colors.bad;
        context.moveTo(x - 4, y - 4);
        context.lineTo(x + 4, y + 4);
        context.moveTo(x + 4, y - 4);
        context.lineTo(x - 4, y + 4);
        context.stroke();
      } else if (pass === "waiting" || pass === "first" || pass === "unusable") {
        context.strokeStyle = pass === "first" ? colors.faint : colors.warn;
        context.arc(x, y, 3.5, 0, 2 * Math.PI);
        context.stroke();
      } else if (pass === "still") {
        context.fillStyle = colors.good;
        context.fillRect(x - 3, y - 3, 6, 6);
      } else if (kind === "revealed") {
        context.fillStyle = colors.accent;
        context.moveTo(x, y - 7);
        context.lineTo(x + 6, y);
        context.lineTo(x, y + 7);
        context.lineTo(x - 6, y);
        context.fill();
      } else if (kind === "held") {
        context.strokeStyle = colors.warn;
        context.strokeRect(x - 3, y - 3, 6, 6);
      } else {
        context.fillRect(x - 1, y - 6, 2, 12);
      }
    }

    // Expected frames above, actual ones below; what was late has a bar as long as its delay.
    frames(context, colors, y) {
      const { frames, count } = this.film;
      const first = Math.max(Film.frameAt(this.film, this.from), 0);
      let last = -9;
      for (let i = first; i < count && frames.at[i] <= this.to; i++) {
        const x = this.x(frames.at[i]);
        const isLate = frames.late[i] > 0;
        if (!isLate && x - last < 2) continue;
        last = x;
        context.fillStyle = frames.state[i] & 1 ? colors.line : colors.faint;
        context.fillRect(x, y + 4, 1, 6);
        if (isLate) {
          const end = this.x(frames.at[i] + frames.late[i]);
          context.fillStyle = colors.bad;
          context.fillRect(x, y + 12, Math.max(end - x, 2), 6);
        } else {
          context.fillRect(x, y + 12, 1, 6);
        }
      }
    }

    chart(context, colors, { key, unit = "" }, y, width) {
      const { frames, count } = this.film;
      const values = frames[key];
      const first = Math.max(Film.frameAt(this.film, this.from), 0);
      const last = Math.max(Film.frameAt(this.film, this.to), first);
      let low = Infinity;
      let high = -Infinity;
      for (let i = first; i <= last && i < count; i++) {
        low = Math.min(low, values[i]);
        high = Math.max(high, values[i]);
      }
      if (!(high >= low)) return;
      const note = (value, below) =>
        Draw.label(context, Film.points(value) + unit, 4, y + below, colors, "left", 10,
          colors.faint);
      note(high, 28);
      if (high > low) note(low, 41);
      const span = high - low || 1;
      const place = (value) => y + CHART - 8 - (value - low) / span * (CHART - 18);
      context.fillStyle = colors.accent;
      const end = Math.min(this.x(Math.min(this.to, this.film.end)), width);
      this.steps(context, values, [first, Math.min(last, count - 1)], place, end);
    }

    // A step line of rectangles on whole pixels, which are much faster than a stroke of as many
    // points. Frames that share a pixel become one upright over all their values.
    steps(context, values, [first, last], place, end) {
      const { at } = this.film.frames;
      const ratio = context.getTransform().a;
      const snap = (length) => Math.round(length * ratio) / ratio;
      const thick = Math.max(snap(1.25), 1 / ratio);
      let x = snap(Math.max(this.x(at[first]), LEFT));
      let value = values[first];
      let [y, low, high] = Array(3).fill(snap(place(value)));
      const fill = (next) => {
        if (high > low) context.fillRect(x, low, thick, high - low + thick);
        if (next > x) context.fillRect(x, y, next - x, thick);
      };
      for (let i = first + 1; i <= last; i++) {
        if (values[i] === value) continue;
        value = values[i];
        const level = snap(place(value));
        const next = snap(Math.max(this.x(at[i]), LEFT));
        if (next > x) {
          fill(next);
          [x, low, high] = [next, y, y];
        }
        y = level;
        low = Math.min(low, level);
        high = Math.max(high, level);
      }
      fill(end);
    }
  }

  return { View, height, lanes, laneOf };
})();
