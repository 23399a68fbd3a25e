import type { CodeAnswer } from "./code.worker.ts";

/** Reads the QR code in the present picture of a video; undefined where there is none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

interface DetectorConstructor {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** The browser's own reader where it has one, else one in a worker, fetched now. */
export async function codeReader(signal: AbortSignal): Promise<ReadCode> {
  return (await ownReader()) ?? workerReader(signal);
}

async function ownReader(): Promise<ReadCode | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorConstructor };
  if (!BarcodeDetector) return undefined;
  try {
    // Some browsers have it without any format.
    if (!(await BarcodeDetector.getSupportedFormats()).includes("qr_code")) return undefined;
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  } catch {
    return undefined;
  }
}

/** Pixels of the longer side of a picture that is read: a code needs no more, and the worker takes its time. */
const LONGEST = 960;

function workerReader(signal: AbortSignal): ReadCode {
  const worker = new Worker(new URL("./code.worker.ts", import.meta.url), { type: "module" });
  signal.addEventListener("abort", () => worker.terminate());
  const canvas = document.createElement("canvas");
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  return (video) =>
    new Promise((resolve, reject) => {
      const { videoWidth: width, videoHeight: height } = video;
      if (!drawing || width === 0) return resolve(undefined);
      const scale = Math.min(1, LONGEST / Math.max(width, height));
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      drawing.drawImage(video, 0, 0, canvas.width, canvas.height);
      const heard = new AbortController();
      const hear = ({ data }: MessageEvent<CodeAnswer>) => {
        heard.abort();
        resolve(data);
      };
      worker.addEventListener("message", hear, { signal: heard.signal });
      worker.addEventListener("error", ({ message }) => reject(new Error(message)), {
        signal: heard.signal,
      });
      const picture = drawing.getImageData(0, 0, canvas.width, canvas.height);
      worker.postMessage(picture, [picture.data.buffer]);
    });
}
