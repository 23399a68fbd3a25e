import { join } from "node:path";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { staticImports } from "../../test/static-imports.ts";

test("UIK-06 OpenLayers does not load before a map is first shown", () => {
  const all = [...staticImports(join(import.meta.dirname, "index.ts"))];
  expect(all).toContain("react");
  expect(all.filter((each) => /^ol\b/.test(each))).toEqual([]);
});

test("UIK-06 the map itself imports OpenLayers", () => {
  const all = [...staticImports(join(import.meta.dirname, "MapCanvas.tsx"))];
  expect(all).toContain("ol/Map.js");
});

test("UIK-06 until the map has loaded, a skeleton is shown in its place and announced", async () => {
  // Modules that another test has loaded may hold the code already.
  vi.resetModules();
  const { MapPicker, MapView } = await import("./index.ts");
  const tiles = { url: "data:,", attribution: "" };
  const labels = { loading: "Carregant el mapa" };
  const place = { value: null, onChange: () => undefined };
  // On a server, and in a browser before the code has loaded, only the skeleton is rendered.
  for (const map of [
    createElement(MapView, { label: "Points", tiles, labels, height: "20rem" }),
    createElement(MapPicker, { label: "Place", tiles, labels, height: "20rem", ...place }),
  ]) {
    const html = renderToString(map);
    expect(html).toMatch(
      /style="height:20rem"[^]*<div role="status"[^>]*><span[^>]*>Carregant el mapa/,
    );
    expect(html).not.toContain('role="application"');
  }
});
