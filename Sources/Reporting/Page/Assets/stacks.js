"use strict";

// Costs by call stack: callers above what they call, as wide as their cost. With an earlier profile
// the colour tells which side of it a share lies.
class Stacks {
  static ROW = 22;
  static WIDTH = 1000;
  static LEAST = 3;

  constructor(extras, find) {
    Object.assign(this, { find, stacks: extras.stacks, root: -1 });
    find("stacks-part").hidden = !this.stacks;
    if (!this.stacks) return;
    const { nodes } = this.stacks;
    this.nodes = [];
    for (let i = 0; i < nodes.length; i += 4) {
      this.nodes.push({ parent: nodes[i], name: this.stacks.names[nodes[i + 1]],
        cost: nodes[i + 2], base: nodes[i + 3], inner: [] });
    }
    this.nodes.forEach((node, i) => this.nodes[node.parent]?.inner.push(i));
    find("stacks-find").addEventListener("input", () => this.draw());
    find("stacks-all").addEventListener("click", () => this.zoom(-1));
    this.draw();
  }

  zoom(index) {
    this.root = index;
    this.draw();
    this.find("stacks-all").focus();
  }

  // A node is drawn by the larger of its costs, so that what is gone is seen, too.
  size = (node) => Math.max(node.cost, node.base);

  draw() {
    const tops = this.root < 0 ? this.nodes.flatMap((node, i) => node.parent < 0 ? [i] : [])
      : [this.root];
    const total = tops.reduce((sum, i) => sum + this.size(this.nodes[i]), 0) || 1;
    const svg = Draw.svg("svg", { class: "stacks", role: "group", "aria-label": "Costs by stack" });
    let deepest = 0;
    const place = (list, x, depth) => {
      for (const i of list) {
        const width = this.size(this.nodes[i]) / total * Stacks.WIDTH;
        if (width >= Stacks.LEAST) {
          deepest = Math.max(deepest, depth);
          svg.append(this.box(i, x, depth, width));
          place(this.nodes[i].inner, x, depth + 1);
        }
        x += width;
      }
    };
    place(tops, 0, 0);
    svg.setAttribute("viewBox", `0 0 ${Stacks.WIDTH} ${(deepest + 1) * Stacks.ROW}`);
    this.find("stacks-picture").replaceChildren(svg);
    this.tell();
  }

  box(index, x, depth, width) {
    const node = this.nodes[index];
    const group = Draw.svg("g", { tabindex: 0, role: "button", "aria-label": this.words(node),
      transform: `translate(${x} ${depth * Stacks.ROW})` });
    const wanted = this.find("stacks-find").value.trim().toLowerCase();
    const isFound = wanted && node.name.toLowerCase().includes(wanted);
    group.append(Draw.svg("rect", { width: Math.max(width - 1, 1), height: Stacks.ROW - 2, rx: 2,
      fill: `var(--${this.color(node)})`, "fill-opacity": 0.28,
      stroke: isFound ? "var(--ink)" : "none", "stroke-width": 2 }));
    const room = Math.floor((width - 8) / 6.4);
    if (room > 2) {
      const text = node.name.length > room ? node.name.slice(0, room - 1) + "…" : node.name;
      group.append(Draw.words(5, 14, text));
    }
    group.append(Draw.svg("title", {}, this.words(node)));
    const zoom = () => this.zoom(index);
    group.addEventListener("click", zoom);
    group.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      zoom();
    });
    return group;
  }

  color({ cost, base }) {
    if (!this.stacks.hasBase) return "accent";
    const change = cost / (this.stacks.total || 1) - base / (this.stacks.baseTotal || 1);
    return Math.abs(change) < 0.001 ? "faint" : change > 0 ? "bad" : "good";
  }

  words({ name, cost, base }) {
    const share = Film.trim(cost / (this.stacks.total || 1) * 100, 1);
    const earlier = this.stacks.hasBase ? `, ${base.toLocaleString("en")} before` : "";
    return `${name}: ${cost.toLocaleString("en")} (${share} %)${earlier}`;
  }

  tell() {
    const wanted = this.find("stacks-find").value.trim().toLowerCase();
    const found = wanted ? this.nodes.filter((node) =>
      node.name.toLowerCase().includes(wanted)).length : 0;
    this.find("stacks-note").textContent = [
      this.root < 0 ? `${this.stacks.total.toLocaleString("en")} in all`
        : `shown from ${this.words(this.nodes[this.root])}`,
      wanted ? `${found} frames named so` : "",
      this.stacks.hasBase ? "red: a larger share than before; green: a smaller one" : "",
    ].filter(Boolean).join(" · ");
  }
}
