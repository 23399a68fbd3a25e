import type { Coordinates, SourceItem } from "@panel/domain/route-files/source";
import type Feature from "ol/Feature.js";
import type Geometry from "ol/geom/Geometry.js";
import GeometryCollection from "ol/geom/GeometryCollection.js";
import LineString from "ol/geom/LineString.js";
import MultiLineString from "ol/geom/MultiLineString.js";
import MultiPoint from "ol/geom/MultiPoint.js";
import MultiPolygon from "ol/geom/MultiPolygon.js";
import Point from "ol/geom/Point.js";
import Polygon from "ol/geom/Polygon.js";

/** What a geometry says, without the texts of its feature. */
type Place = Pick<SourceItem, "shape" | "places" | "vertices">;

/** The records of features. Heights and times of coordinates are left out. */
export function itemsOf(features: readonly Feature[], hidden: readonly string[]): SourceItem[] {
  const without = new Set(["geometry", ...hidden]);
  return features.flatMap((feature) => {
    const geometry = feature.getGeometry();
    const values = textsOf(feature, without);
    const places = geometry ? placesOf(geometry) : [nowhere];
    return places.map((place) => ({ ...place, values }));
  });
}

const nowhere: Place = { shape: "point", places: [], vertices: 0 };

function placesOf(geometry: Geometry): Place[] {
  if (geometry instanceof Point) return [pointAt(geometry.getCoordinates())];
  if (geometry instanceof MultiPoint) return geometry.getCoordinates().map(pointAt);
  if (geometry instanceof LineString) return [lineOf([geometry])];
  if (geometry instanceof MultiLineString) return [lineOf(geometry.getLineStrings())];
  if (geometry instanceof Polygon) return [areaOf(geometry)];
  if (geometry instanceof MultiPolygon) return geometry.getPolygons().map(areaOf);
  if (geometry instanceof GeometryCollection)
    return geometry.getGeometriesArray().flatMap(placesOf);
  return [nowhere];
}

const pair = ([x, y]: readonly number[]): Coordinates[] =>
  x === undefined || y === undefined ? [] : [[x, y]];

function pointAt(coordinates: readonly number[]): Place {
  return { shape: "point", places: pair(coordinates), vertices: 1 };
}

/** Parts of a track are one line: recording stops in tunnels. */
function lineOf(parts: readonly LineString[]): Place {
  const filled = parts.filter((part) => part.getFlatCoordinates().length > 0);
  const [first, last] = [filled[0], filled.at(-1)];
  const ends = [first?.getFirstCoordinate() ?? [], last?.getLastCoordinate() ?? []].flatMap(pair);
  const closed = ends[0]?.every((value, axis) => value === ends[1]?.[axis]);
  const vertices = parts.reduce(
    (sum, part) => sum + part.getFlatCoordinates().length / part.getStride(),
    0,
  );
  return { shape: "line", places: closed ? ends.slice(0, 1) : ends, vertices };
}

function areaOf(area: Polygon): Place {
  const flat = area.getFlatCoordinates();
  const places = flat.length > 0 ? pair(area.getInteriorPoint().getCoordinates()) : [];
  return { shape: "area", places, vertices: flat.length / area.getStride() };
}

function textsOf(feature: Feature, without: ReadonlySet<string>): Record<string, string> {
  const texts: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(feature.getProperties())) {
    if (without.has(name) || !["string", "number", "boolean"].includes(typeof value)) continue;
    const text = String(value as string | number | boolean).trim();
    if (text) texts[name] = text;
  }
  return texts;
}
