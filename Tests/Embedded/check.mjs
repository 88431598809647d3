// Calls the scenario in a wasm file and prints its number.
// usage: node check.mjs FILE.wasm
import { readFileSync } from "node:fs";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
console.log(BigInt.asUintN(64, instance.exports.run_scenario(7n)).toString());
