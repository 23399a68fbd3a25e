import { useState } from "react";
import type { AssetUpload } from "./asset-uploads.ts";

/**
 * Selects the model to preview. Models without a thumbnail are shown one after the other,
 * so that the viewer can take a snapshot of each; afterwards the user selects the model.
 */
export function useShownModel(files: readonly AssetUpload[]) {
  const [wanted, setWanted] = useState<number | null>(null);
  /** Ids of models of which no snapshot could be taken. */
  const [unseen, setUnseen] = useState<readonly number[]>([]);
  const pending = files.find(({ id, details }) => !details.thumbnail && !unseen.includes(id));
  const missing = files.filter(({ details }) => !details.thumbnail && !details.problem);
  return {
    shown: pending ?? files.find(({ id }) => id === wanted) ?? missing[0] ?? files.at(-1),
    /** Whether snapshots are still being taken. */
    proposing: pending !== undefined,
    missing,
    show: setWanted,
    pass: (id: number) => setUnseen((all) => [...all, id]),
  };
}
