import type { CountedStep, VisitStep } from "@panel/api-client/visits";
import type { PlayRules } from "@panel/domain/play/route";
import { arrivalAt } from "@panel/domain/play/walk";
import type { NumberedStep, StoredVisit } from "./stored-visit.ts";

/** The contract takes no longer texts. */
const CODE_MAX = 40;

/** The steps of a visit that the server has not answered, as they are sent. */
export function unsentSteps(
  rules: PlayRules,
  { steps, settled }: Pick<StoredVisit, "steps" | "settled">,
): VisitStep[] {
  const known = new Set(settled);
  return steps.flatMap(({ number, kind, point, after, position, byCode, ...step }) => {
    if (number === 0 || known.has(number)) return [];
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
export function restoredSteps(
  rules: PlayRules,
  counted: readonly CountedStep[],
): readonly NumberedStep[] {
  let last = 0;
  return counted.map(({ kind, point, after }) => {
    last = Math.max(last, after);
    const step = kind === "reach" ? arrivalAt(rules, point, last) : { kind, point, after: last };
    return { ...step, number: 0 };
  });
}
