import { PerspectiveCamera, Vector3 } from "three";
import { expect, test } from "vitest";
import { brightness, fillFrame } from "./framing.ts";

const box = (width: number, height: number, depth: number) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map(
    (n) => new Vector3((n & 1) * width, ((n >> 1) & 1) * height, ((n >> 2) & 1) * depth),
  );

test.each([
  ["as small as a coin", box(0.02, 0.02, 0.002)],
  ["as large as a house", box(8, 6, 12)],
  ["as thin as a pole", box(0.1, 9, 0.1)],
])("UIK-05 a picture is filled by a model %s", (_size, corners) => {
  const camera = new PerspectiveCamera(32, 1);
  camera.position.set(3, 2, 5);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  fillFrame(camera, corners);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
  const seen = corners.map((corner) => corner.clone().project(camera));
  const reach = Math.max(...seen.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
  expect(reach).toBeGreaterThan(0.66);
  expect(reach).toBeLessThan(0.76);
  expect(seen.every(({ z }) => z > -1 && z < 1)).toBe(true);
});

test("UIK-05 the brightness of a picture is that of what is drawn", () => {
  expect(brightness(new Uint8ClampedArray([255, 255, 255, 255, 0, 0, 0, 0]))).toBeCloseTo(1);
  expect(brightness(new Uint8ClampedArray([0, 0, 0, 255, 255, 255, 255, 0]))).toBeCloseTo(0);
  expect(brightness(new Uint8ClampedArray(8))).toBeUndefined();
});
