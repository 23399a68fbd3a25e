import { defineConfig } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../tools/browser-path.ts";

const executablePath = chromiumPath();

/** Journeys in a real browser; each worker has a server and a database of its own. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../test-results",
  globalSetup: ["./support/panel-build.setup.ts", "./support/demo-data.setup.ts"],
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // What takes long, and is proven in part by quicker tests, is left to the whole check.
  ...(process.env["WHOLE_CHECK"] ? {} : { grepInvert: /@whole/ }),
  // The short check says which (tools/journeys.ts).
  ...(process.env["JOURNEYS"] ? { grep: new RegExp(process.env["JOURNEYS"]) } : {}),
  retries: 0,
  workers: 2,
  // Generous for slow machines, as below.
  timeout: 300_000,
  // Something that never appears still fails.
  expect: { timeout: 60_000 },
  reporter: [["list"], ["./support/failed-lines.ts"], ["./support/passed-journeys.ts"]],
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    // Language of the browser. The panel is in Spanish until the user chooses another language.
    locale: "en-GB",
    timezoneId: "Europe/Madrid",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      // What changes is drawn with the whole tile around it: the edge of a curve that is cut comes out a shade differently.
      args: [...chromiumFlags, "--disable-partial-raster"],
      ...(executablePath ? { executablePath } : {}),
    },
    // It takes a quarter of the processor time: `--trace retain-on-failure` records where it is wanted.
    trace: "off",
    screenshot: "only-on-failure",
  },
});
