// Opens a report in a headless Chromium and holds it against the run that it was made from.
// usage: node check.mjs CHROMIUM REPORT.html RUN TIMELINE-BENCH SCREENSHOTS SMALL-RUN SWEEP PARTS
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Browser } from "./browser.mjs";
import * as Fit from "./fit.mjs";
import * as Hostile from "./hostile.mjs";
import { parts } from "./parts.mjs";
import { live, speed } from "./speed.mjs";

const [chromium, report, run, command, screenshots, smallRun, sweep, whole] =
  process.argv.slice(2);
let checks = 0;
const failures = [];

function expect(what, isTrue, detail = "") {
  checks += 1;
  if (!isTrue) failures.push(`${what}${detail && ": " + detail}`);
}

function equal(what, found, wanted) {
  const [left, right] = [found, wanted].map((value) => JSON.stringify(value));
  expect(what, left === right, `${left.slice(0, 300)} instead of ${right.slice(0, 300)}`);
}

const record = JSON.parse(readFileSync(`${run}/run.json`));
const address = pathToFileURL(report).href;
mkdirSync(screenshots, { recursive: true });
const browser = new Browser(chromium);

// Verdicts, states and the engine's answers, as numbers.
async function content(page) {
  const outcomes = await page.run("__page.data.runs.map((run) => run.outcome)");
  equal("verdicts", outcomes, record.runs.map((entry) => entry.verdict));
  const digests = await page.run("__page.data.runs.map((run) => run.digest)");
  equal("digests", digests, record.runs.map((entry) => entry.digest));
  const films = await page.run(
    `__page.data.runs.map((_, i) => __page.player.film("film-" + i).digest)`);
  equal("digests of films", films, digests);
}

// The page says of each reveal which constant shortens it: the engine in the page has to agree.
async function answers(page) {
  const promised = await page.run(`__page.data.runs.flatMap((run, index) =>
    run.answer?.turns.length ? [[index, run.answer.turns[0].reveal]] : [])`);
  expect("reveals that a constant shortens", promised.length >= 10, `${promised.length}`);
  for (const [index, ticks] of promised) {
    const found = await page.run(`(async () => {
      __page.open(${index});
      document.querySelector("#answer button").click();
      await __page.knobs.queue;
      const { reveals, end } = __page.player.current;
      return Math.max(...reveals.map((one) => (one.end < 0 ? end : one.end) - one.start));
    })()`);
    equal(`promise of ${record.runs[index].scenario}`, found, ticks);
  }
  const lines = JSON.parse(readFileSync(`${run}/lines.json`));
  const rows = await page.run(`__page.data.runs.map((_, i) => {
    __page.open(i);
    return [...__page.player.looks].map(([width, rows]) => [width, rows.size]);
  })`);
  equal("rows with lines", rows, lines.runs.map((widths) =>
    widths.map((list) => [list[0], (list.length - 1) / 2])));
}

async function states(page) {
  const names = await page.run("__page.data.runs.map((run) => run.name)");
  for (const index of names.keys()) {
    const end = await page.run(`__page.player.film("film-${index}").end`);
    const instants = Array.from({ length: 20 }, (_, i) => Math.round(end * (19 - i) / 19));
    const shown = await page.run(`(() => {
      const film = __page.player.film("film-${index}");
      const screen = new Film.Screen(film);
      const instants = ${JSON.stringify(instants)};
      return instants.map((at) => JSON.stringify({ ...Film.stateAt(film, screen, at),
        outbox: Film.outboxAt(film, __page.data.names.marks, at) }));
    })()`);
    const replayed = execFileSync(command,
      ["play", "--run", run, names[index], ...instants.flatMap((at) => ["--tick", String(at)])])
      .toString().trim().split("\n");
    equal(`states of ${names[index]}`, shown, replayed);
  }
}

async function engine(page) {
  const count = record.runs.length;
  const answers = await page.run(`(async () => {
    const out = [];
    for (let i = 0; i < ${count}; i++) {
      __page.open(i);
      if (!__page.knobs.original) { out.push(null); continue; }
      await __page.knobs.run();
      out.push([Film.decode(__page.knobs.last.film).digest, __page.knobs.last.measurements]);
    }
    return out;
  })()`);
  let made = 0;
  for (const [i, answer] of answers.entries()) {
    if (!answer) continue;
    made += 1;
    equal(`live digest of ${record.runs[i].scenario}`, answer[0], record.runs[i].digest);
    equal(`live figures of ${record.runs[i].scenario}`, answer[1],
      await page.run(`__page.data.runs[${i}].measurements`));
  }
  equal("runs made in the page", made, count);
  const times = await page.run("__page.knobs.times");
  times.sort((a, b) => a - b);
  console.log(`live runs: median ${times[times.length >> 1].toFixed(1)} ms, `
    + `longest ${times.at(-1).toFixed(1)} ms`);
}

