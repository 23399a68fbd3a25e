import { AnimationMixer, PerspectiveCamera, Scene, Spherical } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { joinDrawing } from "./drawing.ts";
import { createGround, groundColours, groundStyle } from "./ground.ts";
import { type LentStage, lendParts } from "./lend.ts";
import { createLights } from "./lights.ts";
import { createPlatform } from "./platform.ts";
import { ModelError } from "@panel/models/problem";
import { OpeningTurn } from "./opening-turn.ts";
import { webpWithin } from "./snapshot.ts";
import { takePicture } from "./picture.ts";
import type { ModelGround, SnapshotOptions } from "./types.ts";
import type { ShownModel } from "@panel/models/scene/deserialize-scene";

export interface StageOptions {
  /** True under reduced motion: a turn stops at once, without damping. */
  calm: boolean;
  /** Turns each model once when it is shown, unless calm. */
  turnsOnce: boolean;
  onLost: () => void;
}

/** Scene, lights and camera of a model. Draws only when something has changed. */
export interface Stage {
  show(model: ShownModel): void;
  /** Turns the view, in steps of 15 degrees. */
  turn(right: number, up: number): void;
  /** @param steps positive to zoom in, negative to zoom out */
  zoom(steps: number): void;
  reset(): void;
  /** @returns the matching CSS background */
  setGround(ground: ModelGround): string;
  setPerson(shown: boolean): void;
  /** @param scale what the model is multiplied by */
  setScale(scale: number): void;
  /** Whether the wheel zooms; else it scrolls the page. */
  setWheel(zooms: boolean): void;
  /** Nothing is drawn while it is out of view. */
  setSeen(seen: boolean): void;
  /** @param clip index of the animation; null stops at the current frame */
  play(clip: number | null): void;
  snapshot(options: SnapshotOptions): Promise<Blob>;
  /**
   * Lends what is needed to show the model elsewhere; nothing is drawn here until it is given back.
   * @param onRecall called when the stage is destroyed meanwhile
   * @throws {ModelError} failed, while no model is shown
   */
  lend(onRecall: () => void): LentStage;
  destroy(): void;
}

const degree = Math.PI / 180;
const stepOfTurn = 15 * degree;
const stepOfZoom = 0.8;
const fieldOfView = 32;
/** The first view: slightly from the right and from above. */
const firstLook = new Spherical(1, 76 * degree, 28 * degree);

