"use strict";

// The panel that turns constants and runs the scenario anew in the page.
class Knobs {
  constructor(data, player, find) {
    this.data = data;
    this.player = player;
    this.find = find;
    this.queue = Promise.resolve();
    this.times = [];
  }

  async start() {
    const engine = document.getElementById("engine");
    const note = this.find("live-note");
    if (!engine) {
      note.textContent = "This report was written without the engine, so nothing can be turned "
        + "here. 'bash Benchmarks/Page/build' makes out/page/engine.wasm; write the report again "
        + "in that folder, or with --engine FILE.";
      return;
    }
    try {
      this.engine = await Live.Engine.start(JSON.parse(engine.textContent));
    } catch (error) {
      note.textContent = `The engine does not run here: ${error.message}`;
      return;
    }
    note.textContent = "The same engine as in the command, running in this page. "
      + "Each change simulates the scenario anew; the player above shows it.";
    this.find("live-body").hidden = false;
    this.fill();
    this.draw();
    this.compare(null);
  }

  fill() {
    const groups = [...new Set(this.data.constants.map((c) => c.key.split(".")[0]))];
    const options = (values, texts = values) => values.map((value, i) => {
      const option = Tables.element("option", texts[i]);
      option.value = value;
      return option;
    });
    this.find("group").replaceChildren(...options(groups));
    this.find("device").replaceChildren(
      ...options(["", ...this.data.devices.map((_, i) => i)],
        ["as in the run", ...this.data.devices.map((d) => d.name)]));
    const numbers = this.data.constants.filter((c) => !c.words).map((c) => c.key);
    this.find("sweep-x").replaceChildren(...options(numbers));
    this.find("sweep-y").replaceChildren(...options(numbers));
    this.find("sweep-x").value = "reveal.passDelay";
    this.find("sweep-y").value = "reveal.stillPasses";
    const names = this.data.metrics.map((m) => m.name);
    this.find("sweep-metric").replaceChildren(...options(names));
    this.find("sweep-metric").value = "reveal.ms";
    this.find("group").value = groups.includes("reveal") ? "reveal" : groups[0];
    this.find("group").addEventListener("change", () => this.draw());
    this.find("device").addEventListener("change", () => this.run());
    this.find("reset").addEventListener("click", () => {
      this.open(this.index);
      this.player.open(this.index, this.player.at);
    });
    this.find("sweep").addEventListener("click", () => this.sweep());
    this.find("sweep-contour").replaceChildren(...options(["", ...names], ["none", ...names]));
    this.find("sweep-contour").value = "reveal.residual";
    for (const id of ["sweep-metric", "sweep-contour"]) {
      this.find(id).addEventListener("change", () => this.map());
    }
  }

  open(index) {
    this.index = index;
    const block = document.getElementById(`image-${index}`);
    this.original = block ? Live.bytesOf(JSON.parse(block.textContent)) : null;
    this.turned = new Map();
    this.find("device").value = "";
    this.find("heat").replaceChildren();
    this.swept = null;
    this.find("live-time").textContent = this.original ? "" : "this run cannot be made in the page";
    // Before the engine has started the panel is not there.
    if (!this.engine) return;
    this.draw();
    this.compare(null);
  }

  parts(constant) {
    return this.turned.get(constant.key)
      ?? Live.parts(constant, Live.setting(this.original, constant.setting));
  }

  draw() {
    const box = this.find("knobs");
    if (!this.original) return box.replaceChildren();
    const group = this.find("group").value;
    box.replaceChildren(...this.data.constants
      .filter((c) => c.key.split(".")[0] === group).map((c) => this.knob(c)));
  }

