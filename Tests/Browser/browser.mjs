// A headless Chromium that is driven over a pipe: no port, no network, no library.
import { spawn } from "node:child_process";

export class Browser {
  constructor(path) {
    this.process = spawn(path, ["--headless=new", "--no-sandbox", "--disable-gpu",
      "--disable-dev-shm-usage", "--hide-scrollbars", "--remote-debugging-pipe", "about:blank"],
    { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    this.next = 1;
    this.waiting = new Map();
    this.listeners = [];
    let rest = "";
    this.process.stdio[4].setEncoding("utf8");
    this.process.stdio[4].on("data", (chunk) => {
      const parts = (rest + chunk).split("\0");
      rest = parts.pop();
      for (const part of parts) this.take(JSON.parse(part));
    });
  }

  take(message) {
    const wait = this.waiting.get(message.id);
    if (wait) {
      this.waiting.delete(message.id);
      if (message.error) wait.reject(new Error(message.error.message));
      else wait.resolve(message.result);
    } else {
      for (const listener of this.listeners) listener(message);
    }
  }

  send(method, params = {}, sessionId = undefined) {
    const id = this.next++;
    this.process.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + "\0");
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  // A page with its own record of what went wrong and of what it asked the network for.
  async open(address, width, height) {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    const page = new Page(this, sessionId);
    this.listeners.push((message) => {
      if (message.sessionId === sessionId) page.note(message);
    });
    for (const domain of ["Page", "Runtime", "Log", "Network"]) await page.send(`${domain}.enable`);
    await page.resize(width, height);
    await page.send("Page.navigate", { url: address });
    return page;
  }

  close() {
    this.process.kill("SIGKILL");
  }
}

class Page {
  constructor(browser, sessionId) {
    Object.assign(this, { browser, sessionId, errors: [], requests: [] });
  }

  send(method, params) {
    return this.browser.send(method, params, this.sessionId);
  }

  note({ method, params }) {
    if (method === "Runtime.exceptionThrown") {
      const { exception, text } = params.exceptionDetails;
      this.errors.push(exception?.description ?? text);
    }
    if (method === "Log.entryAdded" && params.entry.level === "error") {
      this.errors.push(params.entry.text);
    }
    if (method === "Runtime.consoleAPICalled" && params.type === "error") {
      this.errors.push(JSON.stringify(params.args.map((arg) => arg.value ?? arg.description)));
    }
    if (method === "Network.requestWillBeSent") this.requests.push(params.request.url);
  }

  close() {
    return this.send("Page.close");
  }

  resize(width, height) {
    return this.send("Emulation.setDeviceMetricsOverride",
      { width, height, deviceScaleFactor: 1, mobile: width < 600 });
  }

  print() {
    return this.send("Emulation.setEmulatedMedia", { media: "print" });
  }

  scheme(value) {
    return this.send("Emulation.setEmulatedMedia",
      { media: "", features: [{ name: "prefers-color-scheme", value }] });
  }

  async run(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate",
      { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value;
  }

  async until(expression, what) {
    for (let tries = 0; tries < 600; tries++) {
      if (await this.run(`Boolean(${expression})`)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the page never came to this: ${what}`);
  }

  async press(key) {
    const text = key.length === 1 ? key : undefined;
    const code = key === " " ? "Space" : key;
    await this.send("Input.dispatchKeyEvent", { type: "keyDown", key, code, text });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", key, code });
  }

  async screenshot() {
    const { data } = await this.send("Page.captureScreenshot", { captureBeyondViewport: true });
    return Buffer.from(data, "base64");
  }
}