// A constant that is turned in the page gives the digest of the command with the same constant.
async function turned(page) {
  const index = record.runs.findIndex((entry) => entry.scenario.startsWith("reveal/"));
  const name = record.runs[index].scenario;
  const out = `${screenshots}/turned`;
  for (const [key, text] of [["reveal.passDelay", "48ms"], ["layout.estimatedHeight", "120pt"],
    ["follow.maximumSpeed", "900pt/s"], ["render.minInterval", "250ms"],
    ["rows.heightScale", "0.5"]]) {
    try {
      execFileSync(command, ["run", name, "--set", `${key}=${text}`, "--out", out, "--quiet"],
        { stdio: "ignore" });
    } catch (error) {
      if (error.status !== 2) throw error;
    }
    const wanted = JSON.parse(readFileSync(`${out}/run.json`)).runs[0].digest;
    const unit = text.replace(/[\d.]/g, "");
    const parts = { ms: 705600, pt: 192, "pt/s": 192, "": 1000 }[unit] * parseFloat(text);
    const found = await page.run(`(async () => {
      __page.open(${index});
      __page.knobs.turned.set("${key}", ${parts});
      await __page.knobs.run();
      return Film.decode(__page.knobs.last.film).digest;
    })()`);
    equal(`${name} with ${key}=${text} in the page`, found, wanted);
  }
}

// A click on a row hands its number and its height to the panel; that alone changes nothing.
async function picked(page) {
  const index = record.runs.findIndex((entry) => entry.scenario === "reveal/all-ready");
  const { row, turned, digests } = await page.run(`(async () => {
    __page.open(${index});
    await new Promise(requestAnimationFrame);
    const { player, knobs } = __page;
    const phone = document.getElementById("phone");
    const box = phone.getBoundingClientRect();
    const [clientX, clientY] = [box.left + box.width / 2, box.top + box.height / 2];
    const state = Film.stateAt(player.current, player.screen, player.at);
    const row = Phone.rowAt(phone, state, player.current.setup, box.width / 2, box.height / 2);
    phone.dispatchEvent(new MouseEvent("click", { clientX, clientY }));
    await knobs.queue;
    const digests = [player.current.digest];
    const turned = [...knobs.turned];
    knobs.turned.set("rows.changedHeight", row[2] * 2);
    await knobs.run();
    digests.push(player.current.digest);
    return { row, turned, digests };
  })()`);
  equal("what a click on a row turns", turned,
    [["rows.changedRow", row[0]], ["rows.changedHeight", row[2]]]);
  equal("the digest with the row's own height", digests[0], record.runs[index].digest);
  expect("another digest with twice its height", digests[1] !== digests[0]);
}

async function keyboard(page) {
  await page.run("__page.open(0); document.activeElement.blur(); __page.player.seek(0)");
  const at = () => page.run("__page.player.at");
  const start = await at();
  await page.press("ArrowRight");
  const next = await at();
  expect("an arrow goes on by a frame", next > start, `${start} to ${next}`);
  await page.press("ArrowRight");
  await page.press("ArrowLeft");
  equal("an arrow goes back by a frame", await at(), next);
  await page.press(" ");
  expect("space plays", await page.run("__page.player.isPlaying"));
  await page.press(" ");
  expect("space pauses", !(await page.run("__page.player.isPlaying")));
  await page.run("__page.player.seek(0)");
  await page.press(".");
  const pass = await at();
  expect("a full stop goes to a pass", pass > 0, String(pass));
  const controls = `[...document.querySelectorAll("button, select, input, summary, [tabindex]")]
    .filter((node) => node.checkVisibility() && !node.disabled)`;
  const unnamed = await page.run(`${controls}.filter((node) => !node.textContent.trim()
    && !node.labels?.length && !node.getAttribute("aria-label")).map((node) => node.id)`);
  equal("controls that have no name", unnamed, []);
  // The keyboard goes through all of them, in the order in which they stand.
  const count = await page.run(`${controls}.length`);
  await page.run("document.activeElement.blur(); getSelection().removeAllRanges(); scrollTo(0, 0)");
  // Parts that scroll take the focus, too; they are no controls.
  const walked = [];
  for (let i = 0; i < count + 40 && walked.length < count; i++) {
    await page.press("Tab");
    const place = await page.run(`${controls}.indexOf(document.activeElement)`);
    if (place >= 0) walked.push(place);
  }
  equal("controls that Tab reaches in turn", walked, Array.from({ length: count }, (_, i) => i));
}

