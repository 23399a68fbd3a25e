import type { SourceItem } from "./source.ts";

/** What a geometry says, without the texts of its record. */
export type Shape = Pick<SourceItem, "shape" | "places" | "vertices">;

/** Cells of a table that hold geometries, in WKT or in hexadecimal WKB, with what they say. */
export type ShapesByText = ReadonlyMap<string, readonly Shape[]>;

const WKT =
  /^(?:SRID=\d+;\s*)?(?:(?:MULTI)?(?:POINT|LINESTRING|POLYGON)|GEOMETRYCOLLECTION)\s*(?:(?:ZM?|M)\s*)?(?:\(|EMPTY)/i;
/** As PostGIS shows a column of geometries: the order of bytes, the type with its flags, and at least one point. */
const WKB =
  /^\s*(?:01[\da-f]{2}0000[0-9a-f]{2}|00[\da-f]{2}0000[\da-f]{2})(?:[\da-f]{2}){16,}\s*$/i;

/** Whether a text looks like a geometry in WKT, or in hexadecimal WKB. */
export function isShapeText(text: string): boolean {
  const bare = text.trim();
  return WKT.test(bare) || WKB.test(bare);
}
