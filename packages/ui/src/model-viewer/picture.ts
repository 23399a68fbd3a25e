import type { PerspectiveCamera, WebGLRenderer } from "three";
import { ModelError } from "@panel/models/problem";
import { brightness, fillFrame } from "./framing.ts";
import { type createGround, groundColours, paintBehind } from "./ground.ts";
import type { createPlatform } from "./platform.ts";

/** Side in pixels of the picture from which a model's brightness is taken. */
const sampleSide = 64;

interface Pictured {
  canvas: HTMLCanvasElement;
  renderer: WebGLRenderer;
  camera: PerspectiveCamera;
  ground: ReturnType<typeof createGround>;
  platform: ReturnType<typeof createPlatform>;
  draw: () => void;
}

/**
 * Draws the model alone into a square, without the lines and the person, then restores all but the ground's colours and
 * the renderer's size. Where the view holds the person or the way of a model that moves, it is framed anew without.
 */
export function takePicture(
  { canvas, renderer, camera, ground, platform, draw }: Pictured,
  size: number,
  background: boolean,
): HTMLCanvasElement {
  const target = document.createElement("canvas");
  target.width = size;
  target.height = size;
  const flat = target.getContext("2d", { willReadFrequently: true });
  if (!flat) throw new ModelError("failed");
  const { aspect, near, far } = camera;
  const place = camera.position.clone();
  const ratio = renderer.getPixelRatio();
  const hidden = [platform.figure, ground.grid, ground.floor];
  const before = hidden.map((object) => object.visible);
  renderer.setPixelRatio(1);
  camera.aspect = 1;
  const { zoom } = camera;
  if (platform.figure.visible || platform.leaves()) fillFrame(camera, platform.corners());
  // A tall frame shows less at its sides than a square one, so the picture is zoomed accordingly.
  else camera.zoom = aspect < 1 ? zoom * aspect : zoom;
  camera.updateProjectionMatrix();
  for (const object of hidden) object.visible = false;
  const drawSquare = (side: number) => {
    renderer.setSize(side, side, false);
    draw();
    flat.drawImage(canvas, 0, 0, side, side);
  };
  if (background) {
    // On the ground that the model stands out from, whichever the viewer has.
    drawSquare(sampleSide);
    const light = brightness(flat.getImageData(0, 0, sampleSide, sampleSide).data) ?? 0;
    flat.clearRect(0, 0, size, size);
    const contrasting = light > 0.5 ? "dark" : "light";
    const chosen = groundColours(canvas, contrasting);
    paintBehind(flat, size, chosen);
    ground.paint(chosen, contrasting);
    ground.floor.visible = true;
  }
  drawSquare(size);
  for (const [index, object] of hidden.entries()) object.visible = before[index] ?? true;
  camera.zoom = zoom;
  camera.aspect = aspect;
  camera.near = near;
  camera.far = far;
  camera.position.copy(place);
  camera.updateProjectionMatrix();
  renderer.setPixelRatio(ratio);
  return target;
}
