import { modelWeight, type ModelMeasures, type PreflightLevel } from "./model-preflight.ts";

/** How a phone shows a model in the room. */
export type SpaceWay = "webxr" | "quickLook";

export type SpaceTopic =
  | "triangles"
  | "textureSide"
  | "textureMemory"
  | "drawCalls"
  | "transparentCalls"
  | "clipSeconds";

/** Whose limit it is. */
export type SpaceSource = "apple" | "google" | "viewer";

/** A figure of a model that is beyond a limit of one way. */
export interface SpaceReason {
  topic: SpaceTopic;
  /** Triangles, pixels, bytes, pieces or seconds, by the topic. */
  value: number;
  limit: number;
  source: SpaceSource;
  /** Careful: slow on older phones, or drawn with less detail. Bad: not shown at all. */
  level: Exclude<PreflightLevel, "good">;
}

export interface SpaceFinding {
  way: SpaceWay;
  level: PreflightLevel;
  /** The most severe first; empty where all is well. */
  reasons: readonly SpaceReason[];
}

interface SpaceLimit {
  way: SpaceWay;
  topic: SpaceTopic;
  limit: number;
  source: SpaceSource;
  level: SpaceReason["level"];
}

const MEBIBYTE = 2 ** 20;

/**
 * - `apple`: AR Quick Look on all iPhones (WWDC 2018, session 603; confirmed by Apple in its developer forum in 2021).
 * - `google`: what Google recommends for models in Scene Viewer: ten materials, textures of 2048 pixels. WebXR names no
 *   limits of its own, and runs on the same phones.
 * - `viewer`: beyond it the viewer does not open the camera (`spaceLimits` of its view in the room).
 */
export const SPACE_LIMITS: readonly SpaceLimit[] = [
  { way: "quickLook", topic: "triangles", limit: 100_000, source: "apple", level: "careful" },
  { way: "quickLook", topic: "textureSide", limit: 2048, source: "apple", level: "careful" },
  { way: "quickLook", topic: "clipSeconds", limit: 10, source: "apple", level: "careful" },
  { way: "webxr", topic: "drawCalls", limit: 10, source: "google", level: "careful" },
  { way: "webxr", topic: "transparentCalls", limit: 10, source: "google", level: "careful" },
  { way: "webxr", topic: "textureSide", limit: 2048, source: "google", level: "careful" },
  { way: "webxr", topic: "triangles", limit: 1_000_000, source: "viewer", level: "bad" },
  { way: "webxr", topic: "textureMemory", limit: 512 * MEBIBYTE, source: "viewer", level: "bad" },
];

export interface SpaceMeasures extends ModelMeasures {
  drawCalls?: number;
  transparentCalls?: number;
  animations?: readonly { duration: number }[];
}

/** Whether phones carry a model in the room, for each way; what was not measured is not judged. */
export function spacePreflight(model: SpaceMeasures): SpaceFinding[] {
  const weight = modelWeight(model);
  const figures: Record<SpaceTopic, number> = {
    ...weight,
    drawCalls: model.drawCalls ?? 0,
    transparentCalls: model.transparentCalls ?? 0,
    clipSeconds: Math.max(0, ...(model.animations ?? []).map(({ duration }) => duration)),
  };
  return (["webxr", "quickLook"] as const).map((way) => {
    const reasons = SPACE_LIMITS.filter(
      ({ way: own, topic, limit }) => own === way && figures[topic] > limit,
    )
      .map(({ topic, limit, source, level }) => {
        return { topic, value: figures[topic], limit, source, level };
      })
      .toSorted((a, b) => Number(b.level === "bad") - Number(a.level === "bad"));
    return { way, level: reasons[0]?.level ?? "good", reasons };
  });
}
