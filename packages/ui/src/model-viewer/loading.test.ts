import { join } from "node:path";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { staticImports } from "../../test/static-imports.ts";

const heavy = /^(?:three|fflate)\b/;

test("UIK-05 neither three nor the unzip code loads before a model is first shown or measured", () => {
  const all = [...staticImports(join(import.meta.dirname, "index.ts"))];
  expect(all).toContain("react");
  expect(all.filter((each) => heavy.test(each))).toEqual([]);
});

test.each(["ModelStage.tsx", "model.worker.ts"])("UIK-05 %s imports three", (module) => {
  const all = [...staticImports(join(import.meta.dirname, module))];
  expect(all.some((each) => heavy.test(each))).toBe(true);
});

test("UIK-05 until the viewer has loaded, a skeleton is shown in its place and announced", async () => {
  // Modules that another test has loaded may hold the code already.
  vi.resetModules();
  const { ModelViewer } = await import("./index.ts");
  const labels = { loading: "Carregant el model" };
  // On a server, and in a browser before the code has loaded, only the skeleton is rendered.
  const html = renderToString(
    createElement(ModelViewer, { label: "Box", source: "/box.glb", height: "20rem", labels }),
  );
  expect(html).toMatch(
    /style="height:20rem"[^]*<div role="status"[^>]*><span[^>]*>Carregant el model/,
  );
  expect(html).not.toContain('role="application"');
});
