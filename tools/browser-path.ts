import { existsSync } from "node:fs";

/**
 * The Chromium that tests drive: `CHROMIUM_PATH`, else Debian's, else undefined,
 * which lets Playwright use the browser that it installed itself.
 */
export function chromiumPath(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return named;
  return ["/usr/bin/chromium", "/usr/bin/chromium-browser"].find((path) => existsSync(path));
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
