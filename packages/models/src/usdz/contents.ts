import {
  type AnimationClip,
  type InstancedMesh,
  Matrix4,
  type Mesh,
  type Object3D,
  type Skeleton,
  type SkinnedMesh,
} from "three";
import { type Joint, jointsOf } from "./joints.ts";
import type { UsdzLoss } from "./loss.ts";
import { type Motion, movedBy, sample } from "./motion.ts";

/** What of a scene is drawn. */
interface Drawn {
  plain: readonly Mesh[];
  skeletons: readonly DrawnSkeleton[];
}

/** A skeleton, with the meshes that it moves. */
export interface DrawnSkeleton {
  skeleton: Skeleton;
  joints: readonly Joint[];
  meshes: SkinnedMesh[];
}

interface AnyObject extends Object3D {
  isMesh?: boolean;
  isSkinnedMesh?: boolean;
  isInstancedMesh?: boolean;
  isPoints?: boolean;
  isLine?: boolean;
}

export function drawnIn(root: Object3D, lost: Set<UsdzLoss>): Drawn {
  const plain: Mesh[] = [];
  const skeletons = new Map<string, DrawnSkeleton>();
  root.traverseVisible((object: AnyObject) => {
    if (object.isPoints) lost.add("points");
    if (object.isLine) lost.add("lines");
    if (!object.isMesh) return;
    if (!object.isSkinnedMesh) {
      plain.push(object as Mesh);
      return;
    }
    const mesh = object as SkinnedMesh;
    const { skeleton } = mesh;
    const key = keyOf(skeleton);
    const known = skeletons.get(key);
    if (known) known.meshes.push(mesh);
    else skeletons.set(key, { skeleton, joints: jointsOf(skeleton), meshes: [mesh] });
  });
  return { plain, skeletons: [...skeletons.values()] };
}

/** Skeletons of the same bones in the same pose are one: some programs write one for each mesh. */
const keyOf = ({ bones, boneInverses }: Skeleton): string =>
  Array.from(
    bones,
    (bone: Object3D | undefined, index) => `${bone?.id} ${boneInverses[index]?.elements.join()}`,
  ).join(";");

/**
 * How a clip moves what is drawn.
 * @param most samples of all joints and moving parts together
 */
export function motionOf(
  clip: AnimationClip,
  root: Object3D,
  { plain, skeletons }: Drawn,
  most: number,
  lost: Set<UsdzLoss>,
): Motion {
  const moved = movedBy(clip, root);
  const places = new Map<object, () => Matrix4>();
  for (const { joints } of skeletons) {
    for (const joint of joints) places.set(joint, () => joint.place());
  }
  for (const mesh of plain) if (moved.has(mesh)) places.set(mesh, () => mesh.matrixWorld);
  const motion = sample(root, clip, places, Math.floor(most / Math.max(1, places.size)));
  if (motion.isSparse) lost.add("frameRate");
  if (motion.shears) lost.add("shear");
  if (clip.tracks.some(({ name }) => name.includes(".morphTargetInfluences")))
    lost.add("shapeMotion");
  return motion;
}

/** The places of a mesh's copies, from where it is itself; undefined for one without. */
export function instancesOf(mesh: Mesh): Matrix4[] | undefined {
  const { isInstancedMesh, count } = mesh as Mesh & { isInstancedMesh?: boolean; count?: number };
  if (!isInstancedMesh) return undefined;
  return Array.from({ length: count ?? 0 }, (_, index) => {
    const place = new Matrix4();
    (mesh as InstancedMesh).getMatrixAt(index, place);
    return place;
  });
}
