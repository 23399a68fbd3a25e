import type { CodeAnswer } from "./code.worker.ts";
import type { HardAnswer } from "./hard-code.worker.ts";

/** Reads the QR code in the present picture of a video; undefined where there is none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

interface DetectorConstructor {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** The browser's own reader where it has one, else one in a worker, fetched now, and after a while a second one. */
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

/** Time (ms) without a code after which pictures go to the second reader too, which is larger and reads codes from the side. */
const HARD_AFTER = 4000;

function workerReader(signal: AbortSignal): ReadCode {
  const read = pictureReader<CodeAnswer>(
    new Worker(new URL("./code.worker.ts", import.meta.url), { type: "module" }),
    signal,
  );
  let second: ((picture: ImageData) => Promise<CodeAnswer>) | undefined;
  let since = performance.now();
  const canvas = document.createElement("canvas");
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (!drawing || width === 0) return undefined;
    const scale = Math.min(1, LONGEST / Math.max(width, height));
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    drawing.drawImage(video, 0, 0, canvas.width, canvas.height);
    // Each worker takes one away.
    const taken = () => drawing.getImageData(0, 0, canvas.width, canvas.height);
    if (performance.now() - since > HARD_AFTER) second ??= hardReader(signal);
    const text = (await read(taken())) ?? (await second?.(taken()));
    if (text !== undefined) since = performance.now();
    return text;
  };
}

/** The second reader. While it is fetched, and where it does not come, it reads nothing, and nobody waits for it. */
function hardReader(signal: AbortSignal): (picture: ImageData) => Promise<CodeAnswer> {
  const read = pictureReader<HardAnswer>(
    new Worker(new URL("./hard-code.worker.ts", import.meta.url), { type: "module" }),
    signal,
  );
  let state: "new" | "loading" | "ready" | "gone" = "new";
  let late: CodeAnswer;
  const ask = async (picture: ImageData) => {
    const answer = await read(picture).catch(() => "unready" as const);
    state = answer === "unready" ? "gone" : "ready";
    return answer === "unready" ? undefined : answer.text;
  };
  return async (picture) => {
    if (state === "ready") {
      const text = late ?? (await ask(picture));
      late = undefined;
      return text;
    }
    if (state === "new") {
      state = "loading";
      void ask(picture).then((text) => {
        late = text;
      });
    }
    return undefined;
  };
}

/** Has a worker read one picture after another, until the signal. */
function pictureReader<Answer>(worker: Worker, signal: AbortSignal) {
  signal.addEventListener("abort", () => worker.terminate());
  return (picture: ImageData): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const heard = new AbortController();
      const hear = ({ data }: MessageEvent<Answer>) => {
        heard.abort();
        resolve(data);
      };
      const fail = ({ message }: ErrorEvent) => {
        heard.abort();
        reject(new Error(message));
      };
      worker.addEventListener("message", hear, { signal: heard.signal });
      worker.addEventListener("error", fail, { signal: heard.signal });
      worker.postMessage(picture, [picture.data.buffer]);
    });
}
