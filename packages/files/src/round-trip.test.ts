import { pointFields, type Point, type PointChanges } from "@panel/domain/experience/point";
import { pointChanges } from "@panel/domain/experience/point-record";
import { emptyModel, patched, valuesOf, withValues } from "@panel/domain/experience/fields";
import { candidates } from "@panel/domain/route-files/candidates";
import { matchTargets, TARGETS } from "@panel/domain/route-files/columns";
import { csvColumns, csvSource, matchPlace } from "@panel/domain/route-files/csv-source";
import { exportedPoints } from "@panel/domain/route-files/exported";
import { listedPoints } from "@panel/domain/route-files/listed-point";
import {
  ROUTE_FORMATS,
  type RouteFormat,
  type RouteSource,
} from "@panel/domain/route-files/source";
import { proposedFormats } from "@panel/domain/route-files/text-format";
import { writeRouteFile } from "./write-places.ts";
import * as fc from "fast-check";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readPlaces } from "./read-places.ts";
import { readXml } from "./read-xml.ts";

beforeAll(() => {
  const { window } = new JSDOM();
  const { DOMParser, Node, Element } = window;
  for (const [name, value] of Object.entries({ DOMParser, Node, Element }))
    vi.stubGlobal(name, value);
});
afterAll(() => vi.unstubAllGlobals());

const AWKWARD =
  "< > & \" ' ; , = + - @ | \\ / # * ** [[ ]] {{ }} ]]> <!-- --> <b> </b> <b>x</b> <br> <p>y</p> <img> &amp; &lt; &nbsp; &#65; =1+1 sep=; POINT true 0 1 none ñ ç l·l é n\u0303 « » “ ” 👩‍🚀 🏴󠁧󠁢󠁥󠁮󠁧󠁿 字 \u00A0 \u00AD \uFEFF \u202E \u200B".split(
    " ",
  );
const unit = fc.oneof(
  fc.constantFrom(...AWKWARD, " ", "  ", "\n", "\n\n\n", "\t", "\r\n"),
  fc.string({ unit: "grapheme" }),
);
const letter = fc.constantFrom("a", "b", "ñ", "ç", "á", "À", "·", "7", "'", "-");

function valueOf({ field }: { field: (typeof VALUES)[number]["field"] }): fc.Arbitrary<unknown> {
  const { kind, min = 0, max = 100_000, options = [] } = field;
  switch (kind) {
    case "text":
      return fc.string({ unit, maxLength: 12 }).map((text) => text.slice(0, max / 3));
    case "words":
      return fc.uniqueArray(fc.string({ unit: letter, minLength: 1, maxLength: 7 }), {
        maxLength: 6,
        selector: (word) => word.toLowerCase(),
      });
    case "number":
      return fc.integer({ min, max });
    case "flag":
      return fc.boolean();
    default:
      return fc.constantFrom(...options);
  }
}
const VALUES = valuesOf(pointFields).filter(({ path }) =>
  TARGETS.some((target) => target === path),
);
const written: fc.Arbitrary<Point[]> = fc
  .array(fc.tuple(...VALUES.map((value) => fc.option(valueOf(value), { nil: undefined }))), {
    minLength: 1,
    maxLength: 3,
  })
  .map((points) =>
    points.map((values, index) => {
      const given = VALUES.map(({ path }, at) => [path, values[at]] as const);
      const position = { lat: 41 + index, lon: 2.5 };
      const changes = { ...withValues({}, given), position } as PointChanges;
      return patched(pointFields, emptyModel(pointFields), changes);
    }),
  );

async function sourceOf(text: string): Promise<RouteSource> {
  const read = await readPlaces(new Blob([text]), "es", () => undefined);
  if (read.outcome === "refused") throw new Error(read.reason);
  const { value } = read;
  if (value.kind === "source") return value.source;
  if (value.kind === "table") {
    const [{ table }] = value.tables;
    return csvSource(table, matchPlace(csvColumns(table)));
  }
  const parsed = await readXml(value.xml, new AbortController().signal);
  if (parsed.outcome === "refused") throw new Error(parsed.reason);
  return parsed.value;
}

/** The points of a file as they would be stored if all that is proposed were taken. */
async function importedFrom(text: string): Promise<Point[]> {
  const source = await sourceOf(text);
  const found = candidates(source, {
    columns: matchTargets(source.columns, "cat"),
    formats: proposedFormats(source),
    shapes: false,
    known: [],
  });
  return listedPoints(found).map((sent) =>
    patched(pointFields, emptyModel(pointFields), pointChanges(sent)),
  );
}

test.each(ROUTE_FORMATS)(
  "whatever an author has written of points comes back to the letter from %s",
  async (format: RouteFormat) => {
    await fc.assert(
      fc.asyncProperty(written, async (points) => {
        const text = writeRouteFile(format, "Ruta <&>", exportedPoints(points, "cas"));
        expect(await importedFrom(text)).toEqual(points);
      }),
    );
  },
);
