import type { Shape } from "@panel/domain/route-files/shape-text";
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

/** The property of a feature that is its place, called as no column is: one may be called geometry, too. */
export const GEOMETRY = "\0geometry";

/** The records of features. Heights and times of coordinates are left out. */
export function itemsOf(features: readonly Feature[], hidden: readonly string[]): SourceItem[] {
  const without = new Set(hidden);
  return features.flatMap((feature) => {
    const geometry = feature.getGeometry();
    const values = textsOf(feature, without);
    const places = geometry ? shapesOf(geometry) : [nowhere];
    return places.map((place) => ({ ...place, values }));
  });
}

const nowhere: Shape = { shape: "point", places: [], vertices: 0 };

/** What a geometry says; of several in one, each. */
export function shapesOf(geometry: Geometry): Shape[] {
  if (geometry instanceof Point) return [pointAt(geometry.getCoordinates())];
  if (geometry instanceof MultiPoint) return geometry.getCoordinates().map(pointAt);
  if (geometry instanceof LineString) return [lineOf([geometry])];
  if (geometry instanceof MultiLineString) return [lineOf(geometry.getLineStrings())];
  if (geometry instanceof Polygon) return [areaOf(geometry)];
  if (geometry instanceof MultiPolygon) return geometry.getPolygons().map(areaOf);
  if (geometry instanceof GeometryCollection)
    return geometry.getGeometriesArray().flatMap(shapesOf);
  return [nowhere];
}

const pair = ([x, y]: readonly number[]): Coordinates[] =>
  // What is empty has a place of no numbers.
  x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y) ? [[x, y]] : [];

function pointAt(coordinates: readonly number[]): Shape {
  return { shape: "point", places: pair(coordinates), vertices: 1 };
}

/** Parts of a track are one line: recording stops in tunnels. */
function lineOf(parts: readonly LineString[]): Shape {
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

function areaOf(area: Polygon): Shape {
  const flat = area.getFlatCoordinates();
  const places = flat.length > 0 ? pair(area.getInteriorPoint().getCoordinates()) : [];
  return { shape: "area", places, vertices: flat.length / area.getStride() };
}

function textsOf(feature: Feature, without: ReadonlySet<string>): Record<string, string> {
  const texts: Record<string, string> = Object.create(null);
  const add = (name: string, value: unknown, depth: number) => {
    if (Array.isArray(value)) add(name, listed(value), depth);
    else if (typeof value === "object" && value !== null && depth < DEEPEST) {
      for (const [inner, each] of Object.entries(value)) add(`${name}.${inner}`, each, depth + 1);
    } else {
      const text = textOf(value).trim();
      if (text) texts[name] = text;
    }
  };
  const geometry = feature.getGeometryName();
  for (const [name, value] of Object.entries(feature.getProperties())) {
    // How a map of uMap is drawn.
    const isDrawing = /^_(?:umap_options|storage)/.test(name);
    if (name !== geometry && !without.has(name) && !isDrawing) add(name, value, 0);
  }
  return texts;
}

/** Objects in objects are columns of their own so far down. */
const DEEPEST = 4;
const listed = (values: readonly unknown[]): string => values.map(textOf).join(", ");
const textOf = (value: unknown): string =>
  typeof value === "string"
    ? value
    : value === undefined || value === null
      ? ""
      : JSON.stringify(value);
