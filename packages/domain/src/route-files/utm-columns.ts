import { plainName } from "../column-name.ts";
import type { CsvTable } from "../csv.ts";
import { proposedHeader, withHeader } from "./csv-header.ts";
import { parseCoordinate } from "./degrees.ts";
import { joinColumns } from "./join-columns.ts";

const TITLES = {
  zone: /^(?:utm)?(?:zone?|zona|huso|fus)(?:utm)?$/,
  band: /^(?:utm)?(?:ch|band|banda|letter|letra|lletra|zoneletter|letrahuso)$/,
  east: /^(?:utm)?(?:east|easting|este|est|e|x|coordx|coordenadax|xcoord)(?:utm|etrs89)?$/,
  north: /^(?:utm)?(?:north|northing|norte|nord|n|y|coordy|coordenaday|ycoord)(?:utm|etrs89)?$/,
} as const;

const ZONE = /^(?:[1-9]|[1-5]\d|60) ?[c-hj-np-x]?$/i;
/** A number of this size is no degree, and no number of a district. */
const METRES = 100_000;

/** A cell with its thousands together: points or commas with three digits behind each part them here, where all is metres. */
const metresIn = (cell: string): string =>
  /^\d{1,3}(?:[.,]\d{3})+$/.test(cell) ? cell.replaceAll(/[.,]/g, "") : cell;

/** The table with one column for places in metres of UTM whose zone stands in a column of its own: `30T 439850 4474101`. */
export function joinUtmColumns(table: CsvTable): CsvTable {
  const titled = withHeader(table, proposedHeader(table));
  const titles = (titled.header?.cells ?? []).map(plainName);
  const at = (part: keyof typeof TITLES) => titles.findIndex((title) => TITLES[part].test(title));
  const [zone, band, east, north] = [at("zone"), at("band"), at("east"), at("north")];
  const cellsOf = (column: number) =>
    titled.rows.flatMap(({ cells }) => cells[column]?.trim() || []);
  const isZoned = cellsOf(zone).length > 0 && cellsOf(zone).every((cell) => ZONE.test(cell));
  const inMetres = [east, north].every((column) =>
    cellsOf(column).some((cell) => (parseCoordinate(metresIn(cell)) ?? 0) >= METRES),
  );
  if (!isZoned || !inMetres) return table;
  const text = (cells: readonly string[], column: number) => cells[column]?.trim() ?? "";
  return joinColumns(titled, {
    used: [zone, band, east, north],
    titles: ["UTM"],
    places: (cells) => {
      const metres = [text(cells, east), text(cells, north)].map(metresIn);
      if (metres.includes("")) return [""];
      return [[text(cells, zone) + text(cells, band), ...metres].join(" ")];
    },
  });
}
