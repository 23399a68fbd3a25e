import { expect, test } from "vitest";
import { wavePeaks } from "./wave-peaks.ts";

test("LIB-04 a quiet sound is drawn as high as a loud one, by the loudest of its channels", () => {
  const left = Float32Array.from([0, 0.1, 0, 0]);
  const right = Float32Array.from([0, 0, -0.2, 0]);
  expect(wavePeaks([left, right], 2)).toEqual([
    expect.closeTo(0.5, 5) as number,
    expect.closeTo(1, 5) as number,
  ]);
  expect(wavePeaks([new Float32Array(4)], 2)).toEqual([0, 0]);
});
