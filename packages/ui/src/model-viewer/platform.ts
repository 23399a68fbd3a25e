import { type AnimationClip, Box3, type Color, Group, type Object3D, Sphere, Vector3 } from "three";
import { clipBox, poseBox } from "./clip-reach.ts";
import { standing } from "@panel/models/scene/stand";
import { createPerson, personHeight, personReach } from "./person.ts";

/** Of its size: a model that moves less far beyond its box stays in view. */
const slack = 0.05;

/** Places a model in the middle of the floor, at its scale, with an optional person beside it. */
export function createPlatform() {
  const place = new Group();
  const person = createPerson();
  person.figure.visible = false;
  const group = new Group().add(place, person.figure);
  /** Bounding box of the model at a scale of 1. */
  const box = new Box3();
  let scale = 1;
  let shown: Object3D | undefined;
  /** What it fills roughly before it moves, at a scale of 1. */
  let rest = new Box3();
  /** What it fills while it moves, at a scale of 1; undefined where it stays in place. */
  let way: Box3 | undefined;

  /** The model's box, moved and stretched as its rough one is now. */
  const movedTo = (rough: Box3): Box3 => {
    const { min, max } = box.clone();
    min.addScaledVector(rough.min, 1 / scale).sub(rest.min);
    max.addScaledVector(rough.max, 1 / scale).sub(rest.max);
    return new Box3(min, max);
  };

  const arrange = () => {
    place.scale.setScalar(scale);
    const width = box.getSize(new Vector3()).x * scale;
    person.figure.position.x = width / 2 + personReach + Math.max(0.15, width * 0.06);
  };

  return {
    group,
    /** Holds the model, at its scale. */
    place,
    figure: person.figure,
    /** Shows this model instead of the previous one. */
    put(root: Object3D) {
      const { box: found, shift } = standing(root);
      root.position.add(shift);
      box.copy(found).translate(shift);
      rest = poseBox(root);
      shown = root;
      way = undefined;
      place.clear().add(root);
      arrange();
    },
    clear() {
      place.clear();
      shown = undefined;
      way = undefined;
    },
    /** Makes room for the way of a model that an animation moves. @returns whether what must be in view is another now */
    follow(clip: AnimationClip): boolean {
      const before = way;
      place.updateMatrixWorld(true);
      const moved = shown && movedTo(clipBox(shown, clip));
      const near = box.clone().expandByScalar(box.getSize(new Vector3()).length() * slack);
      const known = moved && [...moved.min, ...moved.max].every(Number.isFinite);
      way = moved && known && !near.containsBox(moved) ? moved : undefined;
      return way !== before;
    },
    /** Whether the model leaves its place. */
    leaves: () => way !== undefined,
    scale: () => scale,
    /** Width, height and depth of the model at its scale, in metres. */
    size: () => box.getSize(new Vector3()).multiplyScalar(scale),
    setScale(next: number) {
      scale = next;
      arrange();
    },
    /** The corners of the model's bounding box, in its pose. */
    corners(): Vector3[] {
      const { min, max } = way && shown ? movedTo(poseBox(shown)) : box;
      const ends = [min, max].map((corner) => corner.clone().multiplyScalar(scale));
      return [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => {
        const end = (bit: number) => ends[(corner >> bit) & 1] ?? new Vector3();
        return new Vector3(end(0).x, end(1).y, end(2).z);
      });
    },
    /** The bounding sphere of everything that must be in view: the model, and the person if shown. */
    extent(): Sphere {
      const all = (way ?? box).clone();
      for (const corner of [all.min, all.max]) corner.multiplyScalar(scale);
      if (person.figure.visible) {
        const { x } = person.figure.position;
        all.expandByPoint(new Vector3(x + personReach, personHeight, 0));
        all.expandByPoint(new Vector3(x - personReach, 0, 0));
      }
      return all.getBoundingSphere(new Sphere());
    },
    paint: (colour: Color) => void person.paint(colour),
    dispose: () => person.dispose(),
  };
}
