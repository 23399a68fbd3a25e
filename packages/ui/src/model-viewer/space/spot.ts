import {
  Group,
  Matrix4,
  Plane,
  Raycaster,
  Vector2,
  Vector3,
  type Camera,
  type Object3D,
} from "three";
import type { Point } from "./gestures.ts";

/** Factors that a size can have, of the size in the file. */
const smallestScale = 0.001;
const largestScale = 1000;

/** A finger that points nearly along the floor does not take the model beyond, in metres. */
const reach = 30;

/** The place of the model in the room: where it stands, its direction, and the factor on its size. */
export function createSpot(model: Object3D, scale: number) {
  const spot = new Group();
  const turned = new Group();
  spot.add(turned.add(model));
  spot.visible = false;
  const floor = new Plane(new Vector3(0, 1, 0));
  const ray = new Raycaster();
  const pixel = new Vector2();
  const [from, to] = [new Vector3(), new Vector3()];
  const matrix = new Matrix4();
  let factor = 1;

  /** Where on the floor a point of the screen lies. */
  const onFloor = (camera: Camera, { x, y }: Point, target: Vector3): boolean => {
    pixel.set(x, y);
    ray.ray.origin.setFromMatrixPosition(camera.matrixWorld);
    // Not setFromCamera, which needs the type of the camera, and that of a session has its own projection.
    ray.ray.direction
      .set(pixel.x, pixel.y, 0.5)
      .applyMatrix4(camera.projectionMatrixInverse)
      .applyMatrix4(camera.matrixWorld)
      .sub(ray.ray.origin)
      .normalize();
    floor.constant = -turned.getWorldPosition(target).y;
    return (
      ray.ray.intersectPlane(floor, target) !== null && target.distanceTo(ray.ray.origin) <= reach
    );
  };

  return {
    spot,
    /** Stands the model there, in front of the camera and facing it. */
    put(pose: Float32Array, camera: Camera) {
      matrix.fromArray(pose);
      spot.position.setFromMatrixPosition(matrix);
      turned.position.set(0, 0, 0);
      from.setFromMatrixPosition(camera.matrixWorld).sub(spot.position);
      turned.rotation.y = Math.atan2(from.x, from.z);
      spot.visible = true;
    },
    /** Follows what the device learns about the room. */
    follow(pose: Float32Array) {
      spot.position.set(pose[12] ?? 0, pose[13] ?? 0, pose[14] ?? 0);
    },
    hide() {
      spot.visible = false;
    },
    turn(angle: number) {
      turned.rotation.y += angle;
    },
    /** Moves the model over the floor as fingers went over the screen, from -1 to 1 in both directions. */
    drag(camera: Camera, start: Point, end: Point) {
      if (onFloor(camera, start, from) && onFloor(camera, end, to)) {
        turned.position.add(to.sub(from));
      }
    },
    /** Multiplies the size, within what a scale can be. @returns the factor on the size at the start */
    resize(by: number): number {
      const next = Math.min(largestScale, Math.max(smallestScale, scale * factor * by)) / scale;
      factor = next;
      turned.scale.setScalar(factor);
      return factor;
    },
    /** The size at the start. */
    restore() {
      factor = 1;
      turned.scale.setScalar(1);
    },
  };
}