  knob(constant) {
    const box = Tables.element("div", undefined, "knob");
    const label = Tables.element("label", constant.key);
    // The slider says its value itself.
    const output = Tables.element("output");
    output.ariaLive = "off";
    const id = `knob-${constant.key.replaceAll(".", "-")}`;
    label.htmlFor = id;
    label.title = constant.trade;
    let control;
    if (constant.words) {
      control = Tables.element("select");
      control.append(...constant.words.map((word, i) => {
        const option = Tables.element("option", word);
        option.value = i;
        return option;
      }));
    } else if (isWide(constant)) {
      control = Tables.element("input");
      control.type = "number";
      control.min = constant.min;
      control.max = constant.max;
    } else {
      control = Tables.element("input");
      control.type = "range";
      control.min = 0;
      control.max = 1000;
    }
    control.id = id;
    const tell = (parts) => {
      output.textContent = isPlain(constant) ? "" : valueText(constant, parts);
      if (control.type === "range") control.ariaValueText = output.textContent;
    };
    const show = () => {
      const parts = this.parts(constant);
      control.value = isPlain(constant) ? parts : Math.round(place(constant, parts) * 1000);
      tell(parts);
      box.classList.toggle("changed", this.turned.has(constant.key));
    };
    control.addEventListener("input", () => {
      const parts = isPlain(constant) ? whole(constant, control.value)
        : partsAt(constant, Number(control.value) / 1000);
      this.turned.set(constant.key, parts);
      tell(parts);
      box.classList.add("changed");
      this.run();
    });
    // What was typed is shown as it was taken.
    control.addEventListener("change", show);
    box.append(label, output, control);
    show();
    return box;
  }

  image(extra = []) {
    const image = this.original.slice();
    for (const [key, parts] of [...this.turned, ...extra]) {
      const constant = this.data.constants.find((c) => c.key === key);
      Live.set(image, constant.setting, Live.bits(constant, parts));
    }
    const device = this.data.devices[this.find("device").value];
    if (this.find("device").value !== "") {
      device.settings.forEach((value, i) =>
        Live.set(image, this.data.deviceSetting + i, BigInt(value)));
    }
    return image;
  }

  // Runs are made one after the other; what was asked for meanwhile is made once.
  run() {
    if (this.isWaiting) return this.queue;
    this.isWaiting = true;
    this.queue = this.queue.then(() => {
      this.isWaiting = false;
      return this.make();
    });
    return this.queue;
  }

  async make() {
    if (!this.original) return;
    const output = this.find("live-time");
    try {
      const start = performance.now();
      const answer = await this.engine.run(this.image());
      const spent = performance.now() - start;
      this.times.push(spent);
      this.last = answer;
      const film = Film.decode(answer.film);
      this.check(film);
      const saved = this.player.film(`film-${this.index}`);
      this.player.show(film, saved, `${this.data.runs[this.index].name}, in the page`);
      this.compare(answer.measurements);
      output.textContent = `simulated in ${Film.trim(spent, 1)} ms · digest ${film.digest}`;
    } catch (error) {
      output.textContent = error.message;
    }
  }

  // The same scenario with the same constants gives the same digest, or the engine is another one.
  check(film) {
    const isSame = this.turned.size === 0 && this.find("device").value === "";
    if (!isSame || film.digest === this.data.runs[this.index].digest) return;
    this.find("live-note").textContent = "This engine is another one than the command's: it gives "
      + "another run with the same constants. Make it again with Benchmarks/Page/build.";
    this.find("live-note").className = "fail";
  }

  compare(measurements) {
    const table = this.find("live-table");
    Tables.head(table, ["metric", "run", "in the page", "difference"]);
    const run = this.data.runs[this.index];
    const fresh = new Map(measurements ?? []);
    const rows = this.data.metrics.flatMap((metric, i) => {
      const before = run.values[i];
      const after = measurements ? fresh.get(i) : before;
      if (before === undefined && after === undefined) return [];
      const difference = (after ?? 0) - (before ?? 0);
      const cell = Tables.element("td", difference ? this.signed(metric, difference) : "");
      if (difference && metric.better) {
        cell.className = difference * metric.better > 0 ? "better" : "worse";
      }
      const row = Tables.row([metric.name, Tables.value(metric, before),
        measurements ? Tables.value(metric, after) : "", cell]);
      row.title = metric.summary;
      return [[difference ? 0 : 1, row]];
    });
    table.tBodies[0].replaceChildren(...rows.sort((a, b) => a[0] - b[0]).map(([, row]) => row));
  }

  signed(metric, parts) {
    return (parts > 0 ? "+" : "−") + Tables.value(metric, Math.abs(parts));
  }

  async sweep() {
    if (!this.original) return;
    const of = (id) => this.data.constants.find((c) => c.key === this.find(id).value);
    const [across, down] = [of("sweep-x"), of("sweep-y")];
    const [columns, rows] = [steps(across, this.parts(across)), steps(down, this.parts(down))];
    const grid = [];
    for (const y of rows) {
      const line = [];
      for (const x of columns) {
        try {
          const answer = await this.engine.run(this.image([[across.key, x], [down.key, y]]));
          line.push(new Map(answer.measurements));
        } catch {
          line.push(new Map());
        }
      }
      grid.push(line);
    }
    this.swept = { across, down, columns, rows, grid };
    this.map();
  }

