/** What the emulated phone does, for tests and for the manual; see `emulatePhone`. */
export interface EmulatedPhone {
  /** Whether looking down finds a floor. */
  setFloor(found: boolean): void;
  /** The next session is refused with this error, by its name. */
  refuse(name: string): void;
  /** Takes away or gives back the knowledge of where it is. */
  setTracking(tracks: boolean): void;
  /** Ends the session as a call or the system does. */
  endBySystem(): Promise<void>;
  /** Sends the trigger of a device without a page over its camera. */
  select(): void;
  /** Whether a session is open. */
  inSession(): boolean;
  /** The clock of the frames runs this many times as fast. */
  hurry(times: number): void;
  /** Blurs the session as a question of the system on top of it does. */
  setVisible(visible: boolean): void;
  /** What the next frame shows: the box of all that is opaque, in pixels from the lower left, and where it should be. */
  nextFrame(): Promise<EmulatedFrame>;
  /** Takes WebXR away again. */
  remove(): void;
}

export interface EmulatedFrame {
  width: number;
  height: number;
  left: number;
  right: number;
  bottom: number;
  top: number;
  /** From the room to the screen, in columns. */
  view: number[];
  projection: number[];
}

/** The parts of Meta's emulated runtime (`iwer`) that are used. */
interface Iwer {
  XRDevice: new (profile: never) => {
    ipd: number;
    stereoEnabled: boolean;
    position: { set(x: number, y: number, z: number): void };
    quaternion: { set(x: number, y: number, z: number, w: number): void };
    installRuntime(options: { forceInstall: boolean }): void;
    installSEM(room: never): void;
    updateVisibilityState(state: "visible" | "visible-blurred"): void;
  };
  metaQuest3: object;
}

/**
 * Gives a browser without WebXR that of a phone which stands in front of a floor: 1.6 m high, looking down by 30 degrees.
 * Self-contained, so that it can be evaluated in a page that was built without it. Emulated by hand: the page over the
 * camera (a popover, since the runtime's own canvas lies above all else), the loss of tracking and the end by the system.
 */
