import type { PlayEvent } from "../plays/event.ts";
import type { PlayRules } from "../play/route.ts";
import type { WalkedStep } from "../play/walk.ts";

/** What a step that counts is in the statistics, as apps report it. Hints are not reported. */
export function eventsOfStep(
  rules: PlayRules,
  { kind, point: id, after }: Pick<WalkedStep, "kind" | "point" | "after">,
  startedAt: number,
): Pick<PlayEvent, "kind" | "at" | "point" | "right">[] {
  const at = startedAt + after;
  const challenge = rules.points.get(id)?.challenge.kind ?? "none";
  const passed = { kind: "mainPointCompleted", at, point: id } as const;
  switch (kind) {
    case "reach": {
      const reached = { kind: "pointReached", at, point: id } as const;
      return challenge === "none" ? [reached, passed] : [reached];
    }
    case "pass":
    case "fail": {
      const right = kind === "pass";
      const settled =
        challenge === "question"
          ? ({ kind: "challengeAnswered", at, point: id, right } as const)
          : ({ kind: "minigamePlayed", at, point: id } as const);
      return right ? [settled, passed] : [settled];
    }
    case "hint":
      return [];
  }
}