/** @throws {ModelError} noWebgl */
export function createStage(
  canvas: HTMLCanvasElement,
  { calm, turnsOnce, onLost }: StageOptions,
): Stage {
  const picture = canvas.getContext("2d");
  if (!picture) throw new ModelError("failed");
  const drawing = joinDrawing({ onLost, onFree: () => ask() });

  const scene = new Scene();
  const lights = createLights(scene, drawing.room);
  const ground = createGround();
  const platform = createPlatform();
  scene.add(ground.floor, platform.group);

  const camera = new PerspectiveCamera(fieldOfView, 1, 0.1, 100);
  let wheelZooms = false;
  // Runs before the controls' own listener. Pinch zoom on a touch pad is not affected.
  const passWheelOn = (event: WheelEvent) => {
    if (!wheelZooms) event.stopImmediatePropagation();
  };
  canvas.addEventListener("wheel", passWheelOn, { passive: true });
  const controls = new OrbitControls(camera, canvas);
  controls.enableDamping = !calm;
  controls.dampingFactor = 0.12;
  controls.enablePan = false;
  controls.maxPolarAngle = 100 * degree;
  // One finger moving up or down scrolls the page.
  canvas.style.touchAction = "pan-y";

  /** When the last picture of an animation was drawn, in ms. */
  let last: number | undefined;
  let model: ShownModel | undefined;
  let mixer: AnimationMixer | undefined;
  let playing = false;
  const opening = new OpeningTurn();
  let seen = true;
  let frame = 0;
  let shownGround: ModelGround = "light";
  let colours = groundColours(canvas, "light");
  let frames = 0;
  /** Ends the session that the stage is lent to. */
  let recall: (() => void) | undefined;
  let destroyed = false;

  const draw = () => {
    platform.figure.rotation.y = controls.getAzimuthalAngle();
    if (!drawing.isFree()) return;
    drawing.draw(scene, camera, picture);
    frames += 1;
    canvas.dataset["frames"] = String(frames);
  };
  const onFrame = (now: number) => {
    frame = 0;
    const seconds = Math.min(now - (last ?? now), 100) / 1000;
    if (opening.goesOn) opening.goOn(camera, controls.target, seconds);
    const moves = controls.update();
    if (playing) mixer?.update(seconds);
    const goesOn = playing || opening.goesOn;
    last = goesOn ? now : undefined;
    draw();
    if (moves || goesOn) ask();
  };
  controls.addEventListener("start", opening.stop);
  /** Requests a frame; frames are drawn only on request. */
  const ask = () => {
    if (seen && frame === 0 && model && !recall) frame = requestAnimationFrame(onFrame);
  };
  controls.addEventListener("change", ask);

  const resize = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0 || recall) return;
    const ratio = Math.min(window.devicePixelRatio, 2);
    drawing.shrink();
    canvas.width = Math.floor(width * ratio);
    canvas.height = Math.floor(height * ratio);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    ask();
  };
  const sizes = new ResizeObserver(() => {
    resize();
    // Before the browser paints the page, since another size leaves the picture empty.
    if (model && seen && !recall) draw();
  });
  sizes.observe(canvas);

  const look = (direction: Spherical) => {
    const { center, radius } = platform.extent();
    const half = Math.min(
      fieldOfView / 2,
      Math.atan(Math.tan((fieldOfView / 2) * degree) * camera.aspect) / degree,
    );
    const distance = (radius / Math.sin(half * degree)) * 1.02;
    camera.near = distance / 100;
    camera.far = distance * 20;
    camera.updateProjectionMatrix();
    controls.minDistance = radius * 0.4;
    controls.maxDistance = distance * 4;
    controls.target.copy(center);
    camera.position
      .setFromSpherical(new Spherical(distance, direction.phi, direction.theta))
      .add(center);
    controls.update();
    ground.fit(radius);
    lights.fit(center, radius);
    ask();
  };

  /** Keeps the direction of the view and fits everything into it again, after something was added or scaled. */
  const lookAnew = () =>
    !recall && look(new Spherical().setFromVector3(camera.position.clone().sub(controls.target)));

  const move = (change: (place: Spherical) => void) => {
    opening.stop();
    const place = new Spherical().setFromVector3(camera.position.clone().sub(controls.target));
    change(place);
    place.phi = Math.min(controls.maxPolarAngle, Math.max(0.01, place.phi));
    place.radius = Math.min(controls.maxDistance, Math.max(controls.minDistance, place.radius));
    camera.position.setFromSpherical(place).add(controls.target);
    controls.update();
    ask();
  };

  const clear = () => {
    mixer?.stopAllAction();
    mixer = undefined;
    playing = false;
    platform.clear();
    model?.dispose();
    model = undefined;
  };

  return {
    show(next) {
      clear();
      model = next;
      platform.put(next.root);
      mixer = new AnimationMixer(next.root);
      resize();
      look(firstLook);
      if (turnsOnce && !calm) opening.begin();
    },
    turn(right, up) {
      move((place) => {
        place.theta -= right * stepOfTurn;
        place.phi -= up * stepOfTurn;
      });
    },
    zoom(steps) {
      move((place) => {
        place.radius *= stepOfZoom ** steps;
      });
    },
    reset: () => look(firstLook),
    setGround(next) {
      shownGround = next;
      colours = groundColours(canvas, next);
      ground.paint(colours, next);
      platform.paint(colours.figure);
      ask();
      return groundStyle(colours);
    },
    setPerson(shown) {
      if (platform.figure.visible === shown) return;
      platform.figure.visible = shown;
      if (model) lookAnew();
    },
    setScale(scale) {
      platform.setScale(scale);
      if (model) lookAnew();
    },
    setWheel(zooms) {
      wheelZooms = zooms;
    },
    setSeen(next) {
      seen = next;
      if (seen) {
        last = undefined;
        ask();
        return;
      }
      cancelAnimationFrame(frame);
      frame = 0;
    },
    play(number) {
      const clip = number === null ? undefined : model?.clips[number];
      playing = clip !== undefined;
      if (!clip || !mixer) return;
      const action = mixer.clipAction(clip);
      if (!action.isRunning()) {
        mixer.stopAllAction();
        if (platform.follow(clip)) lookAnew();
        action.play();
      }
      ask();
    },
    async snapshot({ size = 1024, background = "transparent", maxBytes = 2_000_000 }) {
      if (!model || !drawing.isFree()) throw new ModelError("failed");
      const largest = Math.min(size, drawing.renderer.capabilities.maxTextureSize, 4096);
      const parts = { element: canvas, drawing, scene, camera, ground, platform };
      const square = (side: number) => {
        const target = takePicture(parts, side, background === "ground");
        ground.paint(colours, shownGround);
        return target;
      };
      try {
        return await webpWithin(square, largest, maxBytes);
      } finally {
        drawing.shrink();
      }
    },
    lend(onRecall) {
      if (!model) throw new ModelError("failed");
      cancelAnimationFrame(frame);
      frame = 0;
      recall = onRecall;
      opening.stop();
      const giveBack = drawing.keep();
      return lendParts({
        parts: { renderer: drawing.renderer, scene, lights, ground, platform },
        advance: (seconds) => playing && mixer?.update(seconds),
        onBack() {
          recall = undefined;
          giveBack();
          if (destroyed) return;
          ground.paint(colours, shownGround);
          last = undefined;
          resize();
          lookAnew();
        },
      });
    },
    destroy() {
      destroyed = true;
      recall?.();
      cancelAnimationFrame(frame);
      seen = false;
      sizes.disconnect();
      canvas.removeEventListener("wheel", passWheelOn);
      clear();
      for (const each of [controls, ground, platform, lights]) each.dispose();
      drawing.leave();
    },
  };
}
