import * as z from "zod/mini";
import {
  emptyModel,
  fromFormModel,
  made,
  patched,
  problemsOf,
  toFormModel,
  valueAt,
  valuesOf,
  withValues,
} from "./fields.ts";
import { modelSchema } from "./field-schema.ts";
import { experienceFields, type Experience } from "./experience.ts";
import {
  ASSET_AUTHOR_MAX,
  ASSET_CREDIT_MAX,
  LICENCE_IDS,
  type Attribution,
} from "../asset-licences.ts";
import { ASSET_ALT_MAX } from "../assets.ts";
import type { ModelWeight } from "../model-preflight.ts";
import { exceedsJson, JSON_DEPTH } from "../json-bounds.ts";
import { holdsNul } from "../nul.ts";
import type { FieldProblem, Fields, Model } from "./field.ts";
import type { Speech } from "../texts/speech.ts";
import { pointFields, type Point } from "./point.ts";
import { placedPosition } from "./position.ts";

/** Name of the file in an archive that holds the texts; its assets lie beside it. */
export const ARCHIVE_TEXTS = "experience.json";
const FORMAT = "explorar-experience";
const VERSION = 1;
/** Bounds of what an archive may hold, far above what an experience has. */
const MOST = { points: 2000, assets: 1000 } as const;
/** Most bytes of an archive, packed and unpacked. */
export const ARCHIVE_BYTES = 300 * 1024 * 1024;
/** Most bytes of its texts. */
export const ARCHIVE_TEXT_BYTES = 10 * 1024 * 1024;
/** Most files in an archive: the texts, the history, and two for each asset. */
export const ARCHIVE_FILES = 2 + 2 * MOST.assets;
/** Twice what all fields of so many points and assets have: other versions may have more fields. */
const TEXT_BOUNDS = {
  depth: JSON_DEPTH,
  get parts() {
    const ofPoints = MOST.points * valuesOf(pointFields).length;
    return 2 * (ofPoints + MOST.assets * ASSET_VALUES + valuesOf(experienceFields).length);
  },
};
const ASSET_VALUES = 20;

/** An asset of an archive; its id is the one that the experience and its points name. */
export interface ArchivedAsset {
  id: number;
  /** As in the contract: 0 model, 1 image, 2 audio. */
  type: 0 | 1 | 2;
  name: string;
  description: string;
  /** Alternative texts of an image. */
  alt?: Record<"cas" | "cat" | "eng", string> | undefined;
  /** Id of a category; other installations may have others. */
  category: number;
  animation: boolean;
  scale: number;
  /** Whose it is, and by which licence it is used; missing where nothing is said of it. */
  attribution?: Attribution | undefined;
  /** Of a model that was measured. */
  weight?: ModelWeight | undefined;
  /** Of an audio that a machine has spoken. */
  speech?: Speech | undefined;
  /** Names of files in the archive. */
  file: string;
  thumbnail?: string | undefined;
}

export interface ArchivedPoint {
  /** By which other points of the archive depend on it. */
  id: number;
  point: Point;
}

/** An experience apart from its installation: without owner, collaborators, state and bots. */
export interface ExperienceArchive {
  experience: Experience;
  points: readonly ArchivedPoint[];
  assets: readonly ArchivedAsset[];
  /** Bots of points that were left out. */
  botsLeftOut: number;
}

const id = z.int().check(z.positive());
const figure = z.int().check(z.nonnegative());
const fileName = z.string().check(z.regex(/^assets\/[a-z0-9-]{1,40}\.[a-z0-9]{1,5}$/));
/** As the contract has it; the point may be one of another installation. */
const TEXT_ID = /^(?:experience|point\/[1-9]\d{0,9})\/[A-Za-z0-9.]+$/;
const altText = z.string().check(z.maxLength(ASSET_ALT_MAX));
const schema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  experience: z.record(z.string(), z.unknown()),
  points: z
    .array(z.object({ id, point: z.record(z.string(), z.unknown()) }))
    .check(z.maxLength(MOST.points)),
  assets: z
    .array(
      z.object({
        id,
        type: z.literal([0, 1, 2]),
        name: z.string().check(z.maxLength(200)),
        description: z.string().check(z.maxLength(2000)),
        alt: z.optional(z.object({ cas: altText, cat: altText, eng: altText })),
        attribution: z.optional(
          z.object({
            author: z.string().check(z.maxLength(ASSET_AUTHOR_MAX)),
            licence: z.enum(LICENCE_IDS),
            credit: z.string().check(z.maxLength(ASSET_CREDIT_MAX)),
          }),
        ),
        category: z.int(),
        animation: z.boolean(),
        scale: z.number().check(z.minimum(0.001), z.maximum(1000)),
        weight: z.optional(
          z.object({
            triangles: figure,
            textureSide: figure,
            textureMemory: figure,
            uncountedTextures: z.optional(figure),
          }),
        ),
        speech: z.optional(
          z.object({
            text: z.string().check(z.maxLength(80), z.regex(TEXT_ID)),
            hash: z.string().check(z.regex(/^[0-9a-f]{14}$/)),
            language: z.literal(["cas", "cat", "eng"]),
            voice: z.string().check(z.maxLength(100)),
          }),
        ),
        file: fileName,
        thumbnail: z.optional(fileName),
      }),
    )
    .check(z.maxLength(MOST.assets)),
  botsLeftOut: z.int().check(z.nonnegative()),
});

