import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { panelFont } from "../src/plain-page.ts";

test("pages without the panel's code have its typeface by the name that the build gave the file, and none before a build", () => {
  const folder = mkdtempSync(join(tmpdir(), "explorar-font-"));
  try {
    expect(panelFont(folder)).toBe("");
    const assets = join(folder, "assets");
    mkdirSync(assets);
    for (const name of [
      "inter-latin-ext-wght-normal-A1.woff2",
      "inter-latin-wght-normal-B_2-x.woff2",
    ])
      writeFileSync(join(assets, name), "");
    expect(panelFont(folder)).toContain("url(/assets/inter-latin-wght-normal-B_2-x.woff2)");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
