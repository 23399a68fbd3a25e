import { fetchFiles } from "./fetch-files.ts";
import { defaultModelLimits } from "@panel/models/limits";
import type { ReadAnswer, ReadPace, ReadRequest } from "./model.worker.ts";
import type { SerializedScene } from "@panel/models/scene/serialize-scene";
import { ModelError } from "@panel/models/problem";
import type { ModelInfo } from "@panel/models/types";
import type { ModelSource, ReadOptions } from "./types.ts";

interface ReadModel {
  info: ModelInfo;
  scene: SerializedScene | undefined;
}

/**
 * Fetches the files and reads them in a worker, which is terminated when it is done, at the signal or
 * at the time limit, which is longer for a worker that runs slowly.
 * @throws {ModelError} and the signal's reason
 */
export async function readModel(source: ModelSource, options: ReadOptions): Promise<ReadModel> {
  const answer = await askAbout(source, options, { show: options.show });
  if (!("info" in answer)) throw new ModelError("failed");
  return answer;
}

/**
 * Has a worker of its own work on a model.
 * @param task what it is to do
 * @throws {ModelError} and the signal's reason
 */
export async function askAbout(
  source: ModelSource,
  options: Omit<ReadOptions, "show">,
  task: Pick<ReadRequest, "show" | "usdz">,
): Promise<Exclude<ReadAnswer, { code: unknown }>> {
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
  const answer = await ask({ files, limits, model: options.model, ...task }, signal);
  if ("code" in answer) throw new ModelError(answer.code, answer.detail);
  return answer;
}

async function ask(request: ReadRequest, signal: AbortSignal): Promise<ReadAnswer> {
  const worker = new Worker(new URL("./model.worker.ts", import.meta.url), { type: "module" });
  const done = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<ReadAnswer>((resolve, reject) => {
      const on = { signal: done.signal };
      signal.addEventListener("abort", () => reject(signal.reason as Error), on);
      const allow = (milliseconds: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(new ModelError("timeout")), milliseconds);
      };
      // Until it has said how fast it is; to start may take long too.
      allow(request.limits.milliseconds);
      const hear = ({ data }: MessageEvent<ReadAnswer | ReadPace>) => {
        if ("slowness" in data) allow(request.limits.milliseconds * data.slowness);
        else resolve(data);
      };
      worker.addEventListener("message", hear, on);
      worker.addEventListener("messageerror", () => reject(new ModelError("failed")), on);
      const fail = (event: ErrorEvent) => reject(new ModelError("failed", event.message));
      worker.addEventListener("error", fail, on);
      worker.postMessage(request, []);
    });
  } finally {
    // Frees what was read when reading has been cancelled.
    done.abort();
    clearTimeout(timer);
    worker.terminate();
  }
}
