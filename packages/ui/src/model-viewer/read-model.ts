import { fetchFiles } from "./fetch-files.ts";
import { defaultModelLimits } from "./limits.ts";
import type { ReadAnswer, ReadRequest } from "./model.worker.ts";
import type { SerializedScene } from "./serialize-scene.ts";
import { ModelError } from "./problem.ts";
import type { ModelInfo, ModelSource, ReadOptions } from "./types.ts";

interface ReadModel {
  info: ModelInfo;
  scene: SerializedScene | undefined;
}

/**
 * Fetches the files and reads them in a worker, which is terminated when it is done, at the signal or
 * at the time limit.
 * @throws {ModelError} and the signal's reason
 */
export async function readModel(source: ModelSource, options: ReadOptions): Promise<ReadModel> {
  const limits = { ...defaultModelLimits, ...options.limits };
  const signal = options.signal ?? new AbortController().signal;
  const onProgress = options.onProgress ?? (() => {});
  signal.throwIfAborted();
  const files = await fetchFiles(source, {
    inputBytes: limits.inputBytes,
    signal,
    onProgress,
    fetch: options.fetch ?? ((...request) => globalThis.fetch(...request)),
  });
  signal.throwIfAborted();
  onProgress(null);
  const answer = await ask({ files, limits, show: options.show, model: options.model }, signal);
  if ("code" in answer) throw new ModelError(answer.code, answer.detail);
  return answer;
}

async function ask(request: ReadRequest, signal: AbortSignal): Promise<ReadAnswer> {
  const worker = new Worker(new URL("./model.worker.ts", import.meta.url), { type: "module" });
  const over = AbortSignal.timeout(request.limits.milliseconds);
  const done = new AbortController();
  try {
    return await new Promise<ReadAnswer>((resolve, reject) => {
      const on = { signal: done.signal };
      signal.addEventListener("abort", () => reject(signal.reason as Error), on);
      over.addEventListener("abort", () => reject(new ModelError("timeout")), on);
      worker.addEventListener("message", ({ data }: MessageEvent<ReadAnswer>) => resolve(data), on);
      worker.addEventListener("messageerror", () => reject(new ModelError("failed")), on);
      const fail = (event: ErrorEvent) => reject(new ModelError("failed", event.message));
      worker.addEventListener("error", fail, on);
      worker.postMessage(request, []);
    });
  } finally {
    // Frees what was read when reading has been cancelled.
    done.abort();
    worker.terminate();
  }
}
