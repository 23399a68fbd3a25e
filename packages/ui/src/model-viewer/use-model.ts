import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ModelError } from "@panel/models/problem";
import { readModel } from "./read-model.ts";
import type { ModelInfo } from "@panel/models/types";
import type { ModelSource, ReadOptions } from "./types.ts";
import { type ShownModel, deserializeScene } from "@panel/models/scene/deserialize-scene";

export type Phase =
  | { name: "loading"; share: number | null }
  | { name: "cancelled" }
  | { name: "problem"; error: ModelError }
  | { name: "ready"; info: ModelInfo; clips: readonly string[] };

interface UseModelOptions extends Pick<ReadOptions, "limits" | "fetch"> {
  onReady: (info: ModelInfo) => void;
  onProblem: (error: ModelError) => void;
  /** Called with the model; the stage then has to dispose of it. */
  onModel: (model: ShownModel) => void;
}

/** Loads one model, once; the component is mounted again for another source. */
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
      const model = deserializeScene(scene);
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
    // In a microtask, so that the effect does not set state synchronously.
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
