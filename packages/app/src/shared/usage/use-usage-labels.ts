import type { UsageMeterProps } from "@panel/ui/usage-meter";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

export function useUsageLabels(): UsageMeterProps["labels"] {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      noLimit: (used) => t("RESOURCES.noLimit", { used }),
      ofTotal: (used, total) => t("RESOURCES.ofTotal", { used, total }),
      nearLimit: t("RESOURCES.nearLimit"),
      full: t("RESOURCES.full"),
    }),
    [t],
  );
}
