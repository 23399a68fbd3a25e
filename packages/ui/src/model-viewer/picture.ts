import type { PerspectiveCamera, Scene } from "three";
import { ModelError } from "@panel/models/problem";
import type { Drawing } from "./drawing.ts";
import { brightness, fillFrame } from "./framing.ts";
import { type createGround, groundColours, paintBehind } from "./ground.ts";
import type { createPlatform } from "./platform.ts";

/** Side in pixels of the picture from which a model's brightness is taken. */
const sampleSide = 64;

interface Pictured {
  /** Whose tokens tell the colours of a ground. */
  element: HTMLElement;
  drawing: Drawing;
  scene: Scene;
  camera: PerspectiveCamera;
  ground: ReturnType<typeof createGround>;
  platform: ReturnType<typeof createPlatform>;
}

/**
 * Draws the model alone into a square, without the lines and the person, then restores all but the ground's colours.
 * Where the view holds the person or the way of a model that moves, it is framed anew without.
 */
export function takePicture(
  { element, drawing, scene, camera, ground, platform }: Pictured,
  size: number,
  background: boolean,
): HTMLCanvasElement {
  const target = squareOf(size);
  const { aspect, near, far } = camera;
  const place = camera.position.clone();
  const hidden = [platform.figure, ground.grid, ground.floor];
  const before = hidden.map((object) => object.visible);
  camera.aspect = 1;
  const { zoom } = camera;
  if (platform.figure.visible || platform.leaves()) fillFrame(camera, platform.corners());
  // A tall frame shows less at its sides than a square one, so the picture is zoomed accordingly.
  else camera.zoom = aspect < 1 ? zoom * aspect : zoom;
  camera.updateProjectionMatrix();
  for (const object of hidden) object.visible = false;
  if (background) {
    // On the ground that the model stands out from, whichever the viewer has.
    const sample = squareOf(sampleSide);
    drawing.draw(scene, camera, sample);
    const light = brightness(sample.getImageData(0, 0, sampleSide, sampleSide).data) ?? 0;
    const contrasting = light > 0.5 ? "dark" : "light";
    const chosen = groundColours(element, contrasting);
    paintBehind(target, size, chosen);
    ground.paint(chosen, contrasting);
    ground.floor.visible = true;
  }
  drawing.draw(scene, camera, target, "source-over");
  for (const [index, object] of hidden.entries()) object.visible = before[index] ?? true;
  camera.zoom = zoom;
  camera.aspect = aspect;
  camera.near = near;
  camera.far = far;
  camera.position.copy(place);
  camera.updateProjectionMatrix();
  return target.canvas;
}

function squareOf(side: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const square = canvas.getContext("2d", { willReadFrequently: true });
  if (!square) throw new ModelError("failed");
  return square;
}
