import { isObject, listIn, type Json, type PlainFeature } from "./plain-feature.ts";
import type { ReadOutcome } from "./read-outcome.ts";

/**
 * Reads the answer of an Overpass server: tagged nodes, and ways and relations by their geometry or their centre. Nodes without
 * tags are the corners of ways. An element whose place was not asked for is a feature without one.
 */
export function readOverpass({ elements }: Json): ReadOutcome<PlainFeature[], never> {
  const all = listIn(elements);
  const nodes = new Map(
    all.flatMap((element) => {
      const at = placeOf(element);
      return element["type"] === "node" && at ? [[element["id"], at] as const] : [];
    }),
  );
  const value = all
    .filter((element) => element["type"] !== "node" || hasTags(element))
    .map((element): PlainFeature => {
      const { tags, type, id } = element;
      const properties = {
        "@id": `${String(type)}/${String(id)}`,
        ...(isObject(tags) ? tags : {}),
      };
      return { type: "Feature", properties, geometry: geometryOf(element, nodes) };
    });
  return { outcome: "read", value, notes: [] };
}

type Place = readonly [lon: number, lat: number];

const hasTags = ({ tags }: Json) => isObject(tags) && Object.keys(tags).length > 0;

function placeOf({ lat, lon }: Json): Place | undefined {
  return typeof lat === "number" && typeof lon === "number" ? [lon, lat] : undefined;
}

function geometryOf(element: Json, nodes: ReadonlyMap<unknown, Place>): PlainFeature["geometry"] {
  const { center, geometry, nodes: corners, members } = element;
  const at = placeOf(element) ?? (isObject(center) ? placeOf(center) : undefined);
  if (at) return { type: "Point", coordinates: at };
  const drawn = listIn(geometry).flatMap((each) => placed(placeOf(each)));
  const line =
    drawn.length > 0
      ? drawn
      : (Array.isArray(corners) ? corners : []).flatMap((id) => placed(nodes.get(id)));
  if (line.length > 1) return lineOrArea(line);
  const parts = listIn(members).flatMap((member) => {
    const part = listIn(member["geometry"]).flatMap((each) => placed(placeOf(each)));
    return part.length > 1 ? [part] : [];
  });
  return parts.length > 0 ? { type: "MultiLineString", coordinates: parts } : null;
}

const placed = (place: Place | undefined): Place[] => (place ? [place] : []);

function lineOrArea(line: readonly Place[]): PlainFeature["geometry"] {
  const [first, last] = [line[0], line.at(-1)];
  const isClosed = line.length > 3 && first?.every((value, axis) => value === last?.[axis]);
  return isClosed
    ? { type: "Polygon", coordinates: [line] }
    : { type: "LineString", coordinates: line };
}
