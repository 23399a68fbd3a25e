import { useState } from "react";
import type { AssetUpload } from "./asset-uploads.ts";

/**
 * Which model of an upload is looked at. Those that have no thumbnail yet come one after the other,
 * so that each gets the one that the viewer proposes; then its author chooses.
 */
export function useShownModel(files: readonly AssetUpload[]) {
  const [wanted, setWanted] = useState<number | null>(null);
  /** Models that no picture could be taken of. */
  const [unseen, setUnseen] = useState<readonly number[]>([]);
  const pending = files.find(({ id, details }) => !details.thumbnail && !unseen.includes(id));
  const missing = files.filter(({ details }) => !details.thumbnail);
  return {
    shown: pending ?? files.find(({ id }) => id === wanted) ?? missing[0] ?? files.at(-1),
    /** Thumbnails are still being proposed. */
    proposing: pending !== undefined,
    missing,
    show: setWanted,
    pass: (id: number) => setUnseen((all) => [...all, id]),
  };
}
