import { Box3, type Color, Group, type Object3D, Sphere, Vector3 } from "three";
import { createPerson, personHeight, personReach } from "./person.ts";

/** How a model is placed: in the middle of the floor, at its scale, and with a person beside it. */
export function createPlatform() {
  const place = new Group();
  const person = createPerson();
  person.figure.visible = false;
  const group = new Group().add(place, person.figure);
  /** Of the model at a scale of 1, as it stands. */
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
    /** Takes the place of what stood there. */
    put(root: Object3D) {
      root.updateMatrixWorld(true);
      box.setFromObject(root, true);
      // In the middle, wherever its file has put it.
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
    /** Around everything that must be in the picture: the model, and the person if there is one. */
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
