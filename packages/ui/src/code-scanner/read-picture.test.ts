import { encode } from "uqr";
import { describe, expect, test } from "vitest";
import { readPicture } from "./read-picture.ts";

/** Pixels of a module. */
const SIDE = 6;

/** A picture of a code as a camera gives it. */
function pictureOf(text: string, isMirrored = false) {
  const { data: modules, size } = encode(text, { border: 4 });
  const width = size * SIDE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      const column = Math.floor((isMirrored ? width - 1 - x : x) / SIDE);
      if (modules[Math.floor(y / SIDE)]?.[column])
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { data, width, height: width };
}

describe("the camera", () => {
  test.each([
    "HTTPS://RUTAS.EXAMPLE/PLAY/ABC123/C/LA%20FONT",
    // As long as the code of a prize with 36 steps.
    "aZ9_".repeat(46),
  ])("reads a code, mirrored or not: %s", (text) => {
    expect(readPicture(pictureOf(text))).toBe(text);
    expect(readPicture(pictureOf(text, true))).toBe(text);
  });

  test("reads nothing where there is no code", () => {
    const data = new Uint8ClampedArray(64 * 64 * 4).fill(200);
    expect(readPicture({ data, width: 64, height: 64 })).toBeUndefined();
  });
});
