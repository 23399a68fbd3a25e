import type { ResourceLimits } from "@panel/api-client/panel";
import { mbOfBytes } from "@panel/domain/limits";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** The hint of each limit: how much of it is in use, and a warning where what was typed is less. 0 is no limit. */
export function useUsageText(resources: ResourceLimits | undefined) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  const inUse =
    (amount: number | undefined, unit = "") =>
    (typed: string): ReactNode => {
      if (amount === undefined) return t("LIMITS.noLimitHint");
      const text = t("LIMITS.inUse", { amount: `${number.format(amount)}${unit}` });
      const limit = Number(typed);
      if (!(limit > 0 && limit < amount)) return text;
      return (
        <>
          <span>{text}</span>
          <span className="mt-1 flex gap-1.5 text-warning">
            <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
            {t("LIMITS.belowUse")}
          </span>
        </>
      );
    };
  const bytes = resources?.admin_current_mb;
  return {
    maxMb: inUse(bytes === undefined ? undefined : mbOfBytes(bytes), "\u00a0MB"),
    maxSupervisors: inUse(resources?.admin_current_supervisors),
    maxEditors: inUse(resources?.admin_current_editors),
    maxMappoints: inUse(resources?.admin_current_mappoints),
    maxFiles: inUse(resources?.admin_current_files),
  };
}
