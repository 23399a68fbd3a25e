import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listed, reportOfPnpm } from "./licences.ts";

test("what is shipped is listed with the copyleft libraries that are in it, all of which are described", () => {
  const { lines, unknown } = listed(reportOfPnpm());
  expect(unknown).toEqual([]);
  const described = readFileSync(new URL("../docs/licences.md", import.meta.url), "utf8");
  for (const [name, licence] of [
    ["libheif-js", "LGPL-3.0"],
    ["wasm-media-encoders", "LGPL-2.0-or-later"],
    ["ical.js", "MPL-2.0"],
    ["mpg123-decoder", "LGPL-2.1-only"],
  ] as const) {
    const line = lines.find((each) => each.startsWith(`  ${name} `));
    expect(line).toContain(licence);
    expect(line).toContain("docs/licences.md");
    expect(described).toContain(name);
  }
});

test("a package whose copyleft licence nobody has looked at is named", () => {
  const { lines, unknown } = listed({
    MIT: [{ name: "one", versions: ["1.0.0"] }],
    "AGPL-3.0": [{ name: "other", versions: ["2.0.0", "3.0.0"] }],
  });
  expect(lines).toEqual(["AGPL-3.0 (1)", "  other 2.0.0, 3.0.0", "", "MIT (1)", "  one 1.0.0"]);
  expect(unknown).toEqual(["other (AGPL-3.0)"]);
});
