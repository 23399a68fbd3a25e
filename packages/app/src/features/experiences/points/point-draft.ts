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

/** The point that has a draft from an earlier visit: its id, `new`, or none. */
export function pointLeftUnsaved(userId: number, experienceId: number): number | "new" | undefined {
  const [left] = draftsUnder(pointDraftKey(userId, experienceId, undefined).replace(/new$/, ""));
  if (left === undefined) return undefined;
  return left === "new" ? "new" : Number(left);
}
