import { playwright } from "@vitest/browser-playwright";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { chromiumFlags } from "../../browser-path.ts";
import { drawingBrowserPath } from "../browser.ts";
import { comparison, drawingFlags } from "../drawing.ts";

const executablePath = drawingBrowserPath();
const root = fileURLToPath(new URL("../../..", import.meta.url));

/** In a folder that is thrown away, pictures are taken and compared within one run. */
const pictures = ({ arg, ext }: { arg: string; ext: string }) =>
  join(root, ".vitest/proof", `${arg}${ext}`);

export default defineConfig({
  root,
  test: {
    include: ["tools/visual/proof/*.browser.ts"],
    globalSetup: ["tools/visual/browser.setup.ts"],
    setupFiles: ["packages/ui/src/tokens.css"],
    update: "new",
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          args: [...chromiumFlags, ...drawingFlags],
          ...(executablePath ? { executablePath } : {}),
        },
        contextOptions: { deviceScaleFactor: 1 },
      }),
      instances: [{ browser: "chromium" }],
      expect: {
        toMatchScreenshot: {
          ...comparison,
          resolveScreenshotPath: pictures,
          resolveDiffPath: pictures,
        },
      },
    },
  },
});
