import { draftKey, draftsUnder } from "../../../shared/editing/draft.ts";

/** The draft of a point belongs to its experience; a new point's has no id yet. */
export function pointDraftKey(
  userId: number,
  experienceId: number,
  pointId: number | undefined,
): string {
  return draftKey(
    userId,
    "point",
    `${experienceId > 0 ? experienceId : "new"}:${pointId ?? "new"}`,
  );
}

/** The points that have a draft on this device: their ids, and `new`. */
export function pointsLeftUnsaved(userId: number, experienceId: number): (number | "new")[] {
  const prefix = pointDraftKey(userId, experienceId, undefined).replace(/new$/, "");
  return draftsUnder(prefix).map((left) => (left === "new" ? left : Number(left)));
}
