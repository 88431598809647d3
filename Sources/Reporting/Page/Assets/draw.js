"use strict";

// What all drawings share: colours of the theme, canvases in CSS pixels, SVG elements.
const Draw = (() => {
  const names = ["ink", "faint", "line", "edge", "paper", "card", "good", "bad", "warn", "accent",
    "bar", "veil", "hole", "touch", "plain", "user", "answer", "activity", "system", "user-bar"];
  let known = null;

  // The colours in force; read again only when the theme changes.
  function palette() {
    if (known) return known;
    const style = getComputedStyle(document.documentElement);
    known = { font: style.getPropertyValue("--font").trim() };
    for (const name of names) known[name] = style.getPropertyValue(`--${name}`).trim();
    return known;
  }

  function forget() {
    known = null;
  }

  // The sizes of boxes in CSS pixels, as the page tells them when it has laid them out; until then
  // they are zero. Asking for a size would lay the page out anew after each change.
  const sizes = new WeakMap();
  const boxes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      sizes.set(target, { width: target.clientWidth, height: target.clientHeight });
    }
  });

  function size(canvas) {
    if (!sizes.has(canvas)) {
      sizes.set(canvas, { width: 0, height: 0 });
      boxes.observe(canvas);
    }
    return sizes.get(canvas);
  }

  // Sizes a canvas to its box and gives its context in CSS pixels.
  function fit(canvas) {
    const ratio = window.devicePixelRatio || 1;
    const { width, height } = size(canvas);
    return { context: blank(canvas, width, height, ratio), width, height, ratio };
  }

  // An empty canvas of a size in CSS pixels.
  function blank(canvas, width, height, ratio) {
    const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== across) canvas.width = across;
    if (canvas.height !== down) canvas.height = down;
    const context = canvas.getContext("2d");
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    return context;
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

  function label(context, text, x, y, colors, align = "left", size = 12, color = colors.ink) {
    context.fillStyle = color;
    context.font = `${size}px ${colors.font}`;
    context.textAlign = align;
    context.fillText(text, x, y);
  }

  // Digits are as wide as one another, so a text's width is that of its length and its other signs.
  const widths = new Map();

  function width(context, text, size, colors) {
    const key = `${size}${colors.font}${text.replace(/\d/g, "0")}`;
    if (!widths.has(key)) {
      context.font = `${size}px ${colors.font}`;
      widths.set(key, context.measureText(text).width);
    }
    return widths.get(key);
  }

  const SVG = "http://www.w3.org/2000/svg";

  function svg(name, attributes = {}, ...children) {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  }

  // Text in an SVG picture.
  function words(x, y, text, anchor = "start", className = "") {
    return svg("text", { x, y, "text-anchor": anchor, class: className }, text);
  }

  return { palette, forget, size, fit, blank, width, hatch, label, svg, words };
})();
