import { join } from "node:path";
import { expect, test } from "vitest";
import { staticImports } from "../../test/static-imports.ts";

test("UIK-05 the code of the 3D preview is not loaded before a model is chosen", () => {
  const all = [...staticImports(join(import.meta.dirname, "index.ts"))];
  expect(all).toContain("react");
  expect(all.filter((each) => /^three\b|model-viewer\/ModelViewer/.test(each))).toEqual([]);
  const preview = [...staticImports(join(import.meta.dirname, "../model-viewer/index.ts"))];
  expect(preview.length).toBeGreaterThan(0);
});
