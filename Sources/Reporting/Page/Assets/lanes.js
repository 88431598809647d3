"use strict";

// The lanes and step charts of one run on one axis of virtual time.
const Lanes = (() => {
  const LEFT = 92;
  const RIGHT = 12;
  const MAP = 16;
  const AXIS = MAP + 24;
  const { LANE } = Tracks;

  class View {
    constructor(canvas) {
      this.canvas = canvas;
      this.from = 0;
      this.to = 1;
    }

    // With a base the lanes are those of both, so that turning a constant moves nothing away.
    show(film, names, anomalies, base) {
      Object.assign(this, { film, names, anomalies, selected: null });
      this.from = 0;
      this.to = Math.max(film.end, 1);
      this.lane = film.marks.kind.map((kind) => Tracks.laneOf(names.marks[kind]));
      this.spans = Tracks.spans(film, names);
      this.messages = Tracks.outbox(film, names);
      this.layout = Tracks.layout(base ? [film, base] : [film], names, AXIS);
      this.bottom = this.layout.bottom + (this.layout.flat.length ? 20 : 4);
      this.canvas.style.height = `${this.bottom}px`;
    }

    x(at) {
      const width = this.canvas.clientWidth - LEFT - RIGHT;
      return LEFT + (at - this.from) / (this.to - this.from) * width;
    }

    time(x) {
      const width = this.canvas.clientWidth - LEFT - RIGHT;
      return this.from + (x - LEFT) / width * (this.to - this.from);
    }

    // The time under a pointer: the map at the top is of the whole run.
    timeAt(x, y) {
      if (y > MAP) return this.time(x);
      return (x - LEFT) / (this.canvas.clientWidth - LEFT - RIGHT) * this.film.end;
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
      const { canvas } = this;
      const ratio = window.devicePixelRatio || 1;
      const colors = Draw.palette();
      const key = [this.from, this.to, canvas.clientWidth, canvas.clientHeight, ratio,
        this.film.digest, this.film.end, this.bottom, colors.ink].join();
      const { context, width } = Draw.fit(canvas);
      if (!canvas.width || !canvas.height) return;
      if (this.key !== key) {
        this.key = key;
        this.still = document.createElement("canvas");
        this.still.width = canvas.width;
        this.still.height = canvas.height;
        const under = this.still.getContext("2d");
        under.setTransform(ratio, 0, 0, ratio, 0, 0);
        this.drawStill(under, colors, width);
      }
      context.drawImage(this.still, 0, 0, width, canvas.clientHeight);
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
        // The last one would stick out.
        const isLast = x > width - 30;
        Draw.label(context, Film.time(value * ms), isLast ? width - 2 : x, MAP + 14, colors,
          isLast ? "right" : "center", 11, colors.faint);
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
      if (tall > LANE && name === "passes") this.moves(context, colors, y + tall - 4, width);
      context.restore();
    }

    points(context, colors, lane, middle) {
      const { marks } = this.film;
      for (let i = Film.lastAtMost(marks.at, this.from - 1) + 1; i < marks.at.length; i++) {
        if (marks.at[i] > this.to) break;
        if (this.lane[i] !== lane || marks.at[i] < this.from) continue;
        Glyphs.mark(context, colors, this.names, marks, i, this.x(marks.at[i]), middle);
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
    moves(context, colors, y, width) {
      const { marks } = this.film;
      let free = LEFT - 8;
      marks.at.forEach((at, i) => {
        const isMove = this.names.marks[marks.kind[i]] === "pass"
          && this.names.passes[marks.b[i]] === "moved";
        if (!isMove || at < this.from || at > this.to) return;
        const text = Film.move(this.film, this.names, i);
        context.font = `10px ${colors.font}`;
        const wide = context.measureText(text).width;
        const x = Math.min(Math.max(this.x(at) - wide / 2, LEFT - 8), width - wide - 2);
        if (x < free) return;
        free = x + wide + 6;
        Draw.label(context, text, x, y, colors, "left", 10, colors.bad);
      });
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
      context.strokeStyle = colors.accent;
      context.lineWidth = 1.25;
      context.beginPath();
      let before = null;
      for (let i = first; i <= last && i < count; i++) {
        const x = Math.max(this.x(frames.at[i]), LEFT);
        if (before === null) context.moveTo(x, place(values[i]));
        else context.lineTo(x, place(before));
        context.lineTo(x, place(values[i]));
        before = values[i];
      }
      if (before !== null) {
        context.lineTo(Math.min(this.x(Math.min(this.to, this.film.end)), width), place(before));
      }
      context.stroke();
    }
  }

  return { View };
})();
