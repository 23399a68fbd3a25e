import { metresBetween, type Position } from "../experience/position.ts";

/** A degree of latitude is at least this many metres. */
const DEGREE = 110_000;

interface Entry {
  position: Position;
  names: readonly string[];
}

/**
 * Finds places near others without comparing each with each.
 * @param reach the largest distance in metres that is asked for
 */
export function createPlaceGrid(reach: number) {
  const side = reach / DEGREE;
  const cells = new Map<string, Entry[]>();
  const row = (lat: number) => Math.floor(lat / side);
  // Towards the poles a degree of longitude is shorter; the row decides, so that one row has one width.
  const column = (lon: number, inRow: number) => {
    const shrink = Math.max(Math.cos((Math.min(89, Math.abs(inRow * side)) * Math.PI) / 180), 0.01);
    return Math.floor((lon * shrink) / side);
  };
  return {
    add(position: Position, names: readonly string[]): void {
      const at = row(position.lat);
      const key = `${at} ${column(position.lon, at)}`;
      const cell = cells.get(key);
      if (cell) cell.push({ position, names });
      else cells.set(key, [{ position, names }]);
    },

    /** Whether a place within reach is one that `matches`. */
    has(
      position: Position,
      matches: (metres: number, names: readonly string[]) => boolean,
    ): boolean {
      const at = row(position.lat);
      for (const r of [at - 1, at, at + 1]) {
        const middle = column(position.lon, r);
        // Two to each side: the width of a cell is rounded.
        for (let c = middle - 2; c <= middle + 2; c += 1) {
          for (const entry of cells.get(`${r} ${c}`) ?? []) {
            const metres = metresBetween(position, entry.position);
            if (metres <= reach && matches(metres, entry.names)) return true;
          }
        }
      }
      return false;
    },
  };
}
