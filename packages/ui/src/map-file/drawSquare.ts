import type { SquareAnswer, SquareRequest } from "./map.worker.ts";
import type { Square } from "./map-painter.ts";

interface Waiting {
  resolve: (picture: ImageBitmap) => void;
  reject: (error: Error) => void;
}

/** Why a square could not be drawn. */
class SquareError extends Error {
  /** With which whoever has the file refused it. */
  readonly status: 401 | 403 | undefined;
  constructor(problem: string, status?: 401 | 403) {
    super(problem);
    this.status = status;
  }
}

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let last = 0;

/** One worker draws for all maps of the page. One that could not be loaded is loaded anew the next time. */
function started(): Worker {
  if (worker) return worker;
  const begun = new Worker(new URL("./map.worker.ts", import.meta.url), { type: "module" });
  worker = begun;
  begun.addEventListener("message", ({ data }: MessageEvent<SquareAnswer>) => {
    const caller = waiting.get(data.id);
    waiting.delete(data.id);
    if ("picture" in data) caller?.resolve(data.picture);
    else caller?.reject(new SquareError(data.problem, data.status));
  });
  begun.addEventListener("error", ({ message }) => {
    begun.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new SquareError(message));
    waiting.clear();
  });
  return begun;
}

/**
 * Draws a square of the map in a worker.
 * @param file absolute address of the file
 */
export function drawSquare(
  file: string,
  square: Square,
  signal: AbortSignal,
): Promise<ImageBitmap> {
  return new Promise((resolve, reject) => {
    const id = (last += 1);
    waiting.set(id, { resolve, reject });
    const ask = (request: SquareRequest) => started().postMessage(request, []);
    ask({ id, file, square });
    signal.addEventListener("abort", () => waiting.has(id) && ask({ id }), { once: true });
  });
}
