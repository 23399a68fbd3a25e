/** How a device shows a model in the room. */
export type SpaceWay = "webxr" | "quickLook" | "none";

/** Asks the browser; the answer takes some milliseconds. */
export async function spaceWay(): Promise<SpaceWay> {
  // Safari's own sign for Quick Look.
  if (document.createElement("a").relList.supports("ar")) return "quickLook";
  try {
    return (await navigator.xr?.isSessionSupported("immersive-ar")) ? "webxr" : "none";
  } catch {
    // A permissions policy that forbids it rejects.
    return "none";
  }
}
