import { pointFields, type Point } from "../experience/point.ts";
import { placedPosition, type Position } from "../experience/position.ts";
import { emptyModel, patched, valueAt } from "../experience/fields.ts";
import { CONTENT_LANGUAGES, LANGUAGE, type ContentLanguage } from "../languages.ts";
import { fileName, PLAIN_TARGETS, TEXT_TARGETS, type Target } from "./columns.ts";

/** A point as files hold it: what other programs know, and all values under their names. */
export interface ExportedPoint {
  position: Position;
  /** Name and text in the language of the route, or else in another one. */
  name: string;
  text: string;
  /** Values by their name in files, such as `name:es`; blank ones are left out. */
  values: Readonly<Record<string, string>>;
}

const COLUMNS: readonly { target: Target; column: string }[] = [
  ...TEXT_TARGETS.flatMap((path) =>
    CONTENT_LANGUAGES.map((code) => ({
      target: `${path}.${code}` as const,
      column: `${fileName(path)}:${LANGUAGE[code].interface}`,
    })),
  ),
  ...PLAIN_TARGETS.map((target) => ({ target, column: fileName(target) })),
];

const CHALLENGE_COLUMNS = COLUMNS.flatMap(({ target, column }) =>
  target.startsWith("challenge.") ? [column] : [],
);
const NEW_POINT = emptyModel(pointFields);

/** Names of the columns in files, in their order. */
export const FILE_COLUMNS: readonly string[] = COLUMNS.map(({ column }) => column);

/** The element of a column in GPX: other programs make a column of each name, and none of the attributes. */
export const gpxElement = (column: string): string => column.replaceAll(":", "_");

/**
 * The points that files can hold. Points without a place are left out.
 * @param language the language in which the route starts
 */
export function exportedPoints(
  points: readonly Point[],
  language: ContentLanguage,
): ExportedPoint[] {
  const order = [language, ...CONTENT_LANGUAGES];
  return points.flatMap((stored) => {
    // What was stored long ago may hold characters that are not stored any more.
    const point = patched(pointFields, stored, stored);
    const position = placedPosition(point.position);
    if (!position) return [];
    const first = (texts: Readonly<Record<ContentLanguage, string>>) =>
      order.map((code) => texts[code]).find(Boolean) ?? "";
    const values = Object.fromEntries(
      COLUMNS.map(({ target, column }) => [column, textIn(point, target)]).filter(
        ([, text]) => text !== "",
      ),
    );
    // Texts of a challenge that is not in force are kept, and are not to come into force.
    if (CHALLENGE_COLUMNS.some((column) => column in values))
      values[fileName("challenge.kind")] = point.challenge.kind;
    return { position, name: first(point.name), text: first(point.story.text), values };
  });
}

/** The value as text; blank where it is what a new point has. */
function textIn(point: Point, target: Target): string {
  const value = valueAt(point, target);
  if (JSON.stringify(value) === JSON.stringify(valueAt(NEW_POINT, target))) return "";
  if (typeof value === "boolean") return value ? "1" : "0";
  return Array.isArray(value) ? value.join(" ") : String(value);
}
