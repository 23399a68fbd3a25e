import { plainName } from "../column-name.ts";
import type { CsvTable } from "../csv.ts";
import { proposedHeader, withHeader } from "./csv-header.ts";
import { joinColumns } from "./join-columns.ts";

type Axis = "lat" | "lon";
type Part = "degrees" | "minutes" | "seconds" | "side";

const AXES: Record<Axis, readonly string[]> = {
  lat: ["latitude", "latitud", "lat"],
  lon: ["longitude", "longitud", "long", "lon", "lng"],
};
const PARTS: Record<Part, RegExp> = {
  degrees: /^(?:de)?(?:grados?|graus?|degrees?|deg|gr|gg|g|d)(?:de)?$/,
  minutes: /^(?:de)?(?:minut[oe]?s?|min|mm|m)(?:de)?$/,
  seconds: /^(?:de)?(?:segundos?|segons?|seconds?|seg|sec|ss|s)(?:de)?$/,
  side: /^(?:de)?(?:hemisferios?|hemisferis?|hemisphere|hemi?|h|ns|sn|eo|oe|ew|we|orientacion?|dir|ref)(?:de)?$/,
};
const NAMES: readonly Part[] = ["degrees", "minutes", "seconds", "side"];
const TITLES: Record<Axis, string> = { lat: "Latitud", lon: "Longitud" };
const SIGNS: Record<Exclude<Part, "side">, string> = { degrees: "°", minutes: "'", seconds: '"' };

interface Found {
  axis: Axis | undefined;
  part: Part;
}

function foundIn(title: string): Found | undefined {
  const plain = plainName(title);
  if (/^(?:ns|nors)$/.test(plain)) return { axis: "lat", part: "side" };
  if (/^(?:e[ow]|[ow]e)$/.test(plain)) return { axis: "lon", part: "side" };
  for (const axis of ["lat", "lon"] as const) {
    const rests = AXES[axis].flatMap((word) =>
      plain.includes(word) ? plain.replace(word, "") : [],
    );
    const part = NAMES.find((name) => rests.some((rest) => PARTS[name].test(rest)));
    if (part) return { axis, part };
  }
  const part = NAMES.find((name) => plain.length > 2 && PARTS[name].test(plain));
  return part && { axis: undefined, part };
}

type Columns = Partial<Record<Part, number>>;

/** The columns of the parts; of parts that name no axis, the first of each kind are those of the latitude. */
function columnsIn(titles: readonly string[]): Record<Axis, Columns> {
  const columns: Record<Axis, Columns> = { lat: {}, lon: {} };
  for (const [at, title] of titles.entries()) {
    const found = foundIn(title);
    if (!found) continue;
    const { part, axis = columns.lat[part] === undefined ? "lat" : "lon" } = found;
    columns[axis][part] ??= at;
  }
  return columns;
}

/** The table with one column for each coordinate whose degrees, minutes, seconds and hemisphere stand in columns of their own. */
export function joinAngleColumns(table: CsvTable): CsvTable {
  const at = proposedHeader(table);
  const titled = withHeader(table, at);
  const { lat, lon } = columnsIn(titled.header?.cells ?? []);
  const isParted = [lat, lon].every(
    ({ degrees, minutes }) => degrees !== undefined && minutes !== undefined,
  );
  if (!isParted || !titled.header) return table;
  return joinColumns(titled, {
    used: [...Object.values(lat), ...Object.values(lon)],
    titles: [TITLES.lat, TITLES.lon],
    places: (cells) => [angleOf(cells, lat), angleOf(cells, lon)],
  });
}

function angleOf(cells: readonly string[], columns: Columns): string {
  const cell = (part: Part) => cells[columns[part] ?? -1]?.trim() ?? "";
  const parts = (["degrees", "minutes", "seconds"] as const).flatMap((part) =>
    cell(part) === "" ? [] : [`${cell(part).replaceAll(/[°º'"′″]/g, "")}${SIGNS[part]}`],
  );
  return [...parts, cell("side")].join(" ").trim();
}
