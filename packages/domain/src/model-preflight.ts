/** Measurements of a 3D model before its upload. Lengths in metres, sizes in bytes and pixels. */
export interface ModelMeasures {
  triangles: number;
  textures: readonly {
    width: number;
    height: number;
    /** What a pixel takes on the graphics chip, which keeps KTX2 packed. @default 4 */
    bytesPerPixel?: number;
  }[];
  /** Textures that are not shown, but that a phone may load all the same. */
  otherTextures?: ModelMeasures["textures"];
  /** Names of textures whose size is not known. */
  uncountedTextures?: readonly string[];
  /** Names of textures that the model refers to and that are missing. */
  missingTextures: readonly string[];
  /** Names of textures of properties that cannot be shown. */
  unshownTextures?: readonly string[];
  /** Names of textures that cannot be read. */
  unreadableTextures: readonly string[];
  /** Width, height and depth, before the author's scale is applied. */
  size: readonly [width: number, height: number, depth: number];
  /** False if the format does not say in which unit its lengths are. */
  unitKnown: boolean;
  /** Size of the file that a phone downloads. */
  bytes: number;
}

/** What makes a model heavy for a phone beside its download, as it is kept with the asset. */
export interface ModelWeight {
  triangles: number;
  /** Pixels of the longest side of any texture; 0 without textures. */
  textureSide: number;
  /** Bytes of graphics memory. */
  textureMemory: number;
  /** Textures that are not in these figures, since their size is not known; undefined where nobody has looked for them. */
  uncountedTextures?: number | undefined;
}

/** Good: no phone has problems. Careful: older phones do. Bad: most phones do. */
export type PreflightLevel = "good" | "careful" | "bad";

export type PreflightTopic =
  | "triangles"
  | "textureSide"
  | "textureMemory"
  | "download"
  | "missing"
  | "size";

/** The rating of a model in one respect. */
export interface PreflightFinding {
  topic: PreflightTopic;
  level: PreflightLevel;
  /** Triangles, pixels, bytes, textures or metres, by the topic. */
  value: number;
  /**
   * For the size: whether it is too small or too large, as large as a building, or its unit is a guess. For textures:
   * that there are more than could be counted.
   */
  kind?: "tiny" | "large" | "huge" | "unit" | "uncounted" | undefined;
}

const MEBIBYTE = 2 ** 20;

/**
 * Up to `good` a phone of five years ago keeps 30 pictures a second or starts within a few seconds on a
 * mobile network; above `careful` a new one does not.
 */
export const MODEL_THRESHOLDS = {
  triangles: { good: 100_000, careful: 300_000 },
  /** Pixels of the longest side; beyond 4096 many phones refuse a texture. */
  textureSide: { good: 2048, careful: 4096 },
  /** Bytes of all textures as the graphics chip holds them: unpacked, except for KTX2. */
  textureMemory: { good: 64 * MEBIBYTE, careful: 192 * MEBIBYTE },
  /** Bytes; 15 MB is the most that the library takes. */
  download: { good: 5 * MEBIBYTE, careful: 10 * MEBIBYTE },
} as const;

/** Metres of the longest side. A smaller model cannot be seen in the street, and nobody can walk around a larger one. */
const MODEL_SIZE = { tiny: 0.05, large: 6, huge: 20 } as const;

/** Bytes a second of a slow 4G connection (10 Mbit/s). */
const MOBILE_SPEED = 1_250_000;

const levelOf = (
  value: number,
  { good, careful }: { good: number; careful: number },
): PreflightLevel => (value <= good ? "good" : value <= careful ? "careful" : "bad");

/** Graphics memory for the textures: four bytes per pixel unless they stay packed, and a third more for the mipmaps. */
export function textureMemory(textures: ModelMeasures["textures"]): number {
  return textures.reduce(
    (sum, { width, height, bytesPerPixel = 4 }) => sum + (width * height * bytesPerPixel * 4) / 3,
    0,
  );
}

/** @param measures what was measured of a model before its upload */
export function modelWeight({
  triangles,
  textures,
  otherTextures = [],
  uncountedTextures = [],
}: Pick<
  ModelMeasures,
  "triangles" | "textures" | "otherTextures" | "uncountedTextures"
>): ModelWeight {
  const all = [...textures, ...otherTextures];
  return {
    triangles,
    textureSide: all.reduce((most, { width, height }) => Math.max(most, width, height), 0),
    textureMemory: Math.ceil(textureMemory(all)),
    uncountedTextures: uncountedTextures.length,
  };
}

