import { createHash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";

/** Higher levels take twice as long to save a twentieth. */
const FAST = { level: 3, memLevel: 5 };

/** A text as versions store it: compressed, and as text again, which backups hold. */
export function packed(text: string): string {
  return deflateRawSync(text, FAST).toString("base64");
}

export function unpacked(stored: string): string {
  return inflateRawSync(Buffer.from(stored, "base64")).toString();
}

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

/** A manifest as rows of numbers, which compress well. */
export function packedManifest({ experience, points }: Manifest): string {
  return packed(
    JSON.stringify([
      [experience.version, experience.part],
      ...points.map((each) => [
        each.id,
        each.version,
        each.dependsOn,
        each.dependsNotOn,
        each.part,
      ]),
    ]),
  );
}

export function unpackedManifest(stored: string): Manifest {
  const [own = [], ...points] = JSON.parse(unpacked(stored)) as number[][];
  return {
    experience: { version: own[0] ?? 0, part: own[1] ?? 0 },
    points: points.map(([id = 0, version = 0, dependsOn = 0, dependsNotOn = 0, part = 0]) => ({
      id,
      version,
      dependsOn,
      dependsNotOn,
      part,
    })),
  };
}
