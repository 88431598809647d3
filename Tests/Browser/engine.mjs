// Runs every scenario of a run in the page's engine under node: each digest has to be the run's.
// usage: node engine.mjs ENGINE.wasm RUN
import { readFileSync } from "node:fs";
import Film from "../../Sources/Reporting/Page/Assets/film.js";
import Live from "../../Sources/Reporting/Page/Assets/live.js";

const [file, run] = process.argv.slice(2);
const { runs } = JSON.parse(readFileSync(`${run}/run.json`));
const engine = await Live.Engine.start(readFileSync(file).toString("base64"));
let wrong = 0;
for (const { scenario, digest } of runs) {
  const image = readFileSync(`${run}/traces/${scenario}.image`);
  const found = Film.decode((await engine.run(new Uint8Array(image))).film).digest;
  if (found === digest) continue;
  wrong += 1;
  console.error(`✘ ${scenario}: digest ${found} instead of ${digest}`);
}
console.log(`engine: ${runs.length - wrong} of ${runs.length} digests are the command's`);
process.exit(wrong || !runs.length ? 1 : 0);
