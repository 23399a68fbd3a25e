import { type BufferGeometry, Matrix4, type SkinnedMesh } from "three";
import type { DrawnSkeleton } from "./contents.ts";
import { firstJoint, type Joint } from "./joints.ts";
import type { Layer } from "./layer.ts";
import type { Motion } from "./motion.ts";
import { fraction, matrix, tuple, upTo } from "./numbers.ts";

const still = new Matrix4();

/**
 * Writes a skeleton and how it moves.
 * @param path of the prim that it is written into
 */
export function writeSkeleton(
  layer: Layer,
  path: string,
  { joints, skeleton: { boneInverses } }: DrawnSkeleton,
  motion: Motion | undefined,
): void {
  const names = `[${[firstJoint, ...joints.map((joint) => joint.path)].map((name) => `"${name}"`).join(",")}]`;
  const matrices = (of: (joint: Joint) => Matrix4) =>
    `[${[still, ...joints.map(of)].map(matrix).join(",")}]`;
  const bindOf = ({ bone }: Joint) => boneInverses[bone]?.clone().invert() ?? still;
  const moves = motion !== undefined && motion.frames > 1;
  layer
    .open('Skeleton "Skeleton"', ['prepend apiSchemas = ["SkelBindingAPI"]'])
    .line(`uniform token[] joints = ${names}`)
    .line(`uniform matrix4d[] bindTransforms = ${matrices(bindOf)}`)
    .line(`uniform matrix4d[] restTransforms = ${matrices((joint) => joint.place())}`);
  if (moves) layer.line(`rel skel:animationSource = <${path}/Animation>`);
  layer.close();
  if (moves) writeAnimation(layer, names, joints, motion);
}

function writeAnimation(
  layer: Layer,
  names: string,
  joints: readonly Joint[],
  { frames, tracks }: Motion,
): void {
  const all = joints.map((joint) => tracks.get(joint));
  const samplesOf = (read: "position" | "scale") =>
    all.flatMap((track) => Array.from({ length: frames }, (_, at) => track?.[read](at) ?? []));
  const largest = (samples: readonly ArrayLike<number>[]) =>
    samples.reduce((most, sample) => Math.max(most, ...Array.from(sample, Math.abs)), 0);
  const length = upTo(largest(samplesOf("position")));
  const scales = samplesOf("scale");
  const size = upTo(largest(scales));
  const atOnce = (root: string, write: (track: (typeof all)[number]) => string) =>
    `[${[root, ...all.map((track) => (track ? write(track) : root))].join(",")}]`;
  const sizesAt = (frame: number) =>
    atOnce("(1,1,1)", (track) => tuple(track?.scale(frame) ?? [], size));
  layer
    .open('SkelAnimation "Animation"')
    .line(`uniform token[] joints = ${names}`)
    .samples("float3[] translations", frames, (frame) =>
      atOnce("(0,0,0)", (track) => tuple(track?.position(frame) ?? [], length)),
    )
    .samples("quatf[] rotations", frames, (frame) =>
      atOnce("(1,0,0,0)", (track) => {
        const [x = 0, y = 0, z = 0, w = 1] = track?.turn(frame) ?? [];
        return tuple([w, x, y, z], fraction);
      }),
    );
  const first = sizesAt(0);
  const isConstant = Array.from({ length: frames }, (_, at) => at).every(
    (at) => sizesAt(at) === first,
  );
  if (isConstant) layer.line(`half3[] scales = ${first}`);
  else layer.samples("half3[] scales", frames, sizesAt);
  layer.close();
}

/**
 * What binds points to a skeleton.
 * @param geometry that of the mesh as it is written
 * @param path of the skeleton
 */
export function writeSkin(
  layer: Layer,
  { bindMatrix }: SkinnedMesh,
  { attributes: { skinIndex, skinWeight } }: BufferGeometry,
  joints: readonly Joint[],
  path: string,
): void {
  if (!skinIndex || !skinWeight) return;
  // The joint that stays still is the first.
  const numbers = new Map(joints.map(({ bone }, index) => [bone, String(index + 1)]));
  const points = skinIndex.count;
  const weights = Array.from({ length: points }, (_, point) => {
    const own = [0, 1, 2, 3].map((at) => skinWeight.getComponent(point, at));
    const sum = own.reduce((all, weight) => all + weight, 0);
    return sum > 0 ? own.map((weight) => weight / sum) : [1, 0, 0, 0];
  });
  layer
    .primvar(
      "int[] primvars:skel:jointIndices",
      points * 4,
      (at) => numbers.get(skinIndex.getComponent(Math.floor(at / 4), at % 4)) ?? "0",
      "vertex",
      4,
    )
    .primvar(
      "float[] primvars:skel:jointWeights",
      points * 4,
      (at) => fraction(weights[Math.floor(at / 4)]?.[at % 4] ?? 0),
      "vertex",
      4,
    )
    .line(`matrix4d primvars:skel:geomBindTransform = ${matrix(bindMatrix)}`)
    .line(`rel skel:skeleton = <${path}>`);
}
