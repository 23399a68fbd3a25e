import { type PerspectiveCamera, Vector3 } from "three";

/** The part of a square picture that the model takes at most: tiles cut off its upper and lower edge. */
const share = 0.72;

/**
 * Places the camera so that all corners fill a square picture; the direction of the view is kept.
 * @param corners of what is shown, in the world
 */
export function fillFrame(camera: PerspectiveCamera, corners: readonly Vector3[]): void {
  const forward = camera.getWorldDirection(new Vector3());
  const [right, up] = [0, 1].map((axis) =>
    new Vector3().setFromMatrixColumn(camera.matrixWorld, axis),
  ) as [Vector3, Vector3];
  const slope = Math.tan((camera.fov * Math.PI) / 360) * share;
  // In the directions of the camera, each corner asks for a distance; moving sideways balances both sides.
  const middle = (axis: Vector3) => {
    const reach = corners.map((corner) => corner.dot(axis));
    return (Math.min(...reach) + Math.max(...reach)) / 2;
  };
  const [x, y] = [middle(right), middle(up)];
  const back = corners.map((corner) => {
    const aside = Math.max(Math.abs(corner.dot(right) - x), Math.abs(corner.dot(up) - y));
    return corner.dot(forward) - aside / slope;
  });
  const depth = Math.min(...back);
  camera.position
    .copy(right)
    .multiplyScalar(x)
    .addScaledVector(up, y)
    .addScaledVector(forward, depth);
  const far = Math.max(...corners.map((corner) => corner.dot(forward))) - depth;
  camera.near = far / 1000;
  camera.far = far * 20;
}

/** Mean brightness of the pixels that are drawn, from 0 to 1; undefined where none is. */
export function brightness(pixels: Uint8ClampedArray): number | undefined {
  let [sum, weight] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    sum += ((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255) * alpha;
    weight += alpha;
  }
  return weight > 0 ? sum / weight : undefined;
}
