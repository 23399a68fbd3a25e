import type { Finding, FindingKind, FindingParams } from "@panel/domain/check/finding";
import { LANGUAGE } from "@panel/domain/languages";
import { sizeText } from "@panel/ui/upload";
import { useTranslation } from "react-i18next";
import { lengthText } from "../../shared/length-text.ts";

type Plan<Kind extends FindingKind> = Finding & { kind: Kind; params: FindingParams[Kind] };

/** What the visit asks of its visitors: the walk, the time and the download in each language. */
export function PlanSummary({ plan }: { plan: readonly Finding[] }) {
  const { t, i18n } = useTranslation();
  const walk = plan.find((each): each is Plan<"walkPlan"> => each.kind === "walkPlan");
  const languages = plan.filter(
    (each): each is Plan<"languagePlan"> => each.kind === "languagePlan",
  );
  const download = plan.find((each): each is Plan<"downloadPlan"> => each.kind === "downloadPlan");
  if (plan.length === 0) return null;
  const minutes = (value: number) => {
    const rounded = Math.max(1, Math.round(value));
    return new Intl.NumberFormat(i18n.language, { style: "unit", unit: "minute" }).format(rounded);
  };
  return (
    <section aria-labelledby="route-check-plan" className="border-t border-line px-2 pt-3">
      <h4 id="route-check-plan" className="text-caption font-semibold text-ink-muted">
        {t("ROUTE_CHECK.plan")}
      </h4>
      <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-body">
        {walk && (
          <>
            <dt className="text-ink-muted">{t("ROUTE_CHECK.walk")}</dt>
            <dd className="text-right tabular-nums">
              {`${lengthText(walk.params.metres, i18n.language)} · ${minutes(walk.params.minutes)}`}
            </dd>
          </>
        )}
        {languages.map(({ at, params }) => (
          <div key={at.language} className="contents">
            <dt className="text-ink-muted">
              <abbr title={at.language && t(`LANGUAGES.${at.language}`)} className="no-underline">
                {at.language && LANGUAGE[at.language].tab}
              </abbr>
            </dt>
            <dd className="text-right tabular-nums">
              <span>{`${minutes(params.minutes)} · ${sizeText(params.bytes, i18n.language)}`}</span>
              <span className="block text-caption text-ink-muted">
                {t("ROUTE_CHECK.storyPlan", { minutes: minutes(params.storyMinutes) })}
              </span>
            </dd>
          </div>
        ))}
        {download && (
          <>
            <dt className="text-ink-muted">{t("ROUTE_CHECK.download")}</dt>
            <dd className="text-right tabular-nums">
              {sizeText(download.params.bytes, i18n.language)}
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
