import { useMemo } from "react";
import { useCheckState } from "../../route/check/check-context.ts";
import { countsOf, type Findings } from "../../route/check/findings.ts";
import type { PointTones } from "../../route/use-point-markers.ts";

/** Which points have errors or warnings; the same object until that changes. */
export function usePointTones(): PointTones {
  const key = useCheckState(({ found }) => (found ? tonesOf(found) : ""));
  return useMemo(
    () =>
      new Map(
        key
          .split(" ")
          .filter(Boolean)
          .map((each) => [
            Number(each.slice(1)),
            each.startsWith("e") ? ("danger" as const) : ("warning" as const),
          ]),
      ),
    [key],
  );
}

/** A text that is the same for the same tones. */
function tonesOf({ ofPoint }: Findings): string {
  return [...ofPoint]
    .map(([id, found]) => {
      const { error, warning } = countsOf(found);
      if (error > 0) return `e${id}`;
      return warning > 0 ? `w${id}` : "";
    })
    .join(" ");
}