  // Draws what was swept; other figures of the same runs need no new ones.
  map() {
    if (!this.swept) return;
    const { across, down, columns, rows, grid } = this.swept;
    const of = (id) => this.data.metrics.findIndex((one) => one.name === this.find(id).value);
    const [first, second] = [of("sweep-metric"), of("sweep-contour")];
    const [metric, other] = [this.data.metrics[first], this.data.metrics[second]];
    const values = grid.map((line) => line.map((figures) => figures.get(first)));
    const share = Heat.shares(values.flat());
    this.find("heat").replaceChildren(Heat.draw({
      name: `${metric.name} over two constants`,
      across: { key: across.key, texts: columns.map((parts) => valueText(across, parts)) },
      down: { key: down.key, texts: rows.map((parts) => valueText(down, parts)) },
      legend: `${across.key} across, ${down.key} down; frame: the values in force`,
      lines: other && { name: other.name, text: (value) => Tables.value(other, value * other.parts),
        values: grid.map((line) => line.map((figures) => figures.get(second) / other.parts)
          .map((value) => Number.isNaN(value) ? undefined : value)) },
      cells: values.map((line, j) => line.map((value, i) => ({
        text: Tables.value(metric, value),
        share: share(value),
        marks: { current: columns[i] === this.parts(across) && rows[j] === this.parts(down) },
      }))),
    }));
  }

  // Gives one row the height that it has, to be turned from there.
  pick(row, height) {
    if (!this.original || !this.engine) return;
    this.turned.set("rows.changedRow", row);
    this.turned.set("rows.changedHeight", height);
    this.find("group").value = "rows";
    this.draw();
    this.run();
    this.find("live").scrollIntoView();
  }

  // Sets a constant to a value as the command writes it, such as "16 ms", and runs.
  turn(key, text) {
    const constant = this.data.constants.find((one) => one.key === key);
    if (!constant || !this.original || !this.engine) return;
    const parts = constant.words ? constant.words.indexOf(text)
      : Math.round(amount(text) * constant.parts);
    this.turned.set(key, parts);
    this.find("group").value = key.split(".")[0];
    this.draw();
    this.run();
    this.find("live").scrollIntoView();
  }
}

// A number of a wide range is typed; a slider could not be set to it.
const isWide = (constant) => constant.parts === 1 && constant.max - constant.min > 100000;
const isPlain = (constant) => Boolean(constant.words) || isWide(constant);

function whole(constant, text) {
  const number = text.trim() ? Math.round(Number(text)) : constant.min;
  return Math.min(Math.max(number || 0, constant.min), constant.max);
}

// The number that a text with a unit begins with; "1/6 s" is a fraction.
function amount(text) {
  const [number] = text.split(" ");
  const [over, under] = number.split("/").map(Number);
  return under ? over / under : over;
}

// A slider's place between 0 and 1: by ratio where the range is wide.
function place(constant, parts) {
  const low = Math.max(constant.min, constant.parts / 100, 1);
  if (constant.max / low < 50 || parts <= 0) {
    return (parts - constant.min) / (constant.max - constant.min || 1);
  }
  return Math.log(Math.max(parts, low) / low) / Math.log(constant.max / low);
}

function partsAt(constant, share) {
  const low = Math.max(constant.min, constant.parts / 100, 1);
  const raw = constant.max / low < 50 ? constant.min + share * (constant.max - constant.min)
    : share === 0 ? constant.min : low * (constant.max / low) ** share;
  const unit = constant.parts;
  const grain = raw / unit > 20 || unit === 1 ? unit : unit / 4;
  const rounded = Math.round(raw / grain) * grain;
  return Math.min(Math.max(rounded, constant.min), constant.max);
}

function valueText(constant, parts) {
  return `${Film.trim(parts / constant.parts, 2)} ${constant.unit}`.trim();
}

// Seven values around one, by steps of a half where there is room.
function steps(constant, parts) {
  const factors = [0.25, 0.5, 0.75, 1, 1.5, 2, 3];
  const grain = constant.parts === 1 ? 1 : constant.parts / 4;
  const values = factors.map((factor) =>
    factor === 1 ? parts : Math.round(parts * factor / grain) * grain)
    .map((value) => Math.min(Math.max(value, constant.min), constant.max));
  return [...new Set(values)].sort((a, b) => a - b);
}
