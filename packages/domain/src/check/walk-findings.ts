import type { PlayRules } from "../play/route.ts";
import { endsAlike, replayWalk, walkEnd } from "../play/walk.ts";
import type { KeptWalk } from "./context.ts";
import { finding, ofExperience, type Finding } from "./finding.ts";

/** The kept walks that no longer end as they did: one sentence for each, of what weighs most. */
export function walkFindings(rules: PlayRules, walks: readonly KeptWalk[]): Finding[] {
  const at = ofExperience("points");
  return walks.flatMap(({ name: walk, steps, ended: before }): Finding[] => {
    const { state } = replayWalk(rules, steps);
    const after = walkEnd(rules, state);
    if (endsAlike(before, after)) return [];
    const missed = before.reached.find((point) => !after.reached.includes(point));
    // A point that is gone has no name to be told by.
    if (missed !== undefined && rules.points.has(missed))
      return [finding("walkBlocked", at, { walk, other: missed })];
    if (before.ended && !after.ended) return [finding("walkUnended", at, { walk })];
    if (before.prize && !after.prize) return [finding("walkPrizeless", at, { walk })];
    if (before.score !== after.score) {
      const scores = { before: before.score, after: after.score };
      return [finding("walkScored", at, { walk, ...scores })];
    }
    return [finding("walkChanged", at, { walk })];
  });
}
