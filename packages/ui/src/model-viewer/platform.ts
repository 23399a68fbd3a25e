import { Box3, type Color, Group, type Object3D, Sphere, Vector3 } from "three";
import { createPerson, personHeight, personReach } from "./person.ts";

/** Places a model in the middle of the floor, at its scale, with an optional person beside it. */
export function createPlatform() {
  const place = new Group();
  const person = createPerson();
  person.figure.visible = false;
  const group = new Group().add(place, person.figure);
  /** Bounding box of the model at a scale of 1. */
  const box = new Box3();
  let scale = 1;

  const arrange = () => {
    place.scale.setScalar(scale);
    const width = box.getSize(new Vector3()).x * scale;
    person.figure.position.x = width / 2 + personReach + Math.max(0.15, width * 0.06);
  };

  return {
    group,
    figure: person.figure,
    /** Shows this model instead of the previous one. */
    put(root: Object3D) {
      root.updateMatrixWorld(true);
      box.setFromObject(root, true);
      // Centred on the floor, whatever its position in the file.
      const { x, z } = box.getCenter(new Vector3());
      const shift = new Vector3(-x, -box.min.y, -z);
      root.position.add(shift);
      box.translate(shift);
      place.clear().add(root);
      arrange();
    },
    clear: () => void place.clear(),
    setScale(next: number) {
      scale = next;
      arrange();
    },
    /** The corners of the model's bounding box, as it stands. */
    corners(): Vector3[] {
      const ends = [box.min, box.max].map((corner) => corner.clone().multiplyScalar(scale));
      return [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => {
        const end = (bit: number) => ends[(corner >> bit) & 1] ?? new Vector3();
        return new Vector3(end(0).x, end(1).y, end(2).z);
      });
    },
    /** The bounding sphere of everything that must be in view: the model, and the person if shown. */
    extent(): Sphere {
      const all = new Box3(box.min.clone(), box.max.clone());
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
