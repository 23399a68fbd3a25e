import { setDracoWasm } from "@panel/models/gltf/draco";
import { ModelError, type ModelProblemCode } from "@panel/models/problem";
import type { SerializedScene } from "@panel/models/scene/serialize-scene";
import { readFiles } from "@panel/models/read-files";
import type { ModelInfo, ModelLimits } from "@panel/models/types";
import type { UsdzLoss } from "@panel/models/usdz/loss";

/** What the task takes in ms on a computer of average speed. */
const usual = 12;
const rounds = 4_000_000;
/** A device that is slower than this is not waited for any longer. */
const slowest = 10;

/**
 * How many times slower than usual this thread runs now, at least 1: a fixed piece of work is timed, since browsers do
 * not tell the time of the processor.
 */
function slowness(now: () => number = () => performance.now()): number {
  const start = now();
  let hash = 0x811c9dc5;
  for (let round = 0; round < rounds; round += 1) hash = Math.imul(hash ^ round, 0x01000193);
  const took = now() - start;
  // The result is used, so that the work is not left out.
  return Math.min(slowest, Math.max(1, took / usual, hash === 0 ? 1 : 0));
}

setDracoWasm(async () => {
  const response = await fetch(new URL("draco3dgltf/draco_decoder_gltf.wasm", import.meta.url));
  return response.arrayBuffer();
});

/** The message from the page; each worker reads one model. */
export interface ReadRequest {
  files: { name: string; content: Blob }[];
  limits: ModelLimits;
  show: boolean;
  /** Name of the scene to read, where an archive has several. */
  model: string | undefined;
  /** Makes a USDZ of it instead, at this scale, in which this clip plays. */
  usdz?: { clip: string | undefined; scale: number } | undefined;
}

/** Sent before the reading begins: how many times slower than usual the worker runs. */
export interface ReadPace {
  slowness: number;
}

/** The worker's answer, sent once. */
export type ReadAnswer =
  | { info: ModelInfo; scene: SerializedScene | undefined }
  | { usdz: Uint8Array<ArrayBuffer>; lost: readonly UsdzLoss[] }
  | { code: ModelProblemCode; detail: string };

async function answer({ data }: MessageEvent<ReadRequest>): Promise<void> {
  const { files, limits, show, model, usdz } = data;
  try {
    post({ slowness: slowness() }, []);
    const parts = await Promise.all(
      files.map(async ({ name, content }) => ({
        name,
        content: new Uint8Array(await content.arrayBuffer()),
      })),
    );
    if (usdz) {
      // Only devices with Quick Look need it.
      const { usdzOf } = await import("./space/usdz-of.ts");
      const { bytes, lost } = await usdzOf(parts, { limits, model, ...usdz });
      post({ usdz: bytes, lost }, [bytes.buffer]);
      return;
    }
    const { info, scene, transfer } = await readFiles(parts, limits, show, model);
    post({ info, scene }, transfer);
  } catch (error) {
    // An error of a loader's is no proof that the file is broken.
    const code = isOutOfMemory(error) ? "outOfMemory" : "unreadable";
    const known = error instanceof ModelError ? error : new ModelError(code);
    post({ code: known.code, detail: known.detail }, []);
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof RangeError && /alloc|memory/i.test(error.message);

function post(message: ReadAnswer | ReadPace, transfer: Transferable[]): void {
  globalThis.postMessage(message, { transfer });
}

globalThis.addEventListener("message", (event: MessageEvent<ReadRequest>) => void answer(event));
