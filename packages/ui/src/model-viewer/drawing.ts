import {
  type Camera,
  Color,
  type CubeTexture,
  NeutralToneMapping,
  PCFShadowMap,
  type Scene,
  WebGLRenderer,
} from "three";
import { ModelError } from "@panel/models/problem";
import { createEnvironment } from "./environment.ts";

/** A stage, as what draws for all of them knows it. */
interface Drawn {
  /** The WebGL context is lost. */
  onLost: () => void;
  /** The context is free again, so what was not drawn meanwhile can be. */
  onFree: () => void;
}

/** What draws the pictures of all stages of the page, in one WebGL context: browsers allow about 16. */
export interface Drawing {
  renderer: WebGLRenderer;
  /** The light of a bright room, which takes a while to compute. */
  room: CubeTexture;
  /**
   * Draws a scene into a picture, at its size in pixels.
   * @param mode how it meets what the picture shows already @default "copy", in its place
   */
  draw(
    scene: Scene,
    camera: Camera,
    picture: CanvasRenderingContext2D,
    mode?: GlobalCompositeOperation,
  ): void;
  /** False while a session in the room has the context: nothing may be drawn then. */
  isFree(): boolean;
  /** Gives up the memory of a size that is no longer drawn. */
  shrink(): void;
  /** Keeps the context for one session; others draw again when it ends. @returns what ends it */
  keep(): () => void;
  /** Gives the context back when this was the last stage. */
  leave(): void;
}

interface Shared {
  renderer: WebGLRenderer;
  room: CubeTexture;
  canvas: HTMLCanvasElement;
  stages: Set<Drawn>;
  kept: boolean;
}

let shared: Shared | undefined;

/** @throws {ModelError} noWebgl */
function open(): Shared {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("webgl2", { alpha: true, antialias: true });
  if (!context) throw new ModelError("noWebgl");
  const renderer = new WebGLRenderer({ canvas, context });
  renderer.setClearColor(new Color(), 0);
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.setScissorTest(true);
  const room = createEnvironment();
  const opened: Shared = { renderer, room, canvas, stages: new Set(), kept: false };
  canvas.addEventListener("webglcontextlost", (event) => {
    event.preventDefault();
    // A canvas cannot get a new context after losing its own, so the next stage opens another.
    if (shared === opened) shared = undefined;
    for (const { onLost } of opened.stages) onLost();
  });
  return opened;
}

/**
 * Takes part in the drawing of the page's stages.
 * @throws {ModelError} noWebgl
 */
export function joinDrawing(stage: Drawn): Drawing {
  shared ??= open();
  const mine = shared;
  const { renderer, room, canvas, stages } = mine;
  stages.add(stage);
  return {
    renderer,
    room,
    isFree: () => !mine.kept,
    draw(scene, camera, picture, mode = "copy") {
      const { width, height } = picture.canvas;
      if (canvas.width < width || canvas.height < height) {
        const [widest, highest] = [Math.max(canvas.width, width), Math.max(canvas.height, height)];
        renderer.setSize(widest, highest, false);
      }
      renderer.setViewport(0, 0, width, height);
      renderer.setScissor(0, 0, width, height);
      renderer.render(scene, camera);
      picture.globalCompositeOperation = mode;
      picture.drawImage(canvas, 0, canvas.height - height, width, height, 0, 0, width, height);
    },
    shrink() {
      if (!mine.kept) renderer.setSize(1, 1, false);
    },
    keep() {
      mine.kept = true;
      renderer.setScissorTest(false);
      return () => {
        mine.kept = false;
        renderer.setScissorTest(true);
        renderer.setSize(1, 1, false);
        for (const { onFree } of stages) onFree();
      };
    },
    leave() {
      stages.delete(stage);
      if (stages.size > 0) return;
      if (shared === mine) shared = undefined;
      room.dispose();
      renderer.dispose();
      // Released now, not at garbage collection.
      if (!renderer.getContext().isContextLost()) renderer.forceContextLoss();
    },
  };
}