/** The text of an archive; collaborators and bots stay behind. */
export function archiveText(archive: Omit<ExperienceArchive, "botsLeftOut">): string {
  const points = archive.points.map(({ point, ...rest }) => ({
    ...rest,
    point: { ...point, chatbot: "" },
  }));
  const botsLeftOut = archive.points.filter(({ point }) => point.chatbot !== "").length;
  const experience = { ...archive.experience, collaborators: [] };
  const { assets } = archive;
  return JSON.stringify(
    { format: FORMAT, version: VERSION, experience, points, assets, botsLeftOut },
    undefined,
    1,
  );
}

/** Why a text is not the one of an archive that can be read. */
export type ArchiveTextProblem = "notAnArchive" | "unknownVersion";

/**
 * Reads the text of an archive, whose values follow the rules of the fields.
 * @param text or its bytes in UTF-8
 */
export function readArchive(text: string | Uint8Array): ExperienceArchive | ArchiveTextProblem {
  if (exceedsJson(text, TEXT_BOUNDS)) return "notAnArchive";
  const value = parsed(typeof text === "string" ? text : new TextDecoder().decode(text));
  if (holdsTooMany(value) || holdsNul(value)) return "notAnArchive";
  const { success, data } = schema.safeParse(value);
  if (!success) return isOtherVersion(value) ? "unknownVersion" : "notAnArchive";
  const experience = archivedExperience(data.experience);
  const points = data.points.flatMap(({ id: own, point }) => {
    const model = archivedPoint(point);
    return model ? [{ id: own, point: model }] : [];
  });
  const ids = new Set(points.map(({ id: own }) => own));
  const { assets, botsLeftOut } = data;
  const isWhole =
    ids.size === data.points.length &&
    new Set(assets.map((asset) => asset.id)).size === assets.length;
  if (!experience || !isWhole) return "notAnArchive";
  return { experience, points, assets, botsLeftOut };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Asked before each of them is looked at. */
function holdsTooMany(value: unknown): boolean {
  return (["points", "assets"] as const).some((name) => {
    const list = valueAt(value, name);
    return Array.isArray(list) && list.length > MOST[name];
  });
}

const versioned = z.object({ format: z.literal(FORMAT), version: z.number() });
function isOtherVersion(value: unknown): boolean {
  const { success, data } = versioned.safeParse(value);
  return success && data.version !== VERSION;
}

/** An experience of an archive; undefined where it cannot be used. */
export const archivedExperience = (stored: Readonly<Record<string, unknown>>) =>
  withoutPeople(modelOf(experienceFields, stored));

/** A point of an archive; undefined where it cannot be used. */
export const archivedPoint = (stored: Readonly<Record<string, unknown>>) =>
  withoutBot(modelOf(pointFields, stored));

const withoutPeople = (experience: Experience | undefined) =>
  experience && { ...experience, collaborators: [] };
const withoutBot = (point: Point | undefined) =>
  point && { ...point, position: placedPosition(point.position), chatbot: "" };

/**
 * A model with defaults for what a file lacks, as an older installation writes it; undefined where a value is of another kind
 * or breaks a rule of its field. What is required may be missing, as in what is stored.
 */
function modelOf<F extends Fields>(
  fields: F,
  stored: Readonly<Record<string, unknown>>,
): Model<F> | undefined {
  const whole = made(
    fields,
    ({ field }, value) => (value === undefined ? field.default : value),
    stored,
  );
  const { success, data } = modelSchema(fields).safeParse(whole);
  if (!success) return undefined;
  const form = toFormModel(fields, data);
  const problems = problemsOf(fields, form);
  if (problems.some(({ problem }) => !MENDABLE.has(problem))) return undefined;
  const impossible = problems.filter(({ problem }) => problem !== "VALIDATION.required");
  return withValues(
    patched(fields, emptyModel(fields), fromFormModel(fields, form)) as object,
    impossible.map(({ path }) => [path, valueAt(form, path)] as const),
  ) as Model<F>;
}

/** Problems of an archive that its reader mends in the form: they were possible in what was stored once. */
const MENDABLE: ReadonlySet<FieldProblem> = new Set<FieldProblem>([
  "VALIDATION.required",
  "VALIDATION.impossibleDay",
  "VALIDATION.impossibleTime",
]);

/** The ids of assets that an experience and its points name. */
export function assetIdsOf(experience: Experience, points: readonly Point[]): number[] {
  const found = [
    ...assetsIn(experienceFields, experience),
    ...points.flatMap((point) => assetsIn(pointFields, point)),
  ];
  return [...new Set(found.map(([, asset]) => asset))];
}

/** A copy that names other assets; those without another one are taken out. */
export function withAssets<T extends Experience | Point>(
  model: T,
  other: ReadonlyMap<number, number>,
): T {
  const fields: Fields = "challenge" in model ? pointFields : experienceFields;
  return withValues(
    model,
    assetsIn(fields, model).map(([path, asset]) => [path, other.get(asset) ?? 0] as const),
  );
}

function assetsIn(fields: Fields, model: Experience | Point): [path: string, id: number][] {
  return assetPaths(fields).flatMap((path): [string, number][] => {
    const value = valueAt(model, path);
    return typeof value === "number" && value > 0 ? [[path, value]] : [];
  });
}

function assetPaths(fields: Fields): readonly string[] {
  let paths = ASSET_PATHS.get(fields);
  if (!paths) {
    paths = valuesOf(fields).flatMap(({ path, field }) => (field.kind === "asset" ? [path] : []));
    ASSET_PATHS.set(fields, paths);
  }
  return paths;
}
const ASSET_PATHS = new WeakMap<Fields, readonly string[]>();
