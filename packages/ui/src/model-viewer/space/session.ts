import {
  type Camera,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  RingGeometry,
  Scene,
} from "three";
import { XREstimatedLight } from "three/addons/webxr/XREstimatedLight.js";
import type { LentStage } from "../lend.ts";
import { createGestures, type Gesture } from "./gestures.ts";
import { createSpot } from "./spot.ts";

/** What the reader is told during a session. Replaced as a whole, and only when something changes. */
export interface SpaceState {
  /** `searching` until a floor is found, `found` while the ring shows one, `placed` while the model stands. */
  phase: "searching" | "found" | "placed";
  /** True after ten seconds of searching. */
  floorless: boolean;
  /** The device does not know where it is. */
  lost: boolean;
  /** Whether fingers change the size. */
  sizing: boolean;
  /** Factor on the size at the start. */
  factor: number;
}

export interface SpaceSession {
  /** Stands the model on the ring. */
  place(): void;
  /** Shows the ring again. */
  lift(): void;
  /** @param angle in radians, positive to the right */
  turn(angle: number): void;
  /** @param by factor on the size now */
  resize(by: number): void;
  /** Allows fingers to change the size, or gives the model its size at the start again. */
  setSizing(sizing: boolean): void;
  /** Takes the fingers, as the page gets them. */
  touch: ReturnType<typeof createGestures>;
  leave(): void;
}

interface SessionEvents {
  onState: (state: SpaceState) => void;
  /** The standing model was tapped. */
  onTap: () => void;
  /** @param byUser false where the system ended it */
  onEnd: (byUser: boolean) => void;
}

/** Seconds after which the reader is helped to find a floor. */
const patience = 10;
/** Seconds without a position that are not told yet. */
const flicker = 0.5;

/**
 * Opens the camera and shows the model of a stage in the room. Called within the reader's own tap.
 * @param lend called when the browser has allowed it; undefined where the stage is gone
 * @param overlay what is shown over the camera image, where the device can show a page there
 * @throws {DOMException} where the browser refuses
 */
