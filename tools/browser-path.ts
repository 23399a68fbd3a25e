import { existsSync } from "node:fs";

const WHOLE = ["/usr/bin/chromium", "/usr/bin/chromium-browser"];
/** It draws no window that nobody sees, which saves a third of the processor time. */
export const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

const firstThere = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/**
 * The Chromium that tests drive: `CHROMIUM_PATH`, else Debian's headless one or its usual one, else
 * undefined, which lets Playwright use the browser that it installed itself.
 */
export function chromiumPath(): string | undefined {
  return process.env["CHROMIUM_PATH"] || firstThere([HEADLESS_SHELL, ...WHOLE]);
}

/** The usual Chromium, where all that it does for its user counts: how it draws, which icon it asks for. */
export function wholeChromiumPath(): string | undefined {
  return process.env["CHROMIUM_PATH"] || firstThere(WHOLE);
}

/** Flags for a machine without a display, a GPU or a way to the outside. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
