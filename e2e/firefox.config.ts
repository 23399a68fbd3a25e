import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/** What the driver cannot do in Firefox; the journeys that need it have its tag. */
const unsupported: Readonly<Record<`@${string}`, string>> = {
  "@clipboard": "it cannot allow a page to read the clipboard",
  "@color-scheme": "it does not emulate the system's theme",
  "@composition": "it has no composition of characters by an input method",
  "@crash": "it ends no page by a crash",
  "@download": "it tells of no download",
  "@drop": "it begins the system's drag and drop, but never drops",
  "@frame-keys":
    "its keys go to the page, never into a frame of another origin, as a keyboard's do",
  "@geolocation": "the browser ends when a page asks for the place that the driver has given it",
  "@kept-on-reload":
    "Firefox itself puts the fields of a page back on reload, before the panel does",
  "@module-again":
    "a module that did not come once is not asked for again before the page is loaded anew, in whatever page",
  "@motion": "motion is reduced by a setting of the browser, for all pages",
  "@page-process":
    "the process of its page crashes while axe looks at the prize, or into the player's frame, in 153.7 each time",
  "@picture": "to take a picture it writes a style into the page, which the page's policy refuses",
  "@policy-message": "a frame that a policy refuses is not told in the console",
  "@request-body": "it does not tell what a request sends, so that it cannot be sent on either",
  "@sound": "where there is no sound card, it reports an error of each sound that it plays",
  "@tab-round":
    "from a page's last element Tab goes into the window's own controls, in whatever page",
  "@touch": "it has no touches that last, and a map hears no taps",
};

/** The journeys in Debian's Firefox, on a display, because without one it has no WebGL. */
export default defineConfig(base, {
  grepInvert: Object.keys(unsupported).map((tag) => new RegExp(`${tag}\\b`)),
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
        // Of several windows all have the focus, as in other browsers that are driven.
        "focusmanager.testmode": true,
        // Of a page that comes back as it was left, its driver tells nothing.
        "browser.sessionhistory.max_total_viewers": 0,
        "webgl.force-enabled": true,
        "ui.prefersReducedMotion": 1,
        "media.autoplay.default": 0,
      },
    },
  },
});
