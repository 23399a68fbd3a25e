import type { Severity } from "@panel/domain/check/finding";
import { useTranslation } from "react-i18next";
import { useFindingsOf } from "./check-context.ts";
import { countsOf, type FindingCounts } from "./findings.ts";
import { COUNTED, SeveritySign } from "./severity-signs.tsx";

const COUNTED_HERE: readonly Severity[] = ["error", "warning"];

/** How many errors and warnings there are, as signs with numbers that are said in words; nothing where there are none. */
export function FindingCount({ counts }: { counts: FindingCounts | undefined }) {
  const { t } = useTranslation();
  return COUNTED_HERE.map((severity) => {
    const count = counts?.[severity] ?? 0;
    if (count === 0) return null;
    return (
      <span key={severity} className="inline-flex shrink-0 items-center gap-1 tabular-nums">
        <SeveritySign severity={severity} />
        <span aria-hidden>{count}</span>
        <span className="sr-only">{t(COUNTED[severity], { count })}</span>
      </span>
    );
  });
}

/** The errors and warnings of one point. */
export function PointFindingCount({ pointId }: { pointId: number }) {
  return <FindingCount counts={countsOf(useFindingsOf(pointId))} />;
}
