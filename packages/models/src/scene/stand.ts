import { Box3, type Object3D, Vector3 } from "three";

/**
 * How a model is moved to stand in the middle of the floor, whatever its position in the file: centred in width and depth, its lowest
 * point at 0. The viewer and the file for augmented reality place it in the same way.
 * @returns the move and the box of the model before it, both in the units of the root's parent
 */
export function standing(root: Object3D): { box: Box3; shift: Vector3 } {
  root.updateMatrixWorld(true);
  const box = new Box3().setFromObject(root, true);
  const { x, z } = box.getCenter(new Vector3());
  return { box, shift: new Vector3(-x, -box.min.y, -z) };
}
