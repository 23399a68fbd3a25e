import type { PlayReport } from "@panel/api-client/panel";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ReportNames } from "./tables.ts";
import { useFigures } from "./use-figures.ts";
import { Withheld } from "./Withheld.tsx";

/** How many get each question right; those that nobody or everybody gets right are named. */
export function Questions({ report, names }: { report: PlayReport; names: ReportNames }) {
  const { t } = useTranslation();
  const { number, percent } = useFigures();
  return (
    <ul className="grid gap-2.5">
      {report.questions.map(({ point, right, wrong }) => {
        const all = (right ?? 0) + (wrong ?? 0);
        const isKnown = right !== null && wrong !== null && all > 0;
        return (
          <li key={point} className="grid gap-0.5 border-b border-line pb-2.5 last:border-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 wrap-anywhere">{names.point(point)}</span>
              <span className="text-caption text-ink-muted tabular-nums">
                {isKnown ? (
                  `${t("STATISTICS.right")} ${number(right)} (${percent(right / all)}) · ${t("STATISTICS.wrong")} ${number(wrong)}`
                ) : (
                  <Withheld />
                )}
              </span>
            </p>
            {isKnown && right === 0 && (
              <p className="flex gap-1.5 text-caption text-danger">
                <CircleAlert aria-hidden className="size-3.5 shrink-0" />
                {t("STATISTICS.nobodyRight")}
              </p>
            )}
            {isKnown && wrong === 0 && (
              <p className="flex gap-1.5 text-caption text-ink-muted">
                <CircleCheck aria-hidden className="size-3.5 shrink-0" />
                {t("STATISTICS.everybodyRight")}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
