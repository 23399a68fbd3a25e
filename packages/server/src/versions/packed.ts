import { createHash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";

/** Higher levels take twice as long to save a twentieth. */
const FAST = { level: 3, memLevel: 5 };

/**
 * Longest JSON that is stored as it is, in characters. Compressing a point saves a third of it, and costs a save twice as much as
 * everything else about a version: the engine clears away what the compressor leaves.
 */
const SHORT = 8192;

/** JSON as versions store it: as it is or, where it is long, compressed and as text again, which backups hold. */
export function packed(json: string): string {
  return json.length <= SHORT ? json : deflateRawSync(json, FAST).toString("base64");
}

export function unpacked(stored: string): string {
  return isJson(stored) ? stored : inflateRawSync(Buffer.from(stored, "base64")).toString();
}

/** Base64 has neither. */
const isJson = (stored: string) => stored.startsWith("{") || stored.startsWith("[");

/** 128 bits: by chance, no two texts have the same. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}

/** Which parts a version consists of. Ids are those of `version_parts`. */
export interface Manifest {
  experience: { version: number; part: number };
  /** In the author's order. */
  points: readonly ManifestPoint[];
}

/** A point of a version; what changes with none of its columns is the same part. */
export interface ManifestPoint {
  id: number;
  version: number;
  dependsOn: number;
  dependsNotOn: number;
  part: number;
}

/** A manifest as rows of numbers: of most points nothing depends, which is left out. */
export function packedManifest({ experience, points }: Manifest): string {
  return packed(
    JSON.stringify([
      [experience.version, experience.part],
      ...points.map(({ id, version, dependsOn, dependsNotOn, part }) =>
        dependsOn === 0 && dependsNotOn === 0
          ? [id, version, part]
          : [id, version, dependsOn, dependsNotOn, part],
      ),
    ]),
  );
}

export function unpackedManifest(stored: string): Manifest {
  const [own = [], ...points] = JSON.parse(unpacked(stored)) as number[][];
  return {
    experience: { version: own[0] ?? 0, part: own[1] ?? 0 },
    points: points.map(([id = 0, version = 0, ...rest]) => {
      const [dependsOn = 0, dependsNotOn = 0] = rest.length === 1 ? [] : rest;
      return { id, version, dependsOn, dependsNotOn, part: rest.at(-1) ?? 0 };
    }),
  };
}