// The address names what is on screen, also after keys, and opens it again.
async function links(page) {
  const names = await page.run("__page.data.runs.map((run) => run.name)");
  await page.run("__page.open(1); document.activeElement.blur(); __page.player.seek(0)");
  await page.press("ArrowRight");
  await page.press("ArrowRight");
  await page.run("__page.player.select(__page.player.at, __page.player.at + 1e8)");
  await page.until("location.hash.includes('loop')", "an address with a loop");
  const now = "[__page.player.index, Film.frameAt(__page.player.current, __page.player.at)]";
  const [shown, hash] = await page.run(`[${now}, location.hash]`);
  expect("the address names the scenario", hash.includes(encodeURIComponent(names[1])), hash);
  await page.run("__page.open(0); location.hash = ''");
  await page.run(`new Promise((done) => {
    addEventListener("hashchange", () => setTimeout(done), { once: true });
    location.hash = ${JSON.stringify(hash)};
  })`);
  equal("what the address opens", await page.run(now), shown);
  expect("the address opens a loop", await page.run(
    "Math.abs(__page.player.loop.to - __page.player.loop.from - 1e8) < 2000"));
  await page.run("location.hash = '#s=' + encodeURIComponent(__page.data.runs[0].name) + '&t=x'");
  await page.until("__page.player.index === 0", "an address without a time");
  expect("an address with a broken time opens at a time",
    await page.run("Number.isFinite(__page.player.at)"));
}

// Each anomaly is listed, and its button goes there; lanes are there that the run has marks for.
async function anomalies(page) {
  const found = await page.run(`__page.data.runs.map((run, i) => {
    __page.open(i);
    const { player } = __page;
    const part = document.getElementById("anomaly-part");
    part.open = true;
    player.listAnomalies();
    const buttons = [...part.querySelectorAll("button")];
    buttons.at(-1)?.click();
    part.open = false;
    return { name: run.name, count: buttons.length, wanted: player.anomalies.length,
      isThere: !buttons.length || player.at === player.anomalies.at(-1)[0],
      lanes: player.lanes.layout.lanes.map((lane) => lane.name) };
  })`);
  equal("anomalies that are not listed", found.filter((run) => run.count !== run.wanted), []);
  equal("anomalies that no button goes to", found.filter((run) => !run.isThere), []);
  const lanes = Object.fromEntries(found.map((run) => [run.name, run.lanes]));
  expect("lost receipts have an outbox", lanes["outbox/receipt-lost"].includes("outbox"));
  expect("a screen alone has no outbox", !lanes["reveal/all-ready"].includes("outbox"));
}

async function looks(page) {
  for (const [width, height] of [[1280, 900], [390, 844]]) {
    await page.resize(width, height);
    for (const scheme of ["light", "dark"]) {
      await page.scheme(scheme);
      await page.run(`__page.player.seek(__page.player.current.end * 0.4);
        new Promise(requestAnimationFrame)`);
      const over = await page.run("document.documentElement.scrollWidth - innerWidth");
      expect(`nothing sticks out at ${width} px`, over <= 0, `${over} px`);
      const low = await page.run(`(() => {
        const style = getComputedStyle(document.documentElement);
        const luminance = (name) => {
          const hex = style.getPropertyValue("--" + name).trim().slice(1, 7);
          const [r, g, b] = [0, 2, 4].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
            .map((c) => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        const low = ["ink", "faint", "good", "bad", "warn", "accent"].filter((name) =>
          ["card", "paper"].some((ground) => ratio(luminance(name), luminance(ground)) < 4.5));
        // Lines of text have to stand out from their rows as drawings do.
        const bars = [["bar", "answer"], ["bar", "activity"], ["bar", "system"],
          ["user-bar", "user"]].filter(([bar, ground]) =>
          ratio(luminance(bar), luminance(ground)) < 1.9);
        return [...low, ...bars.map((pair) => pair.join(" on "))];
      })()`);
      equal(`colours of too little contrast, ${scheme}`, low, []);
      writeFileSync(`${screenshots}/report-${width}-${scheme}.png`, await page.screenshot());
    }
    await fit(page, width);
  }
  await page.resize(800, 1100);
  await page.print();
  writeFileSync(`${screenshots}/report-print.png`, await page.screenshot());
  await page.scheme("light");
}

