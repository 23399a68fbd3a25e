import { draftKey, draftsUnder } from "../shared/editing/draft.ts";

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

/** What all keys of the drafts of an experience's points begin with. */
export function pointDraftPrefix(userId: number, experienceId: number): string {
  return pointDraftKey(userId, experienceId, undefined).replace(/new$/, "");
}

/** The points that have a draft on this device: their ids, and `new`. */
export function pointsLeftUnsaved(userId: number, experienceId: number): (number | "new")[] {
  return draftsUnder(pointDraftPrefix(userId, experienceId)).map((left) =>
    left === "new" ? left : Number(left),
  );
}
