import type { CsvTable } from "@panel/domain/csv";
import { knownCrs } from "@panel/domain/route-files/crs";
import { allRows } from "@panel/domain/route-files/csv-header";
import { isShapeText, type Shape, type ShapesByText } from "@panel/domain/route-files/shape-text";
import WKB from "ol/format/WKB.js";
import WKT from "ol/format/WKT.js";
import { shapesOf } from "./feature-items.ts";
import type { ReadOutcome } from "./read-outcome.ts";

/** The geometries of a table, and the reference system that they name. */
export interface TableShapes {
  shapes: ShapesByText;
  crs: string | undefined;
}

/**
 * Reads the geometries in the cells of a table: WKT and WKB, also with the number of a reference system before them, as
 * PostGIS has it. A text that cannot be read stays as it is. Systems that cannot be converted are refused, and several.
 */
export function readShapes(table: CsvTable): ReadOutcome<TableShapes, "crs"> {
  const shapes = new Map<string, readonly Shape[]>();
  const systems = new Set<string>();
  for (const { cells } of allRows(table)) {
    for (const cell of cells) {
      const text = cell.trim();
      if (!isShapeText(text) || shapes.has(text)) continue;
      const read = readShape(text);
      if (!read) continue;
      shapes.set(text, read.shapes);
      if (read.system !== undefined) systems.add(read.system);
    }
  }
  const [crs, ...more] = new Set([...systems].map((system) => knownCrs(system)));
  if (systems.size > 0 && (crs === undefined || more.length > 0)) {
    const name = [...systems].map((system) => `EPSG:${system}`).join(", ");
    return { outcome: "refused", reason: "crs", params: { name: name.slice(0, 60) } };
  }
  return { outcome: "read", value: { shapes, crs }, notes: [] };
}

function readShape(text: string): { shapes: Shape[]; system: string | undefined } | undefined {
  try {
    if (/^0[01]/.test(text)) return readBytes(text);
    const [, system, bare = text] = /^SRID=(\d+);([^]*)$/i.exec(text) ?? [];
    return { shapes: shapesOf(new WKT().readGeometry(bare)), system: systemOf(Number(system)) };
  } catch {
    // Curves, or an end that is cut off.
    return undefined;
  }
}

/** The type is flagged where the number of the system stands behind it. */
const WITH_SYSTEM = 0x2000_0000;

function readBytes(hex: string) {
  const header = Uint8Array.from({ length: 9 }, (_, at) =>
    Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16),
  );
  const view = new DataView(header.buffer);
  const isLittle = view.getUint8(0) === 1;
  const geometry = new WKB().readGeometry(hex);
  const isNamed = (view.getUint32(1, isLittle) & WITH_SYSTEM) !== 0;
  return {
    shapes: geometry ? shapesOf(geometry) : [],
    system: systemOf(isNamed ? view.getUint32(5, isLittle) : 0),
  };
}

/** PostGIS writes 0 where it knows none. */
const systemOf = (number: number) => (number > 0 ? String(number) : undefined);
