/** Reads QR codes in the picture of a camera. */
export interface FrameReader {
  /** What the code in the picture says; undefined where none is read. */
  read(video: HTMLVideoElement): Promise<string | undefined>;
  stop(): void;
}

/** https://wicg.github.io/shape-detection-api/#barcode-detection-api */
interface Detector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The reader of the browser, where it has one, else that of a library in a worker. */
export async function openReader(): Promise<FrameReader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  try {
    if (BarcodeDetector && (await BarcodeDetector.getSupportedFormats()).includes("qr_code"))
      return detecting(new BarcodeDetector({ formats: ["qr_code"] }));
  } catch {
    // Some browsers have the name and nothing behind it.
  }
  return decoding();
}

const detecting = (detector: Detector): FrameReader => ({
  // A picture that is not there yet is refused.
  read: async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue,
  stop: () => undefined,
});

/** The longer side (px) of what is read: enough for a code of 49 modules, little enough for a slow phone. */
const SIDE = 960;

/** What the worker is sent; it answers with the text, or nothing. */
export interface Frame {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

function decoding(): FrameReader {
  const worker = new Worker(new URL("./qr.worker.ts", import.meta.url), { type: "module" });
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return {
    read: (video) =>
      new Promise((resolve, reject) => {
        const { videoWidth, videoHeight } = video;
        if (!context || videoWidth === 0) return resolve(undefined);
        const scale = Math.min(1, SIDE / Math.max(videoWidth, videoHeight));
        const width = Math.round(videoWidth * scale);
        const height = Math.round(videoHeight * scale);
        canvas.width = width;
        canvas.height = height;
        context.drawImage(video, 0, 0, width, height);
        const pixels = context.getImageData(0, 0, width, height).data;
        const heard = { once: true };
        worker.addEventListener(
          "message",
          ({ data }: MessageEvent<string | undefined>) => resolve(data),
          heard,
        );
        worker.addEventListener("error", () => reject(new Error("It cannot be loaded")), heard);
        worker.postMessage({ pixels, width, height } satisfies Frame, [pixels.buffer]);
      }),
    stop: () => worker.terminate(),
  };
}
