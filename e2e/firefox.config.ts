import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/** What the driver cannot do in Firefox, and the journeys that need it, by a part of their titles. */
const unsupported: readonly (readonly [reason: string, journeys: RegExp])[] = [
  ["it ends no page by a crash", /survives a crash/],
  ["it has no composition of characters by an input method", /keeps every letter/],
  ["it tells of no download", /everything that is shown is in the file/],
  [
    "Firefox itself puts the fields of a page back on reload, before the panel does",
    /a half-typed number is restored/,
  ],
];

/** The journeys in Debian's Firefox, on a display, because without one it has no WebGL. */
export default defineConfig(base, {
  grepInvert: unsupported.map(([, journeys]) => journeys),
  use: {
    browserName: "firefox",
    channel: "moz-firefox",
    // Not its own of these, which its driver lacks: of motion it is told below.
    contextOptions: {},
    screenshot: "off",
    trace: "off",
    launchOptions: {
      args: [],
      executablePath: "/usr/bin/firefox-esr",
      headless: false,
      firefoxUserPrefs: {
        "webgl.force-enabled": true,
        "ui.prefersReducedMotion": 1,
        "media.autoplay.default": 0,
      },
    },
  },
});
