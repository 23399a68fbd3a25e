import { MODEL_LIMITS } from "@panel/domain/model-limits";
import type { SpaceMeasures } from "@panel/domain/space-preflight";
import { makeUsdz, type ModelSource } from "@panel/ui/model-viewer";
import { useEffect, useState } from "react";
import type { QuickLookFile } from "./SpaceReport.tsx";

/**
 * Makes the file for Quick Look, as the server does, to tell what it lacks; undefined until then, and where it cannot be made.
 * @param source undefined where nothing is to be made
 */
export function useQuickLookFile(
  source: ModelSource | undefined,
  { animations = [] }: Pick<SpaceMeasures, "animations">,
): QuickLookFile | undefined {
  const [made, setMade] = useState<{ source: ModelSource; file: QuickLookFile }>();
  const moves = animations.length > 0;
  useEffect(() => {
    if (!source) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const options = { scale: 1, limits: MODEL_LIMITS, signal, ...(moves ? { clip: "" } : {}) };
    makeUsdz(source, options).then(
      ({ file, lost }) => {
        if (!signal.aborted) setMade({ source, file: { bytes: file.size, lost } });
      },
      () => undefined,
    );
    return () => controller.abort();
  }, [source, moves]);
  return made?.source === source ? made?.file : undefined;
}
