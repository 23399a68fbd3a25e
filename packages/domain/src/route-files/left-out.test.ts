import { expect, test } from "vitest";
import { candidates, isProposed } from "./candidates.ts";
import { leftOut, recordsOf } from "./left-out.ts";
import { sourceOf, type SourceItem } from "./source.ts";

const item = (shape: SourceItem["shape"], ...places: SourceItem["places"]): SourceItem => ({
  shape,
  places,
  vertices: 1,
  values: {},
});

test("every record of a file is a point, or counted with the reason why it is none", () => {
  const items = [
    item("point", [2, 41]),
    item("point", [2, 41]),
    item("point", [2.1, 41.1]),
    item("point", [2.2, 41.2]),
    item("point"),
    item("line", [2, 41], [3, 42]),
  ];
  const source = { ...sourceOf("geojson", items), unread: 3 };
  const known = [{ position: { lat: 41.1, lon: 2.1 }, names: [] }];
  const points = candidates(source, { columns: {}, shapes: false, known });
  const notes = [
    { note: "notFeature", count: 2, names: [] },
    { note: "networkLink", count: 1, names: ["https://example.com/a.kml"] },
  ] as const;
  const proposed = points.filter(isProposed);
  const imported = { source, notes, shapes: false, points, included: proposed.slice(0, 1) };
  expect(leftOut(imported)).toEqual([
    ["unread", 5],
    ["shapes", 1],
    ["unplaced", 1],
    ["doubled", 1],
    ["existing", 1],
    ["notChosen", 1],
  ]);
  expect(recordsOf(imported)).toBe(11);
  const sum = leftOut(imported).reduce((all, [, count]) => all + count, imported.included.length);
  expect(sum).toBe(11);
});
