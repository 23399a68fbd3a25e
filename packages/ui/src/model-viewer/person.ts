import {
  type Color,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  Shape,
  ShapeGeometry,
} from "three";

/** Height of the person, in metres. */
export const personHeight = 1.7;

/** Half of the person's width at the hands, in metres. */
export const personReach = 0.36;

type Point = readonly [x: number, y: number];

/** The outline of the right half, from the neck along arm and leg to the crotch; the left half mirrors it. */
const half: readonly (readonly [control: Point, end: Point])[] = [
  [
    [0.06, 1.43],
    [0.13, 1.42],
  ],
  [
    [0.215, 1.41],
    [0.235, 1.31],
  ],
  [
    [0.27, 1.1],
    [0.3, 0.87],
  ],
  [
    [0.31, 0.76],
    [0.275, 0.74],
  ],
  [
    [0.235, 0.74],
    [0.23, 0.84],
  ],
  [
    [0.205, 1.02],
    [0.18, 1.18],
  ],
  [
    [0.15, 1.05],
    [0.165, 0.92],
  ],
  [
    [0.18, 0.7],
    [0.155, 0.5],
  ],
  [
    [0.15, 0.25],
    [0.13, 0.07],
  ],
  [
    [0.19, 0.03],
    [0.185, 0],
  ],
  [
    [0.11, -0.005],
    [0.06, 0],
  ],
  [
    [0.05, 0.25],
    [0.04, 0.5],
  ],
  [
    [0.03, 0.7],
    [0, 0.82],
  ],
];

/** A flat figure of 1.70 m on the floor; its owner turns it to the camera. */
export function createPerson() {
  const head = new Shape().absellipse(0, personHeight - 0.115, 0.083, 0.115, 0, Math.PI * 2);
  const material = new MeshBasicMaterial({ side: DoubleSide, toneMapped: false });
  const shapes = [head, bodyShape()];
  const geometry = new ShapeGeometry(shapes, 24);
  const figure = new Group();
  figure.add(new Mesh(geometry, material));
  return {
    figure,
    paint: (colour: Color) => material.color.copy(colour),
    dispose() {
      geometry.dispose();
      material.dispose();
    },
  };
}

function bodyShape(): Shape {
  const neck = 1.47;
  const shape = new Shape().moveTo(0.045, neck);
  for (const [control, end] of half) shape.quadraticCurveTo(...control, ...end);
  const back = [...half].toReversed();
  for (const [index, [control]] of back.entries()) {
    const [x, y] = back[index + 1]?.[1] ?? [0.045, neck];
    shape.quadraticCurveTo(-control[0], control[1], -x, y);
  }
  shape.closePath();
  return shape;
}
