import type { PlayReport } from "@panel/api-client/panel";
import { StatCard } from "@panel/ui/stat-card";
import { useTranslation } from "react-i18next";
import { CARDS_GRID } from "./cards-grid.ts";
import { changeOf } from "./change.ts";
import { HEADLINES } from "./tables.ts";
import { useFigures } from "./use-figures.ts";
import { Withheld } from "./Withheld.tsx";

const SIGN = { more: "↑", less: "↓", same: "=", fromNothing: "↑" } as const;

/** The first figures of a period, each with how it has changed. */
export function PeriodCards({ figures }: { figures: PlayReport["figures"] }) {
  const { t } = useTranslation();
  const { number, percent, duration } = useFigures();
  return (
    <div className={CARDS_GRID}>
      {HEADLINES.map(([name, label]) => {
        const { value, before } = figures[name];
        const text = name === "seconds" ? duration : number;
        const change = changeOf(value, before);
        const share = change && "share" in change ? percent(change.share) : "";
        const words = { percent: share, before: text(before ?? 0) };
        return (
          <StatCard
            key={name}
            label={t(`STATISTICS.${label}`)}
            value={value === null ? <Withheld /> : text(value)}
            hint={
              change && (
                <>
                  <span aria-hidden>{SIGN[change.kind]} </span>
                  <span>{t(`STATISTICS.${change.kind}`, words)}</span>
                </>
              )
            }
          />
        );
      })}
    </div>
  );
}