// Nothing lies on something else or is cut off, whatever kind of run is shown.
async function fit(page, width) {
  for (const name of ["reveal/rows-settle", "follow/after-send", "older/prepend-while-reading",
    "hitch/passes-with-work", "outbox/receipt-lost", "hosts/switch-a-b-a"]) {
    const index = record.runs.findIndex((entry) => entry.scenario === name);
    await page.run(`__page.open(${index}); __page.player.seek(__page.player.current.end * 0.6);
      new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))`);
    const { count, over, cut } = await Fit.overlaps(page);
    expect(`texts in ${name} at ${width} px`, count > 200, `${count}`);
    equal(`what overlaps in ${name} at ${width} px`, over, []);
    equal(`what is cut off in ${name} at ${width} px`, cut, []);
  }
  const least = width < 600 ? 40 : 24;
  equal(`what is lower than ${least} px at ${width} px`, await Fit.tooSmall(page, least), []);
  // Each of these is noticed when something is wrong.
  const spoilt = (rule, ask) => Fit.spoilt(page, rule, ask);
  const moved = await spoilt("#made { margin-top: -30px }",
    () => Fit.overlaps(page));
  expect("a text that lies on another one is found", moved.over.length > 0);
  const wide = await spoilt("#title { position: relative; left: 1250px }",
    () => Fit.overlaps(page));
  expect("a text that sticks out is found", wide.cut.length > 0);
  const small = await spoilt("#play { min-height: 20px; height: 20px }",
    () => Fit.tooSmall(page, least));
  equal("a small button is found", small.map((text) => text.split(" ")[0]), ["play"]);
  await page.run(`void (Draw.label = ((own) => (context, text, x, y, ...more) =>
    own(context, text, x, text === "model" ? y - 20 : y, ...more))(window.__label = Draw.label))`);
  const { over } = await Fit.overlaps(page);
  await page.run("void (Draw.label = window.__label)");
  expect("a caption of a lane on another one is found", over.includes("model on input in lanes"),
    over.join());
}

// The tags of a page and the names of their attributes, each pair once.
async function markup(browser, path) {
  const page = await browser.open(pathToFileURL(path).href, 1280, 900);
  await page.until("window.__isReady", "ready");
  const found = await page.run(`(() => {
    for (const node of document.querySelectorAll("details")) node.open = true;
    __page.data.runs.forEach((_, i) => { __page.open(i); __page.player.draw(); });
    return [...new Set([...document.querySelectorAll("*")].map((node) =>
      node.localName + " " + [...node.attributes].map((own) => own.name).sort().join(" ")))].sort();
  })()`);
  const text = await page.run("document.documentElement.textContent");
  equal(`errors in ${path}`, [...page.errors, ...(await page.run("__errors"))], []);
  equal(`requests of ${path}`, page.requests.filter((url) => url !== pathToFileURL(path).href), []);
  return { found, text };
}

// INJ-10: what comes from outside is text, and only that.
async function hostile(browser) {
  const texts = JSON.parse(readFileSync("Tests/Fixtures/hostile.json"));
  expect("hostile texts", texts.length >= 120, String(texts.length));
  const plain = await markup(browser, Hostile.report(command, smallRun, sweep,
    `${screenshots}/harmless`, texts.map((_, i) => `n${i}`)));
  const { found, text } = await markup(browser,
    Hostile.report(command, smallRun, sweep, `${screenshots}/hostile`, texts));
  expect("tags of a report", plain.found.length > 60, String(plain.found.length));
  equal("tags and attributes among hostile texts", found, plain.found);
  for (const one of texts.filter((one) => /[<>&"'`]/.test(one))) {
    expect(`shown as text: ${JSON.stringify(one)}`, text.includes(one));
  }
}

// The policy is in force: a script that was put in does not run. Without this, nothing above
// would tell whether a policy was there at all.
async function policy(page) {
  const before = page.errors.length;
  const ran = await page.run(`(() => {
    const script = document.createElement("script");
    script.textContent = "window.__injected = true";
    document.body.append(script);
    return Boolean(window.__injected);
  })()`);
  expect("a script that was put in does not run", !ran);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect("the policy reports it", page.errors.length > before);
  page.errors.length = before;
}

try {
  const page = await browser.open(address, 1280, 900);
  await page.until("window.__isReady", "ready");
  await speed(browser, page,
    { address, report, long: pathToFileURL(`${screenshots}/long.html`).href, expect, equal });
  await content(page);
  await states(page);
  await engine(page);
  await live(page, expect);
  await answers(page);
  await turned(page);
  await picked(page);
  await keyboard(page);
  await links(page);
  await anomalies(page);
  await looks(page);
  await policy(page);
  equal("errors in the page", [...page.errors, ...(await page.run("__errors"))], []);
  await hostile(browser);
  await parts(browser, whole, screenshots, { expect, equal });
  equal("requests", page.requests.filter((url) => url !== address), []);
} catch (error) {
  failures.push(error.stack);
} finally {
  browser.close();
}
for (const failure of failures) console.error(`✘ ${failure}`);
console.log(`browser: ${checks - failures.length} of ${checks} checks passed`);
process.exit(failures.length ? 1 : 0);