export async function openSession(
  lend: (onRecall: () => void) => LentStage | undefined,
  overlay: HTMLElement,
  { onState, onTap, onEnd }: SessionEvents,
): Promise<SpaceSession> {
  const { xr } = navigator;
  if (!xr) throw new DOMException("There is no WebXR", "NotSupportedError");
  const session = await xr.requestSession("immersive-ar", {
    requiredFeatures: ["hit-test"],
    optionalFeatures: ["dom-overlay", "light-estimation", "anchors"],
    domOverlay: { root: overlay },
  });

  let byUser = false;
  const leave = () => {
    if (byUser) return;
    byUser = true;
    // Rejects where the system was faster.
    void session.end().catch(() => undefined);
  };
  const stage = lend(leave);
  if (!stage) {
    leave();
    throw new Error("The viewer has been closed");
  }

  const { renderer, model, floor, lamp, radius } = stage;
  const scene = new Scene();
  scene.environment = stage.environment;
  scene.environmentIntensity = stage.environmentIntensity;
  const camera = new PerspectiveCamera(50, 1, 0.02, Math.max(50, radius * 20));
  const spot = createSpot(model, stage.scale);
  spot.spot.add(floor, lamp, lamp.target);
  const ring = new Mesh(
    new RingGeometry(0.14, 0.17, 48).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ toneMapped: false, transparent: true, opacity: 0.9 }),
  );
  ring.matrixAutoUpdate = false;
  ring.visible = false;
  scene.add(spot.spot, ring);

  let state: SpaceState = {
    phase: "searching",
    floorless: false,
    lost: false,
    sizing: false,
    factor: 1,
  };
  /** Tells a change; nothing while all stays as it is, so that a frame allocates nothing. */
  const tell = (change: Partial<SpaceState>) => {
    for (const key in change) {
      if (state[key as keyof SpaceState] === change[key as keyof SpaceState]) continue;
      state = { ...state, ...change };
      onState(state);
      return;
    }
  };

  const light = new XREstimatedLight(renderer, false);
  light.addEventListener("estimationstart", () => {
    scene.add(light);
    // The lamp stays for its shadow; the room's own light takes the place of what it and the environment gave.
    lamp.intensity = 0.1;
    scene.environmentIntensity = stage.environmentIntensity / 2;
  });

  let source: XRHitTestSource | undefined;
  let hit: XRHitTestResult | undefined;
  let anchor: XRAnchor | undefined;
  let [last, searched, away] = [0, 0, 0];
  let ended = false;

  /** The camera of the device, with its own projection; the first where a headset has two. */
  const eye = (): Camera => renderer.xr.getCamera().cameras[0] ?? camera;

  const forgetAnchor = () => {
    anchor?.delete();
    anchor = undefined;
  };
  const place = () => {
    if (state.phase !== "found" || !hit) return;
    spot.put(ring.matrix.elements as unknown as Float32Array, eye());
    ring.visible = false;
    forgetAnchor();
    // Where the device has anchors, the model stays on its spot while the device learns the room.
    void hit.createAnchor?.().then(
      (made) => {
        if (ended || state.phase !== "placed") made.delete();
        else anchor = made;
      },
      () => undefined,
    );
    tell({ phase: "placed" });
  };

  const search = (frame: XRFrame, room: XRReferenceSpace, seconds: number) => {
    hit = source && frame.getHitTestResults(source)[0];
    const pose = hit?.getPose(room);
    ring.visible = pose !== undefined;
    if (pose) {
      ring.matrix.fromArray(pose.transform.matrix);
      searched = 0;
      tell(FOUND);
      return;
    }
    searched += seconds;
    tell(searched > patience ? FLOORLESS : SEARCHING);
  };

  const onFrame = (now: number, frame: XRFrame | undefined) => {
    const seconds = Math.min(now - (last || now), 100) / 1000;
    last = now;
    const room = renderer.xr.getReferenceSpace();
    if (!frame || !room || ended) return;
    const viewer = frame.getViewerPose(room);
    away = viewer && !viewer.emulatedPosition ? 0 : away + seconds;
    tell(away > flicker ? LOST : KNOWN);
    if (state.phase !== "placed") search(frame, room, seconds);
    else if (anchor) {
      const pose = frame.getPose(anchor.anchorSpace, room);
      if (pose) spot.follow(pose.transform.matrix);
    }
    if (session.visibilityState === "visible") stage.advance(seconds);
    renderer.render(scene, camera);
  };

  const gestures = createGestures((gesture: Gesture) => {
    const stands = state.phase === "placed";
    if (gesture.kind === "tap") (stands ? onTap : place)();
    if (!stands) return;
    if (gesture.kind === "turn") spot.turn(gesture.angle);
    if (gesture.kind === "drag") {
      const { clientWidth: width, clientHeight: height } = overlay;
      const seen = ({ x, y }: { x: number; y: number }) => ({
        x: (x / width) * 2 - 1,
        y: 1 - (y / height) * 2,
      });
      spot.drag(eye(), seen(gesture.from), seen(gesture.to));
      if (state.sizing) tell({ factor: spot.resize(gesture.spread) });
    }
  });

  const giveBack = () => {
    ended = true;
    renderer.setAnimationLoop(null);
    renderer.xr.enabled = false;
    source?.cancel();
    light.removeFromParent();
    ring.geometry.dispose();
    ring.material.dispose();
    stage.giveBack();
  };

  try {
    renderer.xr.enabled = true;
    renderer.xr.setReferenceSpaceType("local");
    await renderer.xr.setSession(session);
    const viewer = await session.requestReferenceSpace("viewer");
    source = await session.requestHitTestSource?.({ space: viewer });
  } catch (cause) {
    await session.end().catch(() => undefined);
    giveBack();
    throw new Error("The session did not start", { cause });
  }
  // After three's own listener, which makes the renderer draw on the page again.
  session.addEventListener("end", () => {
    giveBack();
    onEnd(byUser);
  });
  // Without a page over the camera (a headset), the trigger places.
  session.addEventListener("select", () => {
    if (!session.domOverlayState) place();
  });
  renderer.xr.getReferenceSpace()?.addEventListener("reset", () => {
    // The device lost the room it knew; the model would float anywhere in the new one.
    forgetAnchor();
    spot.hide();
    tell(SEARCHING);
  });
  renderer.setAnimationLoop(onFrame);
  onState(state);

  return {
    place,
    lift() {
      forgetAnchor();
      spot.hide();
      tell(SEARCHING);
    },
    turn: (angle) => spot.turn(angle),
    resize: (by) => tell({ factor: spot.resize(by) }),
    setSizing(sizing) {
      if (!sizing) spot.restore();
      tell(sizing ? { sizing } : { sizing, factor: 1 });
    },
    touch: gestures,
    leave,
  };
}

/** Told within the frame loop: constant, so that it allocates nothing. */
const FOUND = { phase: "found", floorless: false } as const;
const SEARCHING = { phase: "searching", floorless: false } as const;
const FLOORLESS = { phase: "searching", floorless: true } as const;
const LOST = { lost: true } as const;
const KNOWN = { lost: false } as const;