/** The weight that is kept with an asset; undefined where a figure is missing. */
export function keptWeight({
  triangles,
  textureSide,
  textureMemory: memory,
  uncountedTextures,
}: {
  readonly [Figure in keyof ModelWeight]?: number | undefined;
}): ModelWeight | undefined {
  if (triangles === undefined || textureSide === undefined || memory === undefined)
    return undefined;
  return {
    triangles,
    textureSide,
    textureMemory: memory,
    ...(uncountedTextures === undefined ? {} : { uncountedTextures }),
  };
}

/** Whether the figures of a model are those of all of its textures. */
export const isWeightWhole = (weight: ModelWeight | undefined): boolean =>
  weight?.uncountedTextures === 0;

/**
 * How hard a model is on a phone: the worst of its figures.
 * @param bytes of the download
 * @param weight undefined where nothing was measured
 */
export function phoneLevel(bytes: number, weight: ModelWeight | undefined): PreflightLevel {
  const levels = [
    levelOf(bytes, MODEL_THRESHOLDS.download),
    ...(weight ? WEIGHED.map((topic) => levelOf(weight[topic], MODEL_THRESHOLDS[topic])) : []),
  ];
  return levels.reduce<PreflightLevel>(
    (worst, level) => (GRAVITY[level] < GRAVITY[worst] ? level : worst),
    "good",
  );
}
const WEIGHED = ["triangles", "textureSide", "textureMemory"] as const;

/** Seconds to download the model on a slow mobile connection; at least one. */
export function downloadSeconds(bytes: number): number {
  return Math.max(1, Math.round(bytes / MOBILE_SPEED));
}

/** Width, height and depth with the scale applied, in metres. */
export function scaledSize(
  [width, height, depth]: ModelMeasures["size"],
  scale: number,
): [number, number, number] {
  return [width * scale, height * scale, depth * scale];
}

/**
 * Rates a model in every respect, most severe finding first.
 * @param scale scale factor set by the author
 */
export function preflight(model: ModelMeasures, scale = 1): PreflightFinding[] {
  const weight = modelWeight(model);
  const lost = model.missingTextures.length + model.unreadableTextures.length;
  const findings: PreflightFinding[] = [
    ...WEIGHED.map((topic): PreflightFinding => {
      const value = weight[topic];
      const level = levelOf(value, MODEL_THRESHOLDS[topic]);
      if (topic === "triangles" || isWeightWhole(weight)) return { topic, level, value };
      // It is at least that much, and nobody knows whether it is light.
      return { topic, level: level === "good" ? "careful" : level, value, kind: "uncounted" };
    }),
    {
      topic: "download",
      level: levelOf(model.bytes, MODEL_THRESHOLDS.download),
      value: model.bytes,
    },
    { topic: "missing", level: lost > 0 ? "bad" : "good", value: lost },
    sizeFinding(model, scale),
  ];
  return findings.toSorted((a, b) => GRAVITY[a.level] - GRAVITY[b.level]);
}

const GRAVITY: Record<PreflightLevel, number> = { bad: 0, careful: 1, good: 2 };

function sizeFinding(model: ModelMeasures, scale: number): PreflightFinding {
  const longest = Math.max(...scaledSize(model.size, scale));
  const kind =
    longest < MODEL_SIZE.tiny
      ? "tiny"
      : longest > MODEL_SIZE.huge
        ? "huge"
        : longest > MODEL_SIZE.large
          ? "large"
          : undefined;
  if (kind) return { topic: "size", level: "careful", value: longest, kind };
  return model.unitKnown
    ? { topic: "size", level: "good", value: longest }
    : { topic: "size", level: "careful", value: longest, kind: "unit" };
}

/**
 * The overall verdict: that of the most severe finding. A size out of proportion is no problem for the phone, so the
 * author has to decide on it.
 */
export function preflightVerdict(findings: readonly PreflightFinding[]): PreflightLevel | "size" {
  const worst = gravest(findings);
  const onlySize = gravest(findings.filter(({ topic }) => topic !== "size")) === "good";
  return worst === "careful" && onlySize ? "size" : worst;
}

function gravest(findings: readonly PreflightFinding[]): PreflightLevel {
  return findings.reduce<PreflightLevel>(
    (worst, { level }) => (GRAVITY[level] < GRAVITY[worst] ? level : worst),
    "good",
  );
}
