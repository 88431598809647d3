"use strict";

// The engine in the page: hands a scenario as bytes to the wasm module and reads its answer.
const Live = (() => {
  const SETTINGS = 8;

  function bytesOf(base64) {
    if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
    const text = atob(base64);
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
    return bytes;
  }

  class Engine {
    constructor(module) {
      this.module = module;
    }

    static async start(base64) {
      const engine = new Engine(await WebAssembly.compile(bytesOf(base64)));
      await engine.renew();
      return engine;
    }

    async renew() {
      this.exports = (await WebAssembly.instantiate(this.module, {})).exports;
    }

    // Runs an image; a run that the engine cannot make throws, and the next one starts afresh.
    async run(image) {
      const { page_block, page_run, page_free, memory } = this.exports;
      try {
        const block = page_block(image.length);
        new Uint8Array(memory.buffer, block + 8, image.length).set(image);
        const answer = page_run(block);
        const length = Number(new DataView(memory.buffer).getBigUint64(answer, true));
        const text = new TextDecoder().decode(new Uint8Array(memory.buffer, answer + 8, length));
        page_free(block);
        page_free(answer);
        const value = JSON.parse(text);
        if (value.error !== undefined) {
          throw new Error(`the engine refused the scenario (${value.error})`);
        }
        return value;
      } catch (error) {
        await this.renew();
        if (error instanceof WebAssembly.RuntimeError) {
          throw new Error("the engine cannot run this combination of values");
        }
        throw error;
      }
    }
  }

  // Settings stand at fixed places of an image, as 64-bit numbers.
  function setting(image, index) {
    return new DataView(image.buffer, image.byteOffset).getBigInt64(SETTINGS + 8 * index, true);
  }

  function set(image, index, value) {
    new DataView(image.buffer, image.byteOffset).setBigInt64(SETTINGS + 8 * index, value, true);
  }

  const real = new DataView(new ArrayBuffer(8));

  // A constant's number of parts as the bits that its setting holds, and back.
  function bits(constant, parts) {
    if (!constant.isReal) return BigInt(parts);
    real.setFloat64(0, parts / constant.parts);
    return real.getBigInt64(0);
  }

  function parts(constant, value) {
    if (!constant.isReal) return Number(value);
    real.setBigInt64(0, value);
    return real.getFloat64(0) * constant.parts;
  }

  return { Engine, bytesOf, setting, set, bits, parts };
})();

if (typeof module !== "undefined") module.exports = Live;
