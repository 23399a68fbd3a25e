import { createContext, use, useMemo } from "react";
import { UnsavedMark } from "../../shared/editing/UnsavedMark.tsx";
import type { OpenPoint } from "../../route/open-point.ts";

/** Ids of the stored points with unsaved changes. */
export const UnsavedPointsContext = createContext<ReadonlySet<number>>(new Set());

/**
 * The stored points with unsaved changes; the same set until one is added or taken away.
 * @param open the point whose editor is open, if it has any
 * @param left the points with drafts on this device
 */
export function useUnsavedPoints(
  open: OpenPoint["id"] | undefined,
  left: readonly OpenPoint["id"][],
): ReadonlySet<number> {
  const ids = [open, ...left].filter((id) => typeof id === "number").join();
  return useMemo(() => new Set(ids.split(",").map(Number)), [ids]);
}

/** Marks a point with unsaved changes in the list. */
export function PointUnsavedMark({ pointId }: { pointId: number }) {
  return use(UnsavedPointsContext).has(pointId) ? <UnsavedMark /> : null;
}
