// Whether a page fits its window: no text on another one, nothing cut off at a side, targets that
// a finger hits. What the page is asked runs in it, as one expression.

// Everything that is read, as boxes: lines of text, controls, and what canvases write. Of what lies
// in a part that scrolls, only what can be seen counts.
const measure = (canvases) => {
  const SCROLLS = ".scroll, .wide, #spread, code";
  const round = (box) => [box.left, box.top, box.right, box.bottom].map((one) => Math.round(one));
  const isShown = (node) => node.checkVisibility({ visibilityProperty: true });
  const clipped = (box, node) => {
    let { left, top, right, bottom } = box;
    for (let own = node; own && own !== document.body; own = own.parentElement) {
      if (getComputedStyle(own).overflowX === "visible") continue;
      const edge = own.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };
  // Heads and names that stay in view lie over what has been scrolled.
  for (const node of document.querySelectorAll(SCROLLS)) node.scrollTo(0, 0);
  const boxes = [];
  const cut = [];
  const add = (owner, text, box) => {
    const seen = clipped(box, owner);
    if (seen.right - seen.left < 1 || seen.bottom - seen.top < 1) return;
    boxes.push({ owner, text, ...seen });
    if (owner.closest(SCROLLS)) return;
    const lost = Math.max(seen.left - box.left, box.right - seen.right, -box.left,
      box.right - innerWidth);
    if (lost > 1) cut.push(`${text}: ${Math.round(lost)} px`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!node.data.trim() || owner.closest("script, option, svg") || !isShown(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) add(owner, node.data.trim().slice(0, 40), box);
  }
  for (const node of document.querySelectorAll("input, select, canvas, svg[role]")) {
    if (isShown(node)) add(node, node.id || node.localName, node.getBoundingClientRect());
  }
  boxes.sort((left, right) => left.top - right.top);
  const over = [];
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  boxes.forEach((box, i) => {
    for (let j = i + 1; j < boxes.length && boxes[j].top < box.bottom - 2; j++) {
      const other = boxes[j];
      if (meet(box, other)) over.push(`${box.text} on ${other.text} at ${round(other)}`);
    }
  });
  for (const { name, texts } of canvases) {
    texts.forEach((box, i) => texts.slice(0, i).forEach((other) => {
      if (meet(box, other)) over.push(`${box.text} on ${other.text} in ${name}`);
    }));
    for (const box of texts) {
      if (box.left < 0 || box.right > box.room + 0.5) cut.push(`${box.text} in ${name}`);
    }
  }
  return { count: boxes.length, over, cut };
};

// Draws the player anew and keeps where its canvases write.
const written = () => {
  const lists = new Map();
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function note(text, x, y) {
    const { a: ratio } = this.getTransform();
    const wide = this.measureText(text).width;
    const size = parseFloat(this.font);
    const left = x - { left: 0, center: wide / 2, right: wide }[this.textAlign];
    if (!lists.has(this.canvas)) lists.set(this.canvas, []);
    lists.get(this.canvas).push({ text, left, right: left + wide, top: y - size * 0.75,
      bottom: y + size * 0.1, room: this.canvas.width / ratio });
    fillText.call(this, text, x, y);
  };
  Draw.forget();
  __page.player.draw();
  CanvasRenderingContext2D.prototype.fillText = fillText;
  return [...lists].map(([canvas, texts]) => ({ name: canvas.id || "lanes", texts }));
};

// What is too small for a finger or a pointer. The words of a label belong to its control, and a
// table's first cell to the button in it.
const small = (least) => [...document.querySelectorAll("button, select, input, summary")]
  .filter((node) => node.checkVisibility())
  .map((node) => [node, (node.closest("label, td:first-child") ?? node).getBoundingClientRect()])
  .filter(([, box]) => box.height < least - 0.5 || box.width < 23.5)
  .map(([node, { width, height }]) =>
    `${node.id || node.textContent.trim()} ${Math.round(width)} × ${Math.round(height)}`);

export const overlaps = (page) => page.run(`(${measure})((${written})())`);
export const tooSmall = (page, least) => page.run(`(${small})(${least})`);

// Puts a rule into the page's style while something is asked.
export async function spoilt(page, rule, ask) {
  await page.run(`void document.styleSheets[0].insertRule(${JSON.stringify(rule)},
    document.styleSheets[0].cssRules.length)`);
  const found = await ask();
  await page.run("document.styleSheets[0].deleteRule(document.styleSheets[0].cssRules.length - 1)");
  return found;
}
