"use strict";

// Why the cover stayed on: the engine's own account of it, in words and as bars.
const Why = (() => {
  const { element } = Tables;
  const colors = { unusable: "line", waiting: "warn", first: "faint", still: "good",
    moved: "bad" };

  // The parts of one time under the cover, as [name, ticks, colour].
  function parts(reveal, names) {
    const out = [];
    names.passes.forEach((pass, i) => {
      if (pass !== "waiting") {
        out.push([pass, reveal.times[i], colors[pass]]);
        return;
      }
      reveal.waits.forEach((ticks, reason) =>
        out.push([`waiting: ${Film.words(names.reasons[reason])}`, ticks, colors.waiting]));
    });
    return out.filter(([, ticks]) => ticks > 0);
  }

  const length = (reveal, end) => (reveal.end < 0 ? end : reveal.end) - reveal.start;

  function waterfall(film, names) {
    return film.reveals.map((reveal, index) => {
      const list = parts(reveal, names);
      const total = list.reduce((sum, [, ticks]) => sum + ticks, 0);
      const box = element("div", undefined, "waterfall");
      const head = reveal.end < 0 ? "never lifted" : Film.time(length(reveal, film.end));
      box.append(element("h4", (film.reveals.length > 1 ? `Cover ${index + 1}: ` : "Cover: ")
        + `${head}, ${reveal.passes} passes`));
      if (total > 0) box.append(bar(list, total), legend(list));
      if (reveal.rows.length) box.append(rows(reveal, names));
      return box;
    });
  }

  function bar(list, total) {
    const svg = Draw.svg("svg", { viewBox: "0 0 600 14", preserveAspectRatio: "none", role: "img",
      "aria-label": list.map(([name, ticks]) => `${name} ${Film.time(ticks)}`).join(", ") });
    let x = 0;
    for (const [, ticks, color] of list) {
      const width = ticks / total * 600;
      svg.append(Draw.svg("rect", { x, y: 0, width: Math.max(width - 1.5, 1), height: 14,
        fill: `var(--${color})` }));
      x += width;
    }
    return svg;
  }

  function legend(list) {
    const box = element("ul", undefined, "legend");
    for (const [name, ticks, color] of list) {
      const item = element("li");
      const swatch = Draw.svg("svg", { viewBox: "0 0 10 10", class: "swatch" });
      swatch.append(Draw.svg("rect", { width: 10, height: 10, rx: 2, fill: `var(--${color})` }));
      item.append(swatch, element("span", `${name} ${Film.time(ticks)}`));
      box.append(item);
    }
    return box;
  }

  function rows(reveal, names) {
    const words = reveal.rows.map(([row, reason, ticks, passes]) =>
      `row ${row}: ${Film.time(ticks)} in ${passes} ${passes === 1 ? "pass" : "passes"}`
      + ` (${Film.words(names.reasons[reason])})`);
    return element("p", `Kept on by ${words.join(" · ")}`, "hint");
  }

  // The command's answer, and what its turns lead to; a button tries one in the panel below.
  function answer(box, run, turn) {
    const { sentences = [], turns = [] } = run.answer ?? {};
    const parts = sentences.map((text, i) => element("p", text, i ? "" : "lead"));
    if (turns.length) {
      const table = element("table", undefined, "turns");
      const head = element("thead");
      const body = element("tbody");
      head.append(Tables.row(["turn", "from", "to", "revealed after", "what it trades", ""], "th"));
      for (const { key, from, to, reveal, trade, miss } of turns) {
        const button = element("button", "Try");
        button.type = "button";
        button.setAttribute("aria-label", `Try ${key} at ${to}`);
        button.addEventListener("click", () => turn(key, to));
        const cell = element("td");
        cell.append(button);
        body.append(Tables.row([key, from, to, Film.time(reveal),
          element("td", miss ? `${trade} Then ${miss}.` : trade, miss ? "wrap worse" : "wrap"),
          cell]));
      }
      table.append(head, body);
      const scroll = element("div", undefined, "scroll");
      scroll.append(table);
      parts.push(scroll);
    }
    box.replaceChildren(...parts);
  }

  return { waterfall, answer };
})();
