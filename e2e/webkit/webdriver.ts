import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../../tools/free-port.ts";
import { webkitBrowser, WEBKIT_DRIVER } from "../../tools/webkit-path.ts";

/** How long an element, a script or a page may take, in ms. */
const PATIENCE = 15_000;
/** The key of that name. */
const END = "\uE010";
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** A cookie as WebDriver tells it. */
export interface WebKitCookie {
  name: string;
  secure: boolean;
  sameSite?: string;
  /** Seconds since 1970. */
  expiry?: number;
}

/** WebKitGTK's own small browser on a display that nobody sees, driven by the WebDriver protocol. */
export class WebKitBrowser {
  #display: ChildProcess | undefined;
  #driver: ChildProcess | undefined;
  #session = "";

  async start(): Promise<void> {
    const display = spawn(
      "Xvfb",
      ["-displayfd", "1", "-screen", "0", "1440x900x24", "-nolisten", "tcp"],
      {
        stdio: ["ignore", "pipe", "ignore"],
      },
    );
    this.#display = display;
    const [number] = (await once(display.stdout, "data")) as [Buffer];
    const port = await freePort();
    this.#driver = spawn(WEBKIT_DRIVER, ["-p", String(port), "--host=127.0.0.1"], {
      stdio: "ignore",
      env: {
        ...process.env,
        DISPLAY: `:${number.toString().trim()}`,
        GDK_BACKEND: "x11",
        LIBGL_ALWAYS_SOFTWARE: "1",
      },
    });
    const address = `http://127.0.0.1:${port}`;
    await listening(address);
    const capabilities = {
      alwaysMatch: {
        browserName: "MiniBrowser",
        timeouts: { implicit: PATIENCE, script: PATIENCE, pageLoad: PATIENCE },
        "webkitgtk:browserOptions": { binary: webkitBrowser(), args: ["--automation"] },
      },
    };
    const { sessionId } = await call<{ sessionId: string }>("POST", `${address}/session`, {
      capabilities,
    });
    this.#session = `${address}/session/${sessionId}`;
  }

  async stop(): Promise<void> {
    if (this.#session) await call("DELETE", this.#session).catch(() => undefined);
    this.#driver?.kill();
    this.#display?.kill();
  }

  open(url: string): Promise<null> {
    return call("POST", `${this.#session}/url`, { url });
  }

  reload(): Promise<null> {
    return call("POST", `${this.#session}/refresh`, {});
  }

  /** Makes the window as large as this, in CSS pixels with its frame. */
  async resize(width: number, height: number): Promise<void> {
    await call("POST", `${this.#session}/window/rect`, { width, height });
  }

  /** Runs a script in the page. */
  run(script: string): Promise<unknown> {
    return call("POST", `${this.#session}/execute/sync`, { script, args: [] });
  }

  url(): Promise<string> {
    return call("GET", `${this.#session}/url`);
  }

  cookies(): Promise<WebKitCookie[]> {
    return call("GET", `${this.#session}/cookie`);
  }

  /** Waits until an element is there, and gives its address. */
  async find(xpath: string): Promise<string> {
    try {
      const found = await call<Record<string, string>>("POST", `${this.#session}/element`, {
        using: "xpath",
        value: xpath,
      });
      return `${this.#session}/element/${found[ELEMENT]}`;
    } catch (cause) {
      throw new Error(`No ${xpath} at ${await this.url()}`, { cause });
    }
  }

  async click(xpath: string): Promise<void> {
    await call("POST", `${await this.find(xpath)}/click`, {});
  }

  /** Types at the end of what a field holds: WebKit's driver types where its caret is, which is at the start. */
  async type(xpath: string, text: string): Promise<void> {
    const field = await this.find(xpath);
    await call("POST", `${field}/value`, { text: `${END}${text}` });
  }

  async valueOf(xpath: string): Promise<string> {
    return call("GET", `${await this.find(xpath)}/property/value`);
  }
}

async function listening(address: string): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    try {
      if ((await fetch(`${address}/status`)).ok) return;
    } catch {
      await setTimeout(50);
    }
  }
  throw new Error("WebKitWebDriver does not answer");
}

async function call<Value>(method: string, url: string, body?: object): Promise<Value> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as {
    value: Value & { error?: string; message?: string };
  };
  if (!answer.ok) throw new Error(`${method} ${url}: ${value.error} ${value.message}`);
  return value;
}
