import type { Point } from "../experience/point.ts";
import { placedPosition, type Position } from "../experience/position.ts";
import { valueAt } from "../experience/rows.ts";
import { CONTENT_LANGUAGES, LANGUAGE, type ContentLanguage } from "../languages.ts";
import { PLAIN_TARGETS, TEXT_TARGETS, type Target } from "./columns.ts";

/** A point as files hold it: what other programs know, and all values under their names. */
export interface ExportedPoint {
  position: Position;
  /** Name and text in the language of the route, or else in another one. */
  name: string;
  text: string;
  /** Values by their name in files, such as `name:es`; blank ones are left out. */
  values: Readonly<Record<string, string>>;
}

const FILE_NAMES: Record<(typeof TEXT_TARGETS)[number] | (typeof PLAIN_TARGETS)[number], string> = {
  name: "name",
  "story.title": "storytitle",
  "story.text": "description",
  "address.location": "address",
  "address.streetName": "addr:street",
  "address.streetNumber": "addr:housenumber",
  "address.city": "addr:city",
  "address.postcode": "addr:postcode",
  "address.country": "addr:country",
  duration: "duration",
  isFinal: "final",
};

const COLUMNS: readonly { target: Target; column: string }[] = [
  ...TEXT_TARGETS.flatMap((row) =>
    CONTENT_LANGUAGES.map((code) => ({
      target: `${row}.${code}` as const,
      column: `${FILE_NAMES[row]}:${LANGUAGE[code].interface}`,
    })),
  ),
  ...PLAIN_TARGETS.map((target) => ({ target, column: FILE_NAMES[target] })),
];

/** Names of the columns in files, in their order. */
export const FILE_COLUMNS: readonly string[] = COLUMNS.map(({ column }) => column);

/**
 * The points that files can hold. Points without a place are left out.
 * @param language the language in which the route starts
 */
export function exportedPoints(
  points: readonly Point[],
  language: ContentLanguage,
): ExportedPoint[] {
  const order = [language, ...CONTENT_LANGUAGES];
  return points.flatMap((point) => {
    const position = placedPosition(point.position);
    if (!position) return [];
    const first = (texts: Readonly<Record<ContentLanguage, string>>) =>
      order.map((code) => texts[code]).find(Boolean) ?? "";
    return {
      position,
      name: first(point.name),
      text: first(point.story.text),
      values: Object.fromEntries(
        COLUMNS.map(({ target, column }) => [column, textOf(valueAt(point, target))]).filter(
          ([, text]) => text !== "",
        ),
      ),
    };
  });
}

function textOf(value: unknown): string {
  if (value === true) return "1";
  return value === false || value === 0 ? "" : String(value);
}