export function emulatePhone(
  { XRDevice, metaQuest3 }: Iwer,
  { overlay = true }: { overlay?: boolean } = {},
): EmulatedPhone {
  let [floor, tracks, refusal] = [true, true, ""];
  const before = Object.getOwnPropertyDescriptor(navigator, "xr");
  /** Stands for the room: a floor at the height of 0. */
  class Floor {
    version = "0";
    planesVisible = false;
    boundingBoxesVisible = false;
    meshesVisible = false;
    environmentCanvas = document.createElement("canvas");
    trackedPlanes = new Set();
    trackedMeshes = new Set();
    render() {}
    loadEnvironment() {}
    loadDefaultEnvironment() {}
    deleteAll() {}
    computeDepthBuffer() {
      return null;
    }
    /** @param ray a matrix: the ray starts at its place and points along its negative z axis */
    computeHitTestResults(ray: Float32Array): Float32Array[] {
      const [x = 0, y = 0, z = 0] = ray.slice(12, 15);
      const [right = 0, up = 0, back = 0] = ray.slice(8, 11);
      if (!floor || up <= 1e-4) return [];
      const length = y / up;
      const pose = new Float32Array([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
      pose[12] = x - right * length;
      pose[14] = z - back * length;
      return [pose];
    }
  }
  const features = ["viewer", "local", "local-floor", "hit-test", "anchors"];
  const device = new XRDevice({
    ...metaQuest3,
    name: "phone",
    controllerConfig: undefined,
    supportedFeatures: overlay ? [...features, "dom-overlay"] : features,
    interactionMode: "screen-space",
    userAgent: navigator.userAgent,
    environmentBlendModes: { "immersive-ar": "alpha-blend" },
  } as never);
  device.installRuntime({ forceInstall: true });
  device.installSEM(Floor as never);
  device.stereoEnabled = false;
  // Its only view is the left eye.
  device.ipd = 0;

  device.position.set(0, 1.6, 0);
  device.quaternion.set(-Math.sin(Math.PI / 12), 0, 0, Math.cos(Math.PI / 12));

  const xr = navigator.xr as XRSystem;
  const request = xr.requestSession.bind(xr);
  let session: XRSession | undefined;
  let local: XRReferenceSpace | undefined;
  let pace = 1;
  let wanted: ((frame: EmulatedFrame) => void) | undefined;

  /** Reads the canvas within the frame, since it is cleared afterwards. */
  const read = (gl: WebGL2RenderingContext, frame: XRFrame, space: XRReferenceSpace) => {
    const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
    const pixels = new Uint8Array(width * height * 4);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    let [left, right, bottom, top] = [width, -1, height, -1];
    for (let at = 3; at < pixels.length; at += 4) {
      if ((pixels[at] ?? 0) < 250) continue;
      const [x, y] = [((at - 3) / 4) % width, Math.floor((at - 3) / 4 / width)];
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [bottom, top] = [Math.min(bottom, y), Math.max(top, y + 1)];
    }
    const seen = frame.getViewerPose(space)?.views[0];
    const view = [...(seen?.transform.inverse.matrix ?? [])];
    const projection = [...(seen?.projectionMatrix ?? [])];
    return { width, height, left, right, bottom, top, view, projection };
  };
  xr.requestSession = async (mode: XRSessionMode, options: XRSessionInit = {}) => {
    if (refusal) throw new DOMException("refused", refusal);
    const wished = [...(options.optionalFeatures ?? []), "local-floor"];
    const opened = await request(mode, { ...options, optionalFeatures: wished });
    session = opened;
    const root = options.domOverlay?.root as HTMLElement | undefined;
    const shown = overlay && root !== undefined;
    if (shown) {
      root.popover = "manual";
      Object.assign(root.style, { width: "100%", height: "100%", background: "none", margin: "0" });
      Object.defineProperty(opened, "domOverlayState", { value: { type: "screen" } });
    }
    const frames = opened.requestAnimationFrame.bind(opened);
    opened.requestAnimationFrame = (callback) =>
      frames((now, frame) => {
        if (shown && root.isConnected && !root.matches(":popover-open")) root.showPopover();
        // Not undefined, as its type says: browsers answer null.
        if (!tracks) frame.getViewerPose = () => null as unknown as undefined;
        callback(now * pace, frame);
        // The runtime's layer tells its context, as a browser's does not.
        const { context } = (opened.renderState.baseLayer ?? {}) as {
          context?: WebGL2RenderingContext;
        };
        if (!wanted || !context || !local) return;
        wanted(read(context, frame, local));
        wanted = undefined;
      });
    const spaces = opened.requestReferenceSpace.bind(opened);
    // The runtime's own takes over how the phone is tilted; that of a browser stands upright.
    local = await spaces("local-floor");
    opened.requestReferenceSpace = async (type) => {
      return type === "local" && local ? local : spaces(type);
    };
    opened.addEventListener("end", () => {
      session = undefined;
      if (!shown) return;
      if (root.matches(":popover-open")) root.hidePopover();
      root.removeAttribute("popover");
      root.removeAttribute("style");
    });
    return opened;
  };

  return {
    setFloor(found) {
      floor = found;
    },
    refuse(name) {
      refusal = name;
    },
    setTracking(next) {
      tracks = next;
    },
    endBySystem: async () => session?.end(),
    select: () => void session?.dispatchEvent(new Event("select")),
    inSession: () => session !== undefined,
    hurry(times) {
      pace = times;
    },
    setVisible(visible) {
      device.updateVisibilityState(visible ? "visible" : "visible-blurred");
    },
    nextFrame: () =>
      new Promise((resolve) => {
        wanted = resolve;
      }),
    remove() {
      if (before) Object.defineProperty(navigator, "xr", before);
      else delete (navigator as { xr?: XRSystem }).xr;
    },
  };
}
