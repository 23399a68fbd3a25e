import { Group, PerspectiveCamera, Vector3 } from "three";
import { expect, test } from "vitest";
import { createSpot } from "./spot.ts";

/** A phone at 1.6 m that looks at a point of the floor. */
function cameraTowards(target: Vector3): PerspectiveCamera {
  const camera = new PerspectiveCamera(60, 1, 0.1, 100);
  camera.position.set(0, 1.6, 0);
  camera.lookAt(target);
  camera.updateMatrixWorld(true);
  return camera;
}

const poseAt = (x: number, y: number, z: number) =>
  new Float32Array([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1]);

const placeOf = (model: Group) => model.getWorldPosition(new Vector3()).toArray();

test("a model stands on its spot and faces whoever placed it", () => {
  const model = new Group();
  const { spot, put } = createSpot(model, 1);
  put(poseAt(2, 0, 0), cameraTowards(new Vector3(2, 0, 0)));
  expect(placeOf(model)).toEqual([2, 0, 0]);
  const front = model.getWorldDirection(new Vector3());
  expect(front.x).toBeCloseTo(-1);
  expect(spot.visible).toBe(true);
});

test("the floor under a finger stays under it", () => {
  const model = new Group();
  const { put, drag, follow } = createSpot(model, 1);
  const camera = cameraTowards(new Vector3(0, 0, -3));
  put(poseAt(0, 0, -3), camera);
  const aim = new Vector3(1, 0, -2).project(camera);
  drag(camera, { x: 0, y: 0 }, { x: aim.x, y: aim.y });
  const [x, y, z] = placeOf(model);
  expect(x).toBeCloseTo(1);
  expect(y).toBeCloseTo(0);
  expect(z).toBeCloseTo(-2);
  // What the device learns about the room moves the spot, and the model with it.
  follow(poseAt(0, 0.1, -3));
  expect(placeOf(model)[1]).toBeCloseTo(0.1);
  // Above the horizon there is no floor.
  drag(camera, { x: 0, y: 0 }, { x: 0, y: 0.99 });
  expect(placeOf(model)[0]).toBeCloseTo(1);
});

test("a size stays within what a scale can be, and goes back to that at the start", () => {
  const model = new Group();
  const { resize, restore } = createSpot(model, 500);
  expect(resize(10)).toBe(2);
  expect(resize(1e-9)).toBe(0.001 / 500);
  restore();
  expect(resize(2)).toBe(2);
  expect(model.getWorldScale(new Vector3()).x).toBe(2);
  expect(resize(0.5)).toBe(1);
  resize(0.25);
  restore();
  expect(model.getWorldScale(new Vector3()).x).toBe(1);
  expect(resize(1)).toBe(1);
});
