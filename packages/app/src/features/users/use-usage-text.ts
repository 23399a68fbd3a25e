import type { ResourceLimits } from "@panel/api-client/panel";
import { mbOfBytes } from "@panel/domain/limits";
import { useTranslation } from "react-i18next";

/** Text for the hint of each limit: how much of it is in use. */
export function useUsageText(resources: ResourceLimits | undefined) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  const inUse = (amount: number | undefined, unit = "") =>
    amount === undefined
      ? t("LIMITS.noLimitHint")
      : t("LIMITS.inUse", { amount: `${number.format(amount)}${unit}` });
  const bytes = resources?.admin_current_mb;
  return {
    maxMb: inUse(bytes === undefined ? undefined : mbOfBytes(bytes), " MB"),
    maxSupervisors: inUse(resources?.admin_current_supervisors),
    maxEditors: inUse(resources?.admin_current_editors),
    maxMappoints: inUse(resources?.admin_current_mappoints),
    maxFiles: inUse(resources?.admin_current_files),
  };
}
