import {
  AnimationMixer,
  Color,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Spherical,
  WebGLRenderer,
} from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { brightness, fillFrame } from "./framing.ts";
import { createGround, groundColours, groundStyle, paintBehind } from "./ground.ts";
import { createLights } from "./lights.ts";
import { createPlatform } from "./platform.ts";
import { ModelError } from "@panel/models/problem";
import { webpWithin } from "./snapshot.ts";
import type { ModelGround, SnapshotOptions } from "./types.ts";
import type { ShownModel } from "@panel/models/scene/deserialize-scene";

export interface StageOptions {
  /** True under reduced motion: a turn stops at once, without damping. */
  calm: boolean;
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
  destroy(): void;
}

const degree = Math.PI / 180;
const stepOfTurn = 15 * degree;
const stepOfZoom = 0.8;
const fieldOfView = 32;
/** The first view: slightly from the right and from above. */
const firstLook = new Spherical(1, 76 * degree, 28 * degree);

/** Side in pixels of the picture from which a model's brightness is taken. */
const sampleSide = 64;

/** @throws {ModelError} noWebgl */
export function createStage(canvas: HTMLCanvasElement, { calm, onLost }: StageOptions): Stage {
  const context = canvas.getContext("webgl2", { alpha: true, antialias: true });
  if (!context) throw new ModelError("noWebgl");
  const renderer = new WebGLRenderer({ canvas, context });
  renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
  renderer.setClearColor(new Color(), 0);
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;

  const scene = new Scene();
  const lights = createLights(scene);
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
  let seen = true;
  let frame = 0;
  let shownGround: ModelGround = "light";
  let colours = groundColours(canvas, "light");
  let frames = 0;

  const draw = () => {
    platform.figure.rotation.y = controls.getAzimuthalAngle();
    renderer.render(scene, camera);
    frames += 1;
    canvas.dataset["frames"] = String(frames);
  };
  const onFrame = (now: number) => {
    frame = 0;
    const moves = controls.update();
    if (playing) mixer?.update(Math.min(now - (last ?? now), 100) / 1000);
    last = playing ? now : undefined;
    draw();
    if (moves || playing) ask();
  };
  /** Requests a frame; frames are drawn only on request. */
  const ask = () => {
    if (seen && frame === 0 && model) frame = requestAnimationFrame(onFrame);
  };
  controls.addEventListener("change", ask);

  const lose = (event: Event) => {
    event.preventDefault();
    onLost();
  };
  canvas.addEventListener("webglcontextlost", lose);

  const resize = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    ask();
  };
  const sizes = new ResizeObserver(resize);
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
    look(new Spherical().setFromVector3(camera.position.clone().sub(controls.target)));

  const move = (change: (place: Spherical) => void) => {
    const place = new Spherical().setFromVector3(camera.position.clone().sub(controls.target));
    change(place);
    place.phi = Math.min(controls.maxPolarAngle, Math.max(0.01, place.phi));
    place.radius = Math.min(controls.maxDistance, Math.max(controls.minDistance, place.radius));
    camera.position.setFromSpherical(place).add(controls.target);
    controls.update();
    ask();
  };

  /**
   * Draws the model alone into a square, without the lines and the person, then restores the scene. Where the view holds
   * the person or the way of a model that moves, it is framed anew without.
   */
  const picture = (size: number, background: boolean): HTMLCanvasElement => {
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
    ground.paint(colours, shownGround);
    for (const [index, object] of hidden.entries()) object.visible = before[index] ?? true;
    camera.zoom = zoom;
    camera.aspect = aspect;
    camera.near = near;
    camera.far = far;
    camera.position.copy(place);
    camera.updateProjectionMatrix();
    renderer.setPixelRatio(ratio);
    // Draws again before the browser paints the page.
    resize();
    return target;
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
      if (!model) throw new ModelError("failed");
      const largest = Math.min(size, renderer.capabilities.maxTextureSize, 4096);
      return webpWithin((side) => picture(side, background === "ground"), largest, maxBytes);
    },
    destroy() {
      cancelAnimationFrame(frame);
      seen = false;
      sizes.disconnect();
      canvas.removeEventListener("webglcontextlost", lose);
      canvas.removeEventListener("wheel", passWheelOn);
      clear();
      for (const each of [controls, ground, platform, lights, renderer]) each.dispose();
      // Browsers allow few WebGL contexts, so this one is released now, not at garbage collection.
      if (!context.isContextLost()) renderer.forceContextLoss();
    },
  };
}
