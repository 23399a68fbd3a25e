import { Button } from "@panel/ui/button";
import { focusInSection } from "@panel/ui/section";
import { CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFindings } from "./check-context.ts";
import { FindingCount } from "./FindingCount.tsx";

/** Id of the heading of the check. */
export const CHECK_HEADING = "route-check";

/** How many errors and warnings the route has, leading to the check; nothing until the first check is done. */
export function ToCheck({ className }: { className: string }) {
  const { t } = useTranslation();
  const counts = useFindings()?.counts;
  if (!counts) return null;
  const sound = counts.error === 0 && counts.warning === 0;
  return (
    <div className={className}>
      <Button
        size="sm"
        onClick={() => {
          const heading = document.getElementById(CHECK_HEADING);
          if (heading) focusInSection(heading);
        }}
      >
        <span className="flex items-center gap-2">
          {t("ROUTE_CHECK.title")}
          {sound ? (
            <CircleCheck aria-hidden className="size-4 text-success" />
          ) : (
            <FindingCount counts={counts} />
          )}
        </span>
      </Button>
    </div>
  );
}
