import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** The modules that a module brings along at once: not what it imports when it needs it. */
function broughtAlong(path: string, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known;
  known.add(path);
  const code = readFileSync(path, "utf8");
  for (const [statement, from = ""] of code.matchAll(/^(?:import|export)\b[^;]*?"([^"]+)";$/gm)) {
    if (/^(?:import|export) type\b/.test(statement)) continue;
    if (from.startsWith(".")) broughtAlong(join(dirname(path), from), known);
    else known.add(from);
  }
  return known;
}

test("UIK-06 OpenLayers does not load before a map is first shown", () => {
  const all = [...broughtAlong(join(import.meta.dirname, "index.ts"))];
  expect(all).toContain("react");
  expect(all.filter((each) => /^ol\b/.test(each))).toEqual([]);
});

test("UIK-06 the map itself brings OpenLayers", () => {
  const all = [...broughtAlong(join(import.meta.dirname, "MapCanvas.tsx"))];
  expect(all).toContain("ol/Map.js");
});
