import type { Coordinates, SourceItem } from "@panel/domain/route-files/source";
import type Feature from "ol/Feature.js";
import GPX from "ol/format/GPX.js";
import { itemsOf } from "./feature-items.ts";

/** Names of values that no author writes: what a program says of a link, or of the look. */
const HIDDEN = ["link", "linkText", "linkType", "time", "extensionsNode_"];
/** Elements of lines that are no texts, although they may have no elements in them. */
const PARTS = ["trkseg", "trkpt", "rtept"];

/** Reads waypoints, the named points of routes, and of tracks and other routes the ends. */
export function readGpx(parsed: Document): SourceItem[] {
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
  const format = new GPX({ readExtensions });
  return [...itemsOf(format.readFeatures(parsed), HIDDEN), ...lines];
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

/** Keeps texts of elements that GPX does not know, by their key or their name. */
function readExtensions(feature: Feature, extensions: Node): void {
  if (!(extensions instanceof Element)) return;
  for (const element of extensions.querySelectorAll("*")) {
    if (element.childElementCount > 0) continue;
    const key = element.getAttribute("key") ?? element.localName;
    if (feature.get(key) === undefined) feature.set(key, element.textContent ?? "");
  }
}
