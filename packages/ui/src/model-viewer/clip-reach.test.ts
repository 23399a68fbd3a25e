import {
  AnimationClip,
  Bone,
  BoxGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  NumberKeyframeTrack,
  Skeleton,
  SkinnedMesh,
  Uint16BufferAttribute,
  Vector3,
  VectorKeyframeTrack,
} from "three";
import { expect, test } from "vitest";
import { clipBox } from "./clip-reach.ts";
import { createPlatform } from "./platform.ts";

const walk = (name: string, metres: number) =>
  new AnimationClip("walk", 2, [
    new VectorKeyframeTrack(`${name}.position`, [0, 1, 2], [0, 0, 0, metres, 0, 0, 0, 0, 0]),
  ]);

function cube() {
  const mesh = new Mesh(new BoxGeometry(1, 1, 1));
  mesh.name = "cube";
  return new Group().add(mesh);
}

test("UIK-05 what a model fills while it moves holds all of its way, and its pose stays", () => {
  const root = cube();
  const { min, max } = clipBox(root, walk("cube", 5));
  expect([min.x, max.x]).toEqual([-0.5, 5.5]);
  expect(root.children[0]?.position.x).toBe(0);
});

test("UIK-05 of a mesh that bones move, all of it is held, also what is far from the bones", () => {
  const bone = new Bone();
  bone.name = "hips";
  const geometry = new BoxGeometry(1, 4, 1);
  const corners = geometry.getAttribute("position").count;
  const each = (...values: number[]) => Array.from({ length: corners }, () => values).flat();
  geometry.setAttribute("skinIndex", new Uint16BufferAttribute(each(0, 0, 0, 0), 4));
  geometry.setAttribute("skinWeight", new Float32BufferAttribute(each(1, 0, 0, 0), 4));
  const mesh = new SkinnedMesh(geometry);
  mesh.bind(new Skeleton([bone]));
  const { min, max } = clipBox(new Group().add(bone, mesh), walk("hips", 5));
  expect([min.x, max.x, max.y]).toEqual([-0.5, 5.5, 2]);
});

test("UIK-05 of a mesh that changes its shape, the largest is held", () => {
  const root = cube();
  const mesh = root.children[0] as Mesh;
  const { array } = mesh.geometry.getAttribute("position");
  mesh.geometry.morphAttributes["position"] = [new Float32BufferAttribute(array.slice(), 3)];
  mesh.geometry.morphTargetsRelative = true;
  mesh.updateMorphTargets();
  const track = new NumberKeyframeTrack("cube.morphTargetInfluences[0]", [0, 1, 2], [0, 3, 0]);
  expect(clipBox(root, new AnimationClip("grow", 2, [track])).max.y).toBe(2);
});

test("UIK-05 the view holds the way of a model that leaves its place, at its scale, and not of one that stays", () => {
  const platform = createPlatform();
  platform.setScale(2);
  platform.put(cube());
  const still = platform.extent();
  expect(platform.follow(walk("cube", 0.05))).toBe(false);
  expect(platform.extent()).toEqual(still);
  expect(platform.follow(walk("cube", 5))).toBe(true);
  const moving = platform.extent();
  expect(moving.containsPoint(new Vector3(11, 1, 0))).toBe(true);
  expect(moving.radius).toBeLessThan(7);
  expect(platform.follow(walk("cube", 0.05))).toBe(true);
  expect(platform.extent()).toEqual(still);
});
