import type { CameraFailure } from "./labels.ts";

/** Pixels that are asked for: more than a code needs, less than a phone gets warm of. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } },
};

/**
 * Opens the camera that looks away from the user, or the only one.
 * @param signal ends it, and stops the camera
 * @throws why there is none, for `cameraFailure`, and the signal's reason
 */
export async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  // Missing where the page is not served over TLS.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new DOMException("No camera on this page", "NotFoundError");
  const stream = await devices.getUserMedia(WANTED);
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  // It may have been left while the browser asked.
  if (signal.aborted) stop();
  signal.throwIfAborted();
  signal.addEventListener("abort", stop);
  return stream;
}

const FAILURES: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

/** Why a camera could not be opened. */
export const cameraFailure = (error: unknown): CameraFailure =>
  (error instanceof DOMException && FAILURES[error.name]) || "failed";
