import { prizeCode } from "@panel/domain/visits/prize-code";
import { encode } from "uqr";
import { describe, expect, test } from "vitest";
import { readFrame } from "./read-frame.ts";

/** Pixels of a module. */
const SIDE = 6;

/** A picture of a code as a camera gives it. */
function pictureOf(text: string, isMirrored = false) {
  const { data, size } = encode(text, { border: 4 });
  const width = size * SIDE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      const column = Math.floor((isMirrored ? width - 1 - x : x) / SIDE);
      if (data[Math.floor(y / SIDE)]?.[column])
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { pixels, width, height: width };
}

describe("the camera", () => {
  test.each([
    "HTTPS://RUTAS.EXAMPLE/PLAY/ABC123/C/LA%20FONT",
    prizeCode({
      token: `visit.123456.${"aZ9_".repeat(11).slice(1)}`,
      phone: "Zk3x9QpL",
      steps: Array.from({ length: 36 }, (_, index) => ({
        number: index + 1,
        kind: "reach" as const,
        point: 310 + index,
        after: 77_000 * index,
      })),
    }),
  ])("reads a code, mirrored or not: %s", (text) => {
    expect(readFrame(pictureOf(text))).toBe(text);
    expect(readFrame(pictureOf(text, true))).toBe(text);
  });

  test("reads nothing where there is no code", () => {
    const pixels = new Uint8ClampedArray(64 * 64 * 4).fill(200);
    expect(readFrame({ pixels, width: 64, height: 64 })).toBeUndefined();
  });
});
