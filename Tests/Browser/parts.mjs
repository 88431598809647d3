// The parts of a report that has everything: a base, a sweep, stacks, two builds, a profile.
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

export async function parts(browser, path, screenshots, { expect, equal }) {
  const page = await browser.open(pathToFileURL(path).href, 1280, 900);
  await page.until("window.__isReady", "ready");
  const shows = await page.run(`[...document.querySelectorAll("main > section")]
    .filter((one) => one.checkVisibility()).map((one) => one.querySelector("h2").textContent)`);
  equal("parts", shows, ["Changes", "Scenarios", "Player", "Turn the constants", "Distribution",
    "Saved sweep", "Cost", "Cost by call stack", "Pictures", "Definitions"]);
  equal("the bar names them in their order", await page.run(
    `[...document.querySelectorAll("#nav button")].map((one) => one.textContent)`), shows);
  await head(page, { expect, equal });
  await samples(page, { expect, equal });
  await lines(page, { expect, equal });
  await pictures(page, { expect, equal });
  for (const [width, height] of [[1280, 900], [390, 844]]) {
    await page.resize(width, height);
    for (const scheme of ["light", "dark"]) {
      await page.scheme(scheme);
      const over = await page.run("document.documentElement.scrollWidth - innerWidth");
      expect(`no part sticks out at ${width} px`, over <= 0, `${over} px`);
      writeFileSync(`${screenshots}/parts-${width}-${scheme}.png`, await page.screenshot());
    }
  }
  await page.resize(800, 1100);
  await page.print();
  const controls = "[...document.querySelectorAll('button, select, input')]";
  equal("controls on paper", await page.run(`${controls}.filter((one) => one.checkVisibility()
    && !one.closest("td, li")).map((one) => one.id)`), []);
  writeFileSync(`${screenshots}/parts-print.png`, await page.screenshot());
  equal("errors among all parts", [...page.errors, ...(await page.run("__errors"))], []);
}

// The tiers of trust, and what was missed with the way to it.
async function head(page, { expect, equal }) {
  const tiers = await page.run(`[...document.querySelectorAll("#tiers tbody tr")]
    .map((row) => [...row.cells].map((cell) => cell.textContent))`);
  equal("tiers", tiers.map(([number]) => number), ["0", "1a", "1b", "2", "3"]);
  expect("values of the first two tiers", tiers.slice(0, 2).every((row) => row[2] !== "0"));
  expect("changes of exact values", /worse/.test(tiers[0][4]), tiers[0][4]);
  expect("memory got worse", /worse/.test(tiers[2][4]), tiers[2][4]);
  expect("times are compared", tiers[4][2] === "2" && tiers[4][4] !== "–", tiers[4][4]);
  expect("the floor of time", /^A\/A: half of the cases ± [\d.]+ %/.test(tiers[4][5]), tiers[4][5]);
  const missed = await page.run(`(() => {
    const button = document.querySelector("#missed button");
    button.click();
    return [button.textContent, __page.data.runs[__page.player.index].name];
  })()`);
  equal("a missed budget opens its run", missed[0], missed[1]);
  const counted = await page.run(`__page.data.runs.filter((run) =>
    run.findings.some((finding) => !finding.isMet)).length`);
  equal("runs that missed budgets",
    await page.run("document.querySelectorAll('#missed button').length"), Math.min(counted, 6));
}

