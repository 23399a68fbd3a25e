import { SaxesParser, type SaxesTagPlain } from "saxes";
import type { Json } from "./plain-feature.ts";
import { PlacesRefusal } from "./places-outcome.ts";
import type { ReadOutcome } from "./read-outcome.ts";

/** Whether XML is data of OpenStreetMap, as JOSM, osmium and Overpass write it. */
export const isOsmXml = (text: string): boolean =>
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<osm[\s>]/.test(text.slice(0, 4096));

interface Element {
  type: string;
  id: string;
  lat?: number;
  lon?: number;
  tags: Record<string, string>;
  nodes: string[];
  geometry: Json[];
  members: { geometry: Json[] }[];
  center?: Json;
}

const ELEMENTS = new Set(["node", "way", "relation"]);

/** Reads XML of OpenStreetMap as the elements of an Overpass answer. What JOSM marks as deleted is left out. */
export function readOsmXml(text: string): ReadOutcome<Json, never> {
  if (/<!ENTITY/i.test(text)) throw new PlacesRefusal("entities");
  const elements: Element[] = [];
  let current: Element | undefined;
  const parser = new SaxesParser();
  parser.on("error", () => {
    throw new PlacesRefusal("brokenXml", { line: parser.line });
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (ELEMENTS.has(name)) {
      current = { ...elementOf(name, attributes), ...placeOf(attributes) };
      if (attributes["action"] !== "delete" && attributes["visible"] !== "false")
        elements.push(current);
    } else if (current) addTo(current, name, attributes);
  });
  parser.on("closetag", ({ name }) => {
    if (ELEMENTS.has(name)) current = undefined;
  });
  parser.write(text.trimStart()).close();
  return { outcome: "read", value: { elements }, notes: [] };
}

type Attributes = SaxesTagPlain["attributes"];

const elementOf = (type: string, { id = "" }: Attributes): Element => ({
  type,
  id,
  tags: {},
  nodes: [],
  geometry: [],
  members: [],
});

function placeOf({ lat, lon }: Attributes): { lat?: number; lon?: number } {
  const [y, x] = [Number(lat), Number(lon)];
  return lat && lon && Number.isFinite(y) && Number.isFinite(x) ? { lat: y, lon: x } : {};
}

function addTo(element: Element, name: string, attributes: Attributes): void {
  if (name === "tag") element.tags[attributes["k"] ?? ""] = attributes["v"] ?? "";
  if (name === "center") element.center = placeOf(attributes);
  if (name === "member") element.members.push({ geometry: [] });
  if (name !== "nd") return;
  const member = element.members.at(-1);
  if (member) member.geometry.push(placeOf(attributes));
  else if (attributes["lat"]) element.geometry.push(placeOf(attributes));
  else if (attributes["ref"]) element.nodes.push(attributes["ref"]);
}
