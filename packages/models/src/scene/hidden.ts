import type { Mesh, Object3D, SkinnedMesh } from "three";
import { geometryOf } from "./serialize-scene.ts";

/** A part is nothing whose volume has shrunk to this share: what is modelled in other units shrinks to a billionth. */
const nothing = 1e-15;

/** How many parts of a scene cannot be seen in its pose: they have shrunk to nothing, or all their corners are in one place. */
export function hiddenParts(root: Object3D): number {
  root.updateMatrixWorld(true);
  let hidden = 0;
  root.traverse((object) => {
    if (geometryOf(object) && (isShrunk(object) || isPoint(object as Mesh))) hidden += 1;
  });
  return hidden;
}

function isShrunk(object: Object3D): boolean {
  const { skeleton } = object as Partial<SkinnedMesh>;
  const carried = skeleton ? skeleton.bones : [object];
  return carried.every((each) => Math.abs(each.matrixWorld.determinant()) < nothing);
}

/** Of a mesh that morphs: others are what they are. */
function isPoint({ geometry, morphTargetInfluences: shapes }: Mesh): boolean {
  const { position } = geometry.attributes;
  if (!shapes || shapes.some((share) => share !== 0) || !position) return false;
  const [x, y, z] = [position.getX(0), position.getY(0), position.getZ(0)];
  for (let at = 1; at < position.count; at += 1) {
    const isThere = position.getX(at) === x && position.getY(at) === y && position.getZ(at) === z;
    if (!isThere) return false;
  }
  return true;
}
