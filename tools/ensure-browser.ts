import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { chromiumPath, wholeChromiumPath, HEADLESS_SHELL } from "./browser-path.ts";
import { installPackages } from "./debian-packages.ts";

const packages = ["chromium", "chromium-headless-shell", "fonts-liberation"];

/** The browser that tests would use now; undefined if there is none. */
function installedBrowser(): string | undefined {
  const path = chromiumPath() ?? chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Debian's own, both of them, or one that somebody chose. */
function isComplete(): boolean {
  if (process.env["CHROMIUM_PATH"]) return true;
  return wholeChromiumPath() !== undefined && chromiumPath() === HEADLESS_SHELL;
}

if (!isComplete()) installPackages(packages);
const browser = installedBrowser();
if (browser) {
  console.log(`Browser: ${browser}`);
} else {
  console.error(
    "No browser for the tests: install Chromium (Debian: apt-get install chromium fonts-liberation), or set CHROMIUM_PATH, or run `npx playwright install chromium`.",
  );
  process.exitCode = 1;
}
