"use strict";

// Draws: the phone and the lanes on canvases, charts as SVG.
const Draw = (() => {
  const P = Film.UNITS_PER_POINT;

  function palette() {
    const style = getComputedStyle(document.documentElement);
    const color = (name) => style.getPropertyValue(`--${name}`).trim();
    return {
      ink: color("ink"), faint: color("faint"), line: color("line"), paper: color("paper"),
      card: color("card"), good: color("good"), bad: color("bad"), warn: color("warn"),
      accent: color("accent"), row: color("row"), bar: color("bar"), veil: color("veil"),
      font: style.getPropertyValue("--font").trim(),
    };
  }

  // Sizes a canvas to its box and gives its context in CSS pixels.
  function fit(canvas) {
    const ratio = window.devicePixelRatio || 1;
    const width = canvas.clientWidth;
    const height = canvas.clientHeight;
    if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
    if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
    const context = canvas.getContext("2d");
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    return { context, width, height };
  }

  function hatch(context, x, y, width, height, color) {
    context.save();
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    context.strokeStyle = color;
    context.lineWidth = 1;
    context.beginPath();
    for (let step = -height; step < width; step += 7) {
      context.moveTo(x + step, y + height);
      context.lineTo(x + step + height, y);
    }
    context.stroke();
    context.restore();
  }

  // One screen: rows as blocks with lines, estimates hatched, holes outlined, the cover a veil.
  function phone(canvas, film, state, view, extra) {
    const colors = palette();
    const { context, width, height } = fit(canvas);
    const scale = Math.min(width / (view.width / P), height / (view.height / P));
    const w = view.width / P * scale;
    const h = view.height / P * scale;
    const left = (width - w) / 2;
    const top = (height - h) / 2;
    context.save();
    context.beginPath();
    context.roundRect(left, top, w, h, 16);
    context.fillStyle = colors.card;
    context.fill();
    context.clip();
    if (state.frame >= 0) rows(context, film, state, colors, { left, top, w, h, scale, extra });
    insets(context, view, colors, { left, top, w, h, scale });
    if (state.state & 1) {
      context.fillStyle = colors.veil;
      context.fillRect(left, top, w, h);
      label(context, "covered", left + w / 2, top + h / 2, colors, "center", 15);
    }
    context.restore();
    context.beginPath();
    context.roundRect(left, top, w, h, 16);
    context.strokeStyle = colors.line;
    context.lineWidth = 1.5;
    context.stroke();
  }

  function rows(context, film, state, colors, box) {
    const { left, top, w, h, scale, extra } = box;
    hatch(context, left, top, w, h, colors.line);
    for (const [id, rowTop, rowHeight, kind] of state.rows) {
      const y = top + (rowTop - state.offset) / P * scale;
      const tall = rowHeight / P * scale;
      if (y + tall < top || y > top + h) continue;
      row(context, { id, x: left + 6, y: y + 1, w: w - 12, h: Math.max(tall - 2, 1), kind, scale,
        colors, isJumper: extra.jumper === id, isFilled: extra.filled?.has(id) });
    }
  }

  function row(context, { id, x, y, w, h, kind, scale, colors, isJumper, isFilled }) {
    context.fillStyle = colors.row;
    context.beginPath();
    context.roundRect(x, y, w, h, Math.min(6, h / 2));
    context.fill();
    if (kind === 1) hatch(context, x, y, w, h, colors.faint);
    else lines(context, id, x, y, w, h, scale, colors);
    if (isFilled || isJumper) {
      context.strokeStyle = isJumper ? colors.bad : colors.accent;
      context.lineWidth = 2;
      context.stroke();
    }
    if (h > 18) {
      context.fillStyle = colors.row;
      context.fillRect(x + w - 42, y + 3, 38, 13);
      label(context, `${id}`, x + w - 6, y + 13, colors, "right", 10);
    }
  }

  // Rows have heights and no text, so the bars only show that something can be read here.
  function lines(context, id, x, y, w, h, scale, colors) {
    const step = 20 * scale;
    const count = Math.floor((h - 6 * scale) / step);
    context.fillStyle = colors.bar;
    for (let index = 0; index < count; index++) {
      const share = index === count - 1 ? 0.35 + ((id * 37) % 40) / 100 : 0.86;
      context.fillRect(x + 8, y + (index + 0.5) * step, (w - 58) * share, Math.max(step * 0.3, 1));
    }
  }

  function insets(context, view, colors, { left, top, w, h, scale }) {
    context.fillStyle = colors.veil;
    const upper = view.top / P * scale;
    const lower = view.bottom / P * scale;
    context.fillRect(left, top, w, upper);
    context.fillRect(left, top + h - lower, w, lower);
  }

  function label(context, text, x, y, colors, align = "left", size = 12, color = colors.ink) {
    context.fillStyle = color;
    context.font = `${size}px ${colors.font}`;
    context.textAlign = align;
    context.fillText(text, x, y);
  }

  const SVG = "http://www.w3.org/2000/svg";

  function svg(name, attributes = {}, ...children) {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  }

  return { palette, fit, hatch, phone, label, svg };
})();