// Twice the work: its interval lies above 1, and so does what is drawn of it.
async function samples(page, { expect, equal }) {
  const pairs = await page.run("__page.extras.bench.comparison.pairs");
  expect("pairs", pairs.length === 2 && pairs.every((one) => one.change && one.twin));
  const drawn = await page.run(`[...document.querySelectorAll("#times td .whisker")].map((svg) => {
    const lines = [...svg.querySelectorAll("line[stroke-width]")];
    const band = svg.querySelector("rect");
    return [Number(lines[0].getAttribute("x1")), Number(svg.querySelector("circle")
      .getAttribute("cx")), Number(lines[0].getAttribute("x2")), Number(band.getAttribute("x"))];
  })`);
  equal("whiskers", drawn.length, 2);
  for (const [i, [low, middle, high, band]] of drawn.entries()) {
    const [least, ratio] = pairs[i].change;
    expect("a whisker is in order", low <= middle && middle <= high && band > 0);
    equal(`a whisker stands where its figures say: ${ratio}`, [low > 110, middle > 110],
      [least > 1, ratio > 1]);
  }
  expect("twice the work takes longer", pairs.every((one) => one.change[1] > 1.2),
    JSON.stringify(pairs.map((one) => one.change)));
  const { verdict } = pairs[0];
  const wanted = pairs.filter((one) => one.verdict === verdict).length;
  const found = await page.run(`(() => {
    const filter = document.getElementById("changes-filter");
    const rows = (id) => document.querySelectorAll("#" + id + " tbody tr").length;
    const counts = [rows("times"), rows("changes-table")];
    filter.value = "verdict:${verdict} metric:time";
    filter.dispatchEvent(new Event("input"));
    counts.push(rows("times"), rows("changes-table"));
    filter.value = "";
    filter.dispatchEvent(new Event("input"));
    return [...counts, rows("times")];
  })()`);
  expect("exact changes beside", found[1] > 0);
  equal("the filter narrows both tables", found, [2, found[1], wanted, 0, 2]);
}

// Lines of equal value: of the saved sweep, of the live one, and of values with a known course.
async function lines(page, { expect, equal }) {
  const slope = await page.run(`(() => {
    const grid = [[0, 1, 2], [0, 1, 2], [0, undefined, 2]];
    return [Contour.levels(grid), Contour.segments(grid, 0.5), Contour.segments(grid, 3),
      Contour.segments([[1, 0], [0, 1]], 0.4), Contour.segments([[1, 0], [0, 1]], 0.6),
      Contour.levels([[1, 1]])];
  })()`);
  equal("lines of a slope", slope, [[0.5, 1, 1.5], [[0.5, 0, 0.5, 1]], [],
    [[0.6, 0, 1, 0.4], [0.4, 1, 0, 0.6]], [[0, 0.4, 0.4, 0], [1, 0.6, 0.6, 1]], []]);
  const saved = await page.run(`[document.getElementById("saved-contour").selectedOptions[0]
    .textContent, document.querySelectorAll("#saved-heat path.contour").length]`);
  expect("the second figure of a saved sweep", saved[0].startsWith("reveal.residual"), saved[0]);
  expect("lines of the saved sweep", saved[1] >= 2, String(saved[1]));
  const live = await page.run(`(async () => {
    __page.open(0);
    document.getElementById("sweep-contour").value = "reveal.passes";
    await __page.knobs.sweep();
    const count = () => document.querySelectorAll("#heat path.contour").length;
    const drawn = [count()];
    document.getElementById("sweep-contour").value = "";
    document.getElementById("sweep-contour").dispatchEvent(new Event("change"));
    return [...drawn, count()];
  })()`);
  expect("lines of the live sweep", live[0] >= 2, String(live[0]));
  equal("no lines if none are wanted", live[1], 0);
}

// The pictures are those of Results, in the colours of the page.
async function pictures(page, { expect, equal }) {
  const colours = {};
  for (const scheme of ["light", "dark"]) {
    await page.scheme(scheme);
    colours[scheme] = await page.run(`(() => {
      const of = (where, what) => getComputedStyle(document.querySelector(where))[what];
      return [of(".pic text", "fill"), of("body", "color"), of(".pic .la, .pic .a", "stroke")];
    })()`);
    equal(`words of pictures, ${scheme}`, colours[scheme][0], colours[scheme][1]);
  }
  expect("pictures follow the theme", colours.light[0] !== colours.dark[0]);
  await page.scheme("light");
  const titles = await page.run(
    "[...document.querySelectorAll('.pic title')].map((one) => one.textContent)");
  expect("pictures", titles.length >= 2, titles.join("; "));
  equal("ids that stand twice", await page.run(`(() => {
    const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
    return ids.filter((id, i) => ids.indexOf(id) !== i);
  })()`), []);
}
