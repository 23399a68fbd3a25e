import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { packed, packedManifest, unpacked, unpackedManifest } from "../src/versions/packed.ts";

const base64 = (text: string) => deflateRawSync(text).toString("base64");

describe("how versions store their JSON", () => {
  test("a short text as it is, a long one compressed", () => {
    const short = JSON.stringify({ name: "Fuente" });
    const long = JSON.stringify({ name: "Fuente de Cibeles. ".repeat(1000) });
    expect(packed(short)).toBe(short);
    expect(packed(long).length).toBeLessThan(long.length / 10);
    expect(unpacked(packed(short))).toBe(short);
    expect(unpacked(packed(long))).toBe(long);
  });

  test("what was stored compressed, however short, is read", () => {
    expect(unpacked(base64('{"name":"Fuente"}'))).toBe('{"name":"Fuente"}');
    expect(unpackedManifest(base64("[[3,7],[11,2,0,0,8],[12,1,11,0,9]]"))).toStrictEqual({
      experience: { version: 3, part: 7 },
      points: [
        { id: 11, version: 2, dependsOn: 0, dependsNotOn: 0, part: 8 },
        { id: 12, version: 1, dependsOn: 11, dependsNotOn: 0, part: 9 },
      ],
    });
  });

  test.each([0, 3, 400])("a manifest of %i points comes back with each dependency", (count) => {
    const manifest = {
      experience: { version: 2, part: 1 },
      points: Array.from({ length: count }, (_, index) => ({
        id: index + 10,
        version: 1,
        dependsOn: index % 3 === 1 ? 10 : 0,
        dependsNotOn: index % 3 === 2 ? 11 : 0,
        part: index + 100,
      })),
    };
    expect(unpackedManifest(packedManifest(manifest))).toStrictEqual(manifest);
  });
});
