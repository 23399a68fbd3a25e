import { existsSync } from "node:fs";

const WHOLE = ["/usr/bin/chromium", "/usr/bin/chromium-browser"];
/** The headless Chromium. It draws no invisible window, which saves a third of the processor time. */
export const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

const firstThere = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/**
 * The Chromium that tests drive: `CHROMIUM_PATH`, else Debian's headless one or its usual one, else
 * undefined, which lets Playwright use the browser that it installed itself.
 */
export function chromiumPath(): string | undefined {
  return process.env["CHROMIUM_PATH"] || firstThere([HEADLESS_SHELL, ...WHOLE]);
}

/** The full Chromium, for tests that depend on what the headless one leaves out: exact drawing, requests for the icon. */
export function wholeChromiumPath(): string | undefined {
  return process.env["CHROMIUM_PATH"] || firstThere(WHOLE);
}

/** Flags for a machine without a display, a GPU or internet access. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
