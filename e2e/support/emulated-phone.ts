import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";

const ui = join(import.meta.dirname, "../../packages/ui");

/** Gives a page the WebXR of a phone in front of a floor, as the stories of the viewer have it. The product is as it is. */
export async function emulatePhone(page: Page): Promise<void> {
  const source = readFileSync(join(ui, "src/model-viewer/space/emulated-phone.ts"), "utf8");
  const script = stripTypeScriptTypes(source).replaceAll(/^export /gm, "");
  await page.addInitScript({ path: join(ui, "node_modules/iwer/build/iwer.min.js") });
  await page.addInitScript({ content: `${script}\nemulatePhone(globalThis.IWER);` });
}
