import type { Publication } from "@panel/api-client/visits";
import { useTranslation } from "react-i18next";
import { useChangeTime } from "../../shared/use-change-time.ts";

/** How many visits are under way and were made this week, and who still plays an earlier version. */
export function VisitCounts({ data }: { data: Publication }) {
  const { t } = useTranslation();
  const time = useChangeTime();
  const { underWay, week } = data.visits;
  const onTheirWay = data.earlier.filter(({ visits }) => visits > 0);
  return (
    <section aria-labelledby="publishing-visits" className="grid gap-2">
      <h3 id="publishing-visits" className="text-reading font-semibold">
        {t("PUBLISHING.visits")}
      </h3>
      <ul className="grid gap-1 text-body">
        <li>{t("PUBLISHING.underWay", { count: underWay })}</li>
        <li>{t("PUBLISHING.week", { count: week })}</li>
        {onTheirWay.map(({ number, visits, publishedAt }) => (
          <li key={number} className="text-ink-muted">
            {t("PUBLISHING.onTheirWay", { count: visits, at: time.full(publishedAt) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
