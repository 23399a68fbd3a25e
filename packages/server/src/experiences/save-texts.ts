import { experienceFields, type Experience } from "@panel/domain/experience/experience";
import type { Fields, Model } from "@panel/domain/experience/field";
import { pointFields, type Point } from "@panel/domain/experience/point";
import {
  emptyModel,
  patched,
  problemsOf,
  toFormModel,
  valueAt,
  withValues,
} from "@panel/domain/experience/fields";
import { experienceWire, pointWire } from "@panel/domain/experience/wire";
import type { ContentLanguage } from "@panel/domain/languages";
import {
  SOURCE_LANGUAGE,
  textId,
  textPlace,
  textValue,
  writtenText,
} from "@panel/domain/texts/texts";
import { lockEditable } from "../access/editable.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { ExperienceRow, MapPointRow } from "../db/schema.ts";
import { pointRows } from "../points/experience-points.ts";
import { refuseProblems } from "../points/refuse-problems.ts";
import { pointOf } from "../points/stored.ts";
import { lockForPoints } from "../points/write.ts";
import { writeTexts } from "../points/write-texts.ts";
import { takeTurns } from "../turns.ts";
import { settle } from "../versions/drift.ts";
import { keepVersion, latestVersion } from "../versions/keep.ts";
import type { Viewer } from "../viewer.ts";
import { updateContent } from "./access-codes.ts";
import { changedExperience, contentOf, experienceOf } from "./stored.ts";
import { rememberExperience } from "./write.ts";

/** A text in one language. */
interface TextKey {
  id: string;
  language: ContentLanguage;
}

export interface TextsToSave {
  experienceId: number;
  texts: readonly (TextKey & {
    /** As the sender has read it. */
    read: string;
    value: string;
    /** Of a source: its translations stay valid. */
    isCorrection?: boolean | undefined;
  })[];
  /** Translations that are right for the source as the sender has read it. */
  stillRight: readonly (TextKey & { source: string })[];
}

export interface SavedTexts {
  /** Texts that are not what the sender has read; `current` is missing where the point is gone. */
  conflicts: (TextKey & { current?: string })[];
}

/** What the texts of a transaction are written to. */
interface Stored {
  experience: ExperienceRow;
  points: Map<number, MapPointRow>;
  /** What is stored of the experience (undefined) and of points, as far as it was read. */
  models: Map<number | undefined, Experience | Point>;
}

/**
 * Saves texts in one version, each for itself: those that are not what the sender has read stay as they are.
 * @throws Refusal where one breaks a rule of its field; then none is saved
 */
export async function saveTexts(
  connection: Connection,
  viewer: Viewer,
  { experienceId, texts, stillRight }: TextsToSave,
): Promise<SavedTexts> {
  return connection.db.transaction().execute(async (transaction) => {
    const lock = texts.length > 0 ? lockForPoints : lockEditable;
    const experience = await lock(connection, transaction, viewer, experienceId);
    const rows = await pointRows(transaction, experienceId);
    const points = new Map(rows.map((row) => [row.id, row]));
    const stored: Stored = { experience, points, models: new Map() };
    const { wanted, conflicts } = sorted(stored, texts);
    if (wanted.size > 0) {
      const latest = await latestVersion(transaction, experience);
      await write(transaction, viewer, stored, wanted);
      const corrected = new Set(
        texts.flatMap(({ id, language, isCorrection }) =>
          isCorrection && language === SOURCE_LANGUAGE ? [id] : [],
        ),
      );
      await keepVersion(transaction, viewer, stored.experience, latest, {
        isCorrection: (place) => corrected.has(textId(place)),
      });
    }
    await settle(
      transaction,
      experienceId,
      stillRight.flatMap(({ id, language, source }) => {
        const place = textPlace(id);
        const isSame = place && textIn(stored, { id, language: SOURCE_LANGUAGE }) === source;
        return isSame ? [{ point: place.point, path: place.path, language }] : [];
      }),
    );
    return { conflicts };
  });
}

/** The experience or the point with this id; undefined where the point is gone. */
function modelOf(stored: Stored, id: number | undefined): Experience | Point | undefined {
  const { experience, points, models } = stored;
  const known = models.get(id);
  if (known) return known;
  const row = id === undefined ? experience : points.get(id);
  if (!row) return undefined;
  const model = "gymkhana_id" in row ? pointOf(row) : experienceOf(row);
  models.set(id, model);
  return model;
}

/** Undefined where the point is gone, or there is no such text. */
function textIn(stored: Stored, { id, language }: TextKey): string | undefined {
  const place = textPlace(id);
  const model = place && modelOf(stored, place.point);
  return model && writtenText(valueAt(model, `${place.path}.${language}`));
}

/** Values to write, by their paths, of the experience (undefined) or of a point. */
type Wanted = Map<number | undefined, [path: string, value: unknown][]>;

/** Which texts are to be written, and which the sender has read otherwise. */
function sorted(
  stored: Stored,
  texts: TextsToSave["texts"],
): { wanted: Wanted; conflicts: SavedTexts["conflicts"] } {
  const wanted: Wanted = new Map();
  const conflicts: SavedTexts["conflicts"] = [];
  for (const { id, language, read, value } of texts) {
    const key = { id, language };
    const current = textIn(stored, key);
    const place = textPlace(id);
    if (!place || current === undefined) {
      conflicts.push(key);
      continue;
    }
    const { field, path, point } = place;
    const change = [`${path}.${language}`, textValue(field, value)] as const;
    // Whoever has typed the same meanwhile is no conflict.
    if (current !== read && current !== savedText(point, change)) {
      conflicts.push({ ...key, current });
      continue;
    }
    wanted.set(point, [...(wanted.get(point) ?? []), [...change]]);
  }
  return { wanted, conflicts };
}

/** A text as it is stored: cleaned. */
function savedText(point: number | undefined, [path, value]: readonly [string, unknown]): string {
  const changes = withValues({}, [[path, value]]);
  const saved =
    point === undefined
      ? changedExperience(undefined, changes)
      : patched(pointFields, emptyModel(pointFields), changes);
  return writtenText(valueAt(saved, path));
}

/** Writes texts and puts what is stored then into `stored`. */
async function write(
  transaction: Db,
  viewer: Viewer,
  stored: Stored,
  wanted: Wanted,
): Promise<void> {
  const at = new Date().toISOString();
  for (const [id, values] of wanted) {
    await takeTurns();
    const changes = withValues({}, values);
    if (id === undefined) {
      const { experience } = stored;
      const after = changedExperience(experienceOf(experience), changes);
      refuse(experienceFields, after, changes, experienceWire);
      stored.experience = await updateContent(transaction, experience, contentOf(after), {
        version: experience.version + 1,
        updated_at: at,
        changed_by: viewer.id,
      });
      await rememberExperience(transaction, viewer, stored.experience);
    }
    const row = id === undefined ? undefined : stored.points.get(id);
    if (row) {
      refuse(pointFields, patched(pointFields, pointOf(row), changes), changes, pointWire);
      stored.points.set(row.id, await writeTexts(transaction, row, changes));
    }
    stored.models.delete(id);
  }
}

/** Refuses texts that break a rule of their field; other fields may lack what they like. */
function refuse<F extends Fields>(
  fields: F,
  after: Model<F>,
  changes: object,
  wire: Parameters<typeof refuseProblems>[1],
): void {
  const isChanged = ({ path }: { path: string }) => valueAt(changes, path) !== undefined;
  refuseProblems(problemsOf(fields, toFormModel(fields, after), isChanged), wire);
}
