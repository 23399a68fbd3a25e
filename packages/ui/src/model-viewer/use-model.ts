import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ModelError } from "./problem.ts";
import { readModel } from "./read-model.ts";
import type { ModelInfo, ModelSource, ReadOptions } from "./types.ts";
import { type ShownModel, unpackScene } from "./unparcel.ts";

export type Phase =
  | { name: "loading"; share: number | null }
  | { name: "cancelled" }
  | { name: "problem"; error: ModelError }
  | { name: "ready"; info: ModelInfo; clips: readonly string[] };

interface UseModelOptions extends Pick<ReadOptions, "limits" | "fetch"> {
  onReady: (info: ModelInfo) => void;
  onProblem: (error: ModelError) => void;
  /** Takes the model; from here on it is the stage's to dispose of. */
  onModel: (model: ShownModel) => void;
}

/** Brings one model, once; another source is another mount. */
export function useModel(source: ModelSource, options: UseModelOptions) {
  const [phase, setPhase] = useState<Phase>({ name: "loading", share: 0 });
  const controller = useRef<AbortController>(null);

  const fail = useEffectEvent((cause: unknown) => {
    const error = cause instanceof ModelError ? cause : new ModelError("failed", "", { cause });
    setPhase({ name: "problem", error });
    options.onProblem(error);
  });

  const progress = useEffectEvent((share: number | null) => {
    setPhase((now) => (now.name === "loading" ? { name: "loading", share } : now));
  });

  const start = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const { limits, fetch } = options;
      const { info, scene } = await readModel(source, {
        limits,
        fetch,
        signal,
        onProgress: progress,
        show: true,
      });
      if (signal.aborted || !scene) return;
      const model = unpackScene(scene);
      options.onModel(model);
      setPhase({ name: "ready", info, clips: model.clips.map(({ name }) => name) });
      options.onReady(info);
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  });

  useEffect(() => {
    const made = new AbortController();
    controller.current = made;
    // Asynchronous before it says anything.
    queueMicrotask(() => void start(made.signal));
    return () => made.abort();
  }, []);

  return {
    phase,
    fail: (error: ModelError) => {
      controller.current?.abort();
      setPhase({ name: "problem", error });
      options.onProblem(error);
    },
    cancel: () => {
      controller.current?.abort();
      setPhase({ name: "cancelled" });
    },
  };
}
