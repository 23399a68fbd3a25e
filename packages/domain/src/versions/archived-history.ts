import * as z from "zod/mini";
import { archivedExperience, archivedPoint } from "../experience/archive.ts";
import type { Experience } from "../experience/experience.ts";
import type { Point } from "../experience/point.ts";
import { exceedsJson } from "../json-bounds.ts";
import { holdsNul } from "../nul.ts";

/** Name of the file in an archive that holds the versions. */
export const ARCHIVE_HISTORY = "history.json";
const FORMAT = "explorar-history";
const VERSION = 1;
/**
 * Most bytes of a history in an archive. It is written in a way that compresses well, and what is below this is not taken
 * for an archive that hides what it unpacks to.
 */
export const HISTORY_BYTES = 3 * 1024 * 1024;
/** Parts and versions are bounded by that size; this bounds the work of reading them. */
const MOST = { versions: 5000, parts: 5000 } as const;
const BOUNDS = { depth: 12, parts: 1_500_000 };

/** A version of an archive. Parts are named by their place in the lists of the history. */
export interface ArchivedVersion {
  number: number;
  savedAt: string;
  /** Name of who saved it; nobody of the installation that reads it. */
  by: string;
  device: "computer" | "tablet" | "phone" | "";
  name: string;
  /** The version that it has brought back. */
  restored?: number | undefined;
  experience: number;
  /** In the author's order: the id of each point, and its part. */
  points: readonly (readonly [id: number, part: number])[];
}

/** The history of an archive; equal parts are there once. */
export interface ArchivedHistory {
  experiences: readonly Experience[];
  points: readonly Point[];
  /** The oldest first. */
  versions: readonly ArchivedVersion[];
}

const index = z.int().check(z.nonnegative());
const id = z.int().check(z.positive(), z.maximum(2_147_483_647));
const model = z.record(z.string(), z.unknown());
const schema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  experiences: z.array(model).check(z.maxLength(MOST.parts)),
  points: z.array(model).check(z.maxLength(MOST.parts)),
  versions: z
    .array(
      z.object({
        number: id,
        savedAt: z.iso.datetime(),
        by: z.string().check(z.maxLength(200)),
        device: z.literal(["computer", "tablet", "phone", ""]),
        name: z.string().check(z.maxLength(60)),
        restored: z.optional(id),
        experience: index,
        points: z.array(z.tuple([id, index])).check(z.maxLength(2000)),
      }),
    )
    .check(z.maxLength(MOST.versions)),
});

/** The text of a history, whose parts are JSON already. */
export function historyText(
  experiences: readonly string[],
  points: readonly string[],
  versions: readonly ArchivedVersion[],
): string {
  const [format, of] = [JSON.stringify(FORMAT), JSON.stringify(versions)];
  const lists = `"experiences":[${experiences.join()}],"points":[${points.join()}]`;
  return `{"format":${format},"version":${VERSION},${lists},"versions":${of}}`;
}

/**
 * Reads the history of an archive, whose values follow the rules of the fields.
 * @returns undefined where it is damaged, or of another version
 */
export function readHistory(bytes: Uint8Array): ArchivedHistory | undefined {
  if (bytes.length > HISTORY_BYTES || exceedsJson(bytes, BOUNDS)) return undefined;
  const value = parsed(new TextDecoder().decode(bytes));
  if (holdsNul(value)) return undefined;
  const { success, data } = schema.safeParse(value);
  if (!success) return undefined;
  const experiences = data.experiences.flatMap((each) => archivedExperience(each) ?? []);
  const points = data.points.flatMap((each) => archivedPoint(each) ?? []);
  const isWhole =
    experiences.length === data.experiences.length && points.length === data.points.length;
  if (!isWhole || !data.versions.every(isInOrder)) return undefined;
  return { experiences, points, versions: data.versions };

  function isInOrder(version: ArchivedVersion, at: number, all: readonly ArchivedVersion[]) {
    const before = all[at - 1];
    const ids = new Set(version.points.map(([point]) => point));
    return (
      (before === undefined || before.number < version.number) &&
      version.experience < experiences.length &&
      version.points.every(([, part]) => part < points.length) &&
      ids.size === version.points.length
    );
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
