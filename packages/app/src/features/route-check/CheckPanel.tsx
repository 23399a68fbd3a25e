import type { Severity } from "@panel/domain/check/finding";
import { findingLine } from "@panel/domain/check/finding-text";
import { Button } from "@panel/ui/button";
import { InlineMessage } from "@panel/ui/inline-message";
import { SegmentedControl } from "@panel/ui/segmented-control";
import { Skeleton } from "@panel/ui/skeleton";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCheckState, useRouteCheck } from "../../route/check/check-context.ts";
import { CHECK_HEADING } from "../../route/check/ToCheck.tsx";
import { FindingGroups } from "./FindingGroups.tsx";
import type { Findings } from "../../route/check/findings.ts";
import { PlanSummary } from "./PlanSummary.tsx";
import { COUNTED, SeveritySign } from "../../route/check/severity-signs.tsx";
import { useFindingWords } from "../../route/check/finding-words.ts";

const SEVERITIES: readonly Severity[] = ["error", "warning", "hint"];

/** What keeps the route from being played well, while it is typed; each finding leads to its field. */
export function CheckPanel() {
  const { t } = useTranslation();
  const { store } = useRouteCheck();
  const status = useCheckState((state) => state.status);
  const found = useCheckState((state) => state.found);
  const assetsFailed = useCheckState((state) => state.assetsFailed);
  return (
    <section aria-labelledby={CHECK_HEADING} className="grid content-start gap-3">
      <h3
        id={CHECK_HEADING}
        tabIndex={-1}
        className="scroll-mt-32 tablet:scroll-mt-40 text-body font-semibold"
      >
        {t("ROUTE_CHECK.title")}
      </h3>
      <div className="grid content-start gap-3">
        {status === "failed" && (
          <InlineMessage
            tone="error"
            action={
              <Button size="sm" onClick={store.retry}>
                {t("GENERIC.retry")}
              </Button>
            }
          >
            {t("ROUTE_CHECK.failed")}
          </InlineMessage>
        )}
        {assetsFailed && (
          <InlineMessage tone="warning">{t("ROUTE_CHECK.assetsUnknown")}</InlineMessage>
        )}
        {found && status !== "failed" && <Found found={found} />}
        {!found && status === "checking" && (
          <div aria-busy className="grid gap-2">
            <p className="text-body text-ink-muted">{t("ROUTE_CHECK.checking")}</p>
            <Skeleton className="h-8" />
            <Skeleton className="h-8" />
          </div>
        )}
      </div>
      <Mended />
    </section>
  );
}

function Found({ found }: { found: Findings }) {
  const { t } = useTranslation();
  const words = useFindingWords();
  const [severity, setSeverity] = useState<Severity | "all">("all");
  const { faults, counts, plan } = found;
  // The last finding of the chosen severity may have been mended.
  const chosen = severity !== "all" && counts[severity] === 0 ? "all" : severity;
  if (!words) return <Skeleton className="h-8" />;
  return (
    <>
      {faults.length === 0 ? (
        <p className="flex gap-2 text-body">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
          {t("ROUTE_CHECK.nothing")}
        </p>
      ) : (
        <>
          <SegmentedControl
            className="grid w-full grid-cols-2 laptop:flex laptop:w-fit"
            label={t("ROUTE_CHECK.filter")}
            value={chosen}
            onValueChange={(value) => setSeverity(value as Severity | "all")}
            options={[
              { value: "all", label: t("ROUTE_CHECK.all") },
              ...SEVERITIES.map((each) => ({
                value: each,
                label: t(COUNTED[each], { count: counts[each] }),
                icon: <SeveritySign severity={each} />,
                disabled: counts[each] === 0,
              })),
            ]}
          />
          <div className="grid items-start gap-x-6 gap-y-3 laptop:grid-cols-2 min-[1400px]:grid-cols-3">
            <FindingGroups faults={faults} severity={chosen} words={words} />
          </div>
        </>
      )}
      <PlanSummary plan={plan} />
    </>
  );
}

/** Says that the finding that the reader has followed is mended, and how many errors and warnings are left. */
function Mended() {
  const { t } = useTranslation();
  const words = useFindingWords();
  const mended = useCheckState((state) => state.mended);
  const counts = mended?.left.counts;
  return (
    <p role="status" className="sr-only">
      {words &&
        mended &&
        t("ROUTE_CHECK.mended", {
          finding: findingLine({ ...words, route: mended.left.route }, mended.was.finding),
          errors: t("ROUTE_CHECK.errors", { count: counts?.error ?? 0 }),
          warnings: t("ROUTE_CHECK.warnings", { count: counts?.warning ?? 0 }),
        })}
    </p>
  );
}
