import type { CountedStep, VisitStep } from "@panel/api-client/visits";
import type { PlayRules } from "@panel/domain/play/route";
import { arrivalAt } from "@panel/domain/play/walk";
import type { PlayedStep } from "../game/game.ts";

const KINDS = ["reach", "hint", "pass", "fail"] as const;

/** The contract takes no longer texts. */
const CODE_MAX = 40;

/**
 * The number under which a step is sent. A play has each kind of step once at a point, so the step says its number by itself:
 * tabs need not agree on it, and a step that is sent twice counts once.
 */
export function stepNumber(
  { route }: PlayRules,
  { kind, point }: Pick<PlayedStep, "kind" | "point">,
): number {
  return route.points.findIndex(({ id }) => id === point) * KINDS.length + KINDS.indexOf(kind) + 1;
}

/** The steps that the server has not answered, as they are sent. */
export function unsentSteps(
  rules: PlayRules,
  steps: readonly PlayedStep[],
  settled: readonly number[],
): VisitStep[] {
  const known = new Set(settled);
  return steps.flatMap((step) => {
    const { kind, point, after, position, byCode } = step;
    const number = stepNumber(rules, step);
    if (known.has(number)) return [];
    const code = byCode ? (step.code ?? rules.points.get(point)?.checkIn.code) : undefined;
    return {
      number,
      kind,
      point,
      after,
      ...(position ? { position: { lat: position.lat, lon: position.lon } } : {}),
      ...(code === undefined ? {} : { code: code.slice(0, CODE_MAX) }),
    };
  });
}

/** Steps as the server gives them back. It stores neither places nor codes: those of the points take their place. */
export function restoredSteps(rules: PlayRules, counted: readonly CountedStep[]): PlayedStep[] {
  let last = 0;
  return counted.map(({ kind, point, after }) => {
    last = Math.max(last, after);
    return kind === "reach" ? arrivalAt(rules, point, last) : { kind, point, after: last };
  });
}
