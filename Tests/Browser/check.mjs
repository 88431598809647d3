// Opens a report in a headless Chromium and holds it against the run that it was made from.
// usage: node check.mjs CHROMIUM REPORT.html RUN TIMELINE-BENCH SCREENSHOTS
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Browser } from "./browser.mjs";

const [chromium, report, run, command, screenshots] = process.argv.slice(2);
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

async function states(page) {
  const names = await page.run("__page.data.runs.map((run) => run.name)");
  for (const index of names.keys()) {
    const end = await page.run(`__page.player.film("film-${index}").end`);
    const instants = Array.from({ length: 20 }, (_, i) => Math.round(end * (19 - i) / 19));
    const shown = await page.run(`(() => {
      const film = __page.player.film("film-${index}");
      const screen = new Film.Screen(film);
      const instants = ${JSON.stringify(instants)};
      return instants.map((at) => JSON.stringify(Film.stateAt(film, screen, at)));
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
    ["follow.maximumSpeed", "900pt/s"], ["render.minInterval", "250ms"]]) {
    try {
      execFileSync(command, ["run", name, "--set", `${key}=${text}`, "--out", out, "--quiet"],
        { stdio: "ignore" });
    } catch (error) {
      if (error.status !== 2) throw error;
    }
    const wanted = JSON.parse(readFileSync(`${out}/run.json`)).runs[0].digest;
    const unit = text.replace(/[\d.]/g, "");
    const parts = { ms: 705600, pt: 192, "pt/s": 192 }[unit] * parseFloat(text);
    const found = await page.run(`(async () => {
      __page.open(${index});
      __page.knobs.turned.set("${key}", ${parts});
      await __page.knobs.run();
      return Film.decode(__page.knobs.last.film).digest;
    })()`);
    equal(`${name} with ${key}=${text} in the page`, found, wanted);
  }
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
  const reached = await page.run(`(() => {
    const kinds = "button, select, input, summary, canvas[tabindex]";
    const wanted = [...document.querySelectorAll(kinds)]
      .filter((node) => node.offsetParent !== null && !node.disabled);
    const isNamed = (node) => node.textContent.trim() || node.labels?.length
      || node.getAttribute("aria-label");
    return wanted.filter((node) => node.tabIndex < 0 || !isNamed(node)).map((node) => node.id);
  })()`);
  equal("controls that a keyboard does not reach or that have no name", reached, []);
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
        return ["ink", "faint", "good", "bad", "warn", "accent"].filter((name) =>
          ["card", "paper"].some((ground) => ratio(luminance(name), luminance(ground)) < 4.5));
      })()`);
      equal(`colours of too little contrast, ${scheme}`, low, []);
      writeFileSync(`${screenshots}/report-${width}-${scheme}.png`, await page.screenshot());
    }
  }
}

async function speed(page) {
  const opened = await page.run("performance.getEntriesByType('navigation')[0].loadEventEnd");
  const [frames, mean, worst] = await page.run(`(() => {
    const player = __page.player;
    let best = 0;
    __page.data.runs.forEach((_, i) => {
      if (player.film("film-" + i).count > player.film("film-" + best).count) best = i;
    });
    __page.open(best);
    player.worst = 0;
    const start = performance.now();
    const count = Math.min(player.current.count, 5000);
    for (let i = 0; i < count; i++) player.seek(player.current.frames.at[i]);
    return [count, (performance.now() - start) / count, player.worst];
  })()`);
  console.log(`opened in ${opened.toFixed(0)} ms; ${frames} frames scrubbed, `
    + `mean ${mean.toFixed(2)} ms, worst ${worst.toFixed(1)} ms`);
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
  await speed(page);
  await content(page);
  await states(page);
  await engine(page);
  await turned(page);
  await keyboard(page);
  await looks(page);
  await policy(page);
  equal("errors in the page", [...page.errors, ...(await page.run("__errors"))], []);
  equal("requests", page.requests.filter((url) => url !== address), []);
} catch (error) {
  failures.push(error.stack);
} finally {
  browser.close();
}
for (const failure of failures) console.error(`✘ ${failure}`);
console.log(`browser: ${checks - failures.length} of ${checks} checks passed`);
process.exit(failures.length ? 1 : 0);
