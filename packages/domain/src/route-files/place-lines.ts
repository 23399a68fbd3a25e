import type { CsvRow, CsvTable } from "../csv.ts";
import type { Position } from "../experience/position.ts";
import { mayBeNumbers } from "./degrees.ts";
import { readPlace } from "../places/read-place.ts";
import { IMPORT_POINTS_MAX } from "./source.ts";
import { withoutEnds } from "../text-ends.ts";

/** Longer lines are prose. */
const LONGEST_LINE = 500;
/** Nobody types or pastes more: each place may have a line for its name and one for itself. */
const MOST_LINES = 2 * IMPORT_POINTS_MAX;
/** Of a list, most lines name a place. */
const LEAST_SHARE = 0.5;

interface Line {
  line: number;
  name: string;
  place: string;
}

/**
 * Reads a list as people type or paste it, one place a line: a name and then, or after, its coordinates, the address of
 * a map or a plus code; or the name on a line of its own above them. Undefined where the text is no such list.
 */
export function placeLines(text: string): CsvTable | undefined {
  const lines: Line[] = [];
  let above: Line | undefined;
  for (const [index, each] of text.split(/\r\n|\r|\n/).entries()) {
    const content = each.replace(/^\s*(?:[-*•·]\s+|\d{1,3}[.)]\s+)/u, "").trim();
    if (content === "") continue;
    if (content.length > LONGEST_LINE || lines.length >= MOST_LINES) return undefined;
    const line = { line: index + 1, ...parted(content) };
    if (line.place !== "" && line.name === "" && above) {
      above.place = line.place;
      above = undefined;
      continue;
    }
    lines.push(line);
    above = line.place === "" ? line : undefined;
  }
  const placed = lines.filter(({ place }) => place !== "").length;
  if (placed === 0 || placed < LEAST_SHARE * lines.length) return undefined;
  const rows = lines.map(({ line, name, place }): CsvRow => {
    return { line, cells: [name, place], broken: false };
  });
  return { encoding: "utf-8", delimiter: "\t", header: undefined, rows };
}

/** The name and the place of a line, either of which may be empty. */
function parted(content: string): Omit<Line, "line"> {
  const address = /https?:\/\/\S+/i.exec(content)?.[0];
  const marked = address === undefined ? undefined : positionOf(address);
  if (address !== undefined && marked) {
    return {
      name: trimmed(content.replace(address, "")) || nameIn(address),
      place: written(marked),
    };
  }
  const starts = [...content.matchAll(/(?<=^|[\s,;:|(])[^\s,;:|(]/gu)].map(({ index }) => index);
  const ends = [...content.matchAll(/[^\s,;:|)](?=$|[\s,;:|)])/gu)].map(({ index }) => index + 1);
  // Numbers of a name are no coordinates: the place is the longest part that is one, as short as it stays the same.
  const last = partOf(starts, (at) => content.slice(at));
  if (last && last.at > 0) return { name: trimmed(content.slice(0, last.at)), place: last.place };
  const first = partOf(ends.toReversed(), (at) => content.slice(0, at));
  if (first) return { name: trimmed(content.slice(first.at)), place: first.place };
  return last ? { name: "", place: last.place } : { name: content, place: "" };
}

/** Of parts that get ever shorter: where the last one begins or ends that names the place of the first one that names any. */
function partOf(
  cuts: readonly number[],
  part: (at: number) => string,
): { at: number; place: string } | undefined {
  let found: { at: number; place: string } | undefined;
  for (const at of cuts) {
    const position = positionOf(part(at));
    if (!position) continue;
    const place = written(position);
    if (found && place !== found.place) continue;
    found = { at, place };
  }
  return found;
}

function positionOf(text: string): Position | undefined {
  if (mayBeNumbers(text)) return undefined;
  const reading = readPlace(text);
  return reading.kind === "place" ? reading.position : undefined;
}

const written = ({ lat, lon }: Position) => `${lat.toFixed(6)}, ${lon.toFixed(6)}`;
/** Without what stands between a name and its place. */
const trimmed = (text: string) => withoutEnds(text, /[\s,;:|()–—-]/u);

/** The name of a place in the address of a map; empty where it has none. */
function nameIn(address: string): string {
  const coded = /\/place\/([^/@?]+)/.exec(address)?.[1] ?? "";
  try {
    const name = decodeURIComponent(coded.replaceAll("+", " "));
    return positionOf(name) ? "" : name;
  } catch {
    return "";
  }
}
