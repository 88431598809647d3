"use strict";

// The lanes and step charts of one run on one axis of virtual time.
const Lanes = (() => {
  const LEFT = 92;
  const RIGHT = 12;
  const MAP = 16;
  const VIEWS = 6;
  const AXIS = MAP + 24;
  const { LANE } = Tracks;

  class View {
    constructor(canvas) {
      this.canvas = canvas;
      this.stills = [];
      this.from = 0;
      this.to = 1;
    }

    // With a base the lanes are those of both, so that turning a constant moves nothing away.
    show(film, names, anomalies, base) {
      Object.assign(this, { film, names, anomalies, selected: null });
      this.from = 0;
      this.to = Math.max(film.end, 1);
      // The marks of each lane, by time.
      const place = names.marks.map(Tracks.laneOf);
      this.inLane = Tracks.lanes.map(() => []);
      film.marks.kind.forEach((kind, i) => this.inLane[place[kind]]?.push(i));
      this.spans = Tracks.spans(film, names);
      this.messages = Tracks.outbox(film, names);
      this.layout = Tracks.layout(base ? [film, base] : [film], names, AXIS);
      this.bottom = this.layout.bottom + (this.layout.flat.length ? 20 : 4);
      this.canvas.style.height = `${this.bottom}px`;
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

    // Turns over by whole views, so that going to and fro comes upon the same ones again.
    keepVisible(at) {
      const span = this.to - this.from;
      if (at < this.from || at > this.to) this.pan(Math.floor((at - this.from) / span) * span);
    }

    // All but the line of the instant stays the same while time goes by, so it is drawn once for
    // a view, and the last views are kept.
    draw(now) {
      const { canvas } = this;
      const { context, width, height: tall, ratio } = Draw.fit(canvas);
      if (!width || !tall) return;
      const colors = Draw.palette();
      this.perTick = this.room / (this.to - this.from);
      const setting = [this.film, this.layout, colors, width, tall, ratio];
      if (!this.setting || setting.some((value, i) => value !== this.setting[i])) {
        this.setting = setting;
        for (const still of this.stills) still.from = NaN;
      }
      let still = this.stills.find((one) => one.from === this.from && one.to === this.to);
      if (!still) {
        still = this.stills.length < VIEWS ? { canvas: document.createElement("canvas") }
          : this.stills.shift();
        Object.assign(still, { from: this.from, to: this.to });
        this.stills.push(still);
        this.drawStill(Draw.blank(still.canvas, width, tall, ratio), colors, width);
      }
      context.drawImage(still.canvas, 0, 0, width, tall);
      if (this.selected) {
        const [from, to] = [this.x(this.selected.from), this.x(this.selected.to)];
        context.fillStyle = colors.accent;
        context.globalAlpha = 0.12;
        context.fillRect(Math.max(from, LEFT), MAP, Math.min(to, width) - Math.max(from, LEFT),
          this.layout.bottom - MAP);
        context.globalAlpha = 1;
      }
      const x = this.x(now);
      context.strokeStyle = colors.accent;
      context.lineWidth = 1.5;
      context.beginPath();
      context.moveTo(x, MAP + 2);
      context.lineTo(x, this.layout.bottom);
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
      const { lanes, frames, charts, flat, bottom } = this.layout;
      for (const part of [...lanes, frames, ...charts]) {
        this.caption(context, colors, part.name, part.y, width);
      }
      for (const lane of lanes) this.marks(context, colors, lane, width);
      this.frames(context, colors, frames.y);
      for (const chart of charts) this.chart(context, colors, chart, width);
      if (flat.length) {
        context.fillStyle = colors.line;
        context.fillRect(0, bottom, width, 1);
        Draw.label(context, `always 0: ${flat.join(", ")}`, 4, bottom + 14, colors, "left", 11,
          colors.faint);
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
        const text = Film.time(value * ms);
        const half = Draw.width(context, text, 11, colors) / 2;
        Draw.label(context, text, Math.min(x, width - half), MAP + 14, colors, "center", 11,
          colors.faint);
        context.fillStyle = colors.line;
        context.fillRect(x, AXIS - 5, 1, this.layout.bottom - AXIS + 5);
      }
    }

    caption(context, colors, text, y, width) {
      context.fillStyle = colors.line;
      context.fillRect(0, y, width, 1);
      Draw.label(context, text, 4, y + LANE / 2 + 4, colors, "left", 12);
    }

    // Nothing is drawn over the captions; what began before the part in view comes in from there.
    marks(context, colors, { index: lane, name, y, tall }, width) {
      context.save();
      context.beginPath();
      context.rect(LEFT - 8, y, width - LEFT + 8, tall);
      context.clip();
      const middle = y + LANE / 2;
      for (const span of this.spans) {
        if (span.lane !== lane || span.to < this.from || span.from > this.to) continue;
        Glyphs.span(context, colors, this.x(span.from), this.x(span.to), middle);
      }
      if (name === "outbox") this.outbox(context, colors, y);
      else this.points(context, colors, lane, middle);
      if (tall > LANE && name === "passes") this.moves(context, colors, lane, y + tall - 4, width);
      context.restore();
    }

    points(context, colors, lane, middle) {
      const { marks } = this.film;
      let before = -Infinity;
      for (const i of this.inLane[lane]) {
        if (marks.at[i] < this.from) continue;
        if (marks.at[i] > this.to) break;
        // Of plain marks that would cover one another, one is drawn.
        const x = this.x(marks.at[i]);
        const isPlain = Glyphs.isPlain(this.names, marks, i);
        if (isPlain && x - before < 0.75) continue;
        if (isPlain) before = x;
        Glyphs.mark(context, colors, this.names, marks, i, x, middle);
      }
    }

    outbox(context, colors, y) {
      const x = (at) => this.x(at);
      for (const message of this.messages) {
        const middle = y + 4 + (message.track + 0.5) * Tracks.TRACK;
        Glyphs.message(context, colors, message, x, x(this.film.end), middle);
      }
    }

    // Under each pass that moved the row that did and by how much, as far as there is room.
    moves(context, colors, lane, y, width) {
      const { marks } = this.film;
      let free = LEFT - 8;
      context.font = `10px ${colors.font}`;
      for (const i of this.inLane[lane]) {
        const isMove = this.names.marks[marks.kind[i]] === "pass"
          && this.names.passes[marks.b[i]] === "moved";
        if (!isMove || marks.at[i] < this.from || marks.at[i] > this.to) continue;
        const text = Film.move(this.film, this.names, i);
        const wide = context.measureText(text).width;
        const x = Math.min(Math.max(this.x(marks.at[i]) - wide / 2, LEFT - 8), width - wide - 2);
        if (x < free) continue;
        free = x + wide + 6;
        Draw.label(context, text, x, y, colors, "left", 10, colors.bad);
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

    chart(context, colors, { key, unit = "", y, tall }, width) {
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
      const place = (value) => y + tall - 8 - (value - low) / span * (tall - 18);
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

  return { View };
})();
