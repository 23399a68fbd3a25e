import type { Coordinates, SourceItem } from "@panel/domain/route-files/source";
import { FILE_COLUMNS, gpxElement } from "@panel/domain/route-files/exported";
import type Feature from "ol/Feature.js";
import GPX from "ol/format/GPX.js";
import { itemsOf } from "./feature-items.ts";
import type { ReadOutcome } from "./read-outcome.ts";

/** Names of values that no author writes: what a program says of a link, or of the look. */
const HIDDEN = ["link", "linkText", "linkType", "time", "extensionsNode_"];
/** Elements of lines that are no texts, although they may have no elements in them. */
const PARTS = ["trkseg", "trkpt", "rtept"];

/** Reads waypoints, the named points of routes, and of tracks and other routes the ends. */
export function readGpx(parsed: Document): ReadOutcome<SourceItem[], never> {
  const lines: SourceItem[] = [];
  for (const route of elementsIn(parsed, "rte")) {
    const named = elementsIn(route, "rtept").filter((point) =>
      [...point.children].some(({ localName }) => localName === "name" || localName === "desc"),
    );
    // OpenLayers leaves out what the points of a route are called; read as waypoints they keep it.
    if (named.length > 0) route.before(...named.map(asWaypoint));
    else lines.push(lineOf(route, elementsIn(route, "rtept")));
    route.remove();
  }
  for (const track of elementsIn(parsed, "trk")) {
    lines.push(lineOf(track, elementsIn(track, "trkpt")));
    track.remove();
  }
  for (const waypoint of elementsIn(parsed, "wpt")) gatherValues(waypoint);
  const format = new GPX({ readExtensions });
  const items = [...itemsOf(format.readFeatures(parsed), HIDDEN), ...lines];
  return { outcome: "read", value: items, notes: [] };
}

function elementsIn(parent: Document | Element, name: string): Element[] {
  return [...parent.getElementsByTagNameNS("*", name)];
}

function asWaypoint(point: Element): Element {
  const waypoint = point.ownerDocument.createElementNS(point.namespaceURI, "wpt");
  for (const { name, value } of point.attributes) waypoint.setAttribute(name, value);
  waypoint.append(...point.childNodes);
  return waypoint;
}

function lineOf(line: Element, points: readonly Element[]): SourceItem {
  const texts = [...line.children].filter(
    ({ childElementCount, localName }) =>
      childElementCount === 0 && !HIDDEN.includes(localName) && !PARTS.includes(localName),
  );
  const [first, last] = [points[0], points.at(-1)].map((point) => point && placeOf(point));
  const closed = first?.every((value, axis) => value === last?.[axis]);
  return {
    shape: "line",
    places: [first, closed ? undefined : last].flatMap((place) => (place ? [place] : [])),
    vertices: Number(line.getAttribute("vertices") ?? points.length),
    values: Object.fromEntries(
      texts.map(({ localName, textContent }) => [localName, (textContent ?? "").trim()]),
    ),
  };
}

function placeOf(point: Element): Coordinates {
  return [Number(point.getAttribute("lon") ?? NaN), Number(point.getAttribute("lat") ?? NaN)];
}

/** Puts elements of other namespaces, which some programs write or move beside the extensions, into them. */
function gatherValues(waypoint: Element): void {
  const children = [...waypoint.children];
  const foreign = children.filter(({ namespaceURI }) => namespaceURI !== waypoint.namespaceURI);
  if (foreign.length > 0) {
    let into = children.find(({ localName }) => localName === "extensions");
    if (!into) {
      into = waypoint.ownerDocument.createElementNS(waypoint.namespaceURI, "extensions");
      waypoint.append(into);
    }
    into.append(...foreign);
  }
  nameCache(waypoint, children);
}

/** Geocaches have their code as the name of the waypoint, and their name further in. */
function nameCache(waypoint: Element, children: readonly Element[]): void {
  const named = elementsIn(waypoint, "name").find(
    ({ parentElement }) => parentElement?.localName === "cache",
  );
  const name = children.find(({ localName }) => localName === "name");
  const [code, text] = [name?.textContent, named?.textContent];
  if (!name || !named || !code || !text) return;
  name.textContent = text;
  named.textContent = code;
  named.setAttribute("key", "code");
}

const COLUMNS = new Map(FILE_COLUMNS.map((column) => [gpxElement(column), column]));

/** Keeps texts of elements that GPX does not know, by their key or their name. */
function readExtensions(feature: Feature, extensions: Node): void {
  if (!(extensions instanceof Element)) return;
  for (const element of extensions.querySelectorAll("*")) {
    if (element.childElementCount > 0) continue;
    const { localName, parentElement, textContent } = element;
    const key = element.getAttribute("key") ?? COLUMNS.get(localName) ?? localName;
    const isTaken = feature.get(key) !== undefined;
    feature.set(isTaken ? `${parentElement?.localName ?? ""}.${key}` : key, textContent ?? "");
  }
}
