import type { CameraFailure, CodeScannerLabels } from "@panel/ui/code-scanner";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

const FAILURES: readonly CameraFailure[] = ["denied", "missing", "busy", "failed"];

/** What the camera of the desk says. */
export function useScannerLabels(): CodeScannerLabels {
  const { t } = useTranslation();
  return useMemo(() => {
    const perFailure = (text: (failure: CameraFailure) => string) =>
      Object.fromEntries(FAILURES.map((failure) => [failure, text(failure)])) as Record<
        CameraFailure,
        string
      >;
    return {
      camera: t("DESK.scanner.camera"),
      starting: t("DESK.scanner.starting"),
      aim: t("DESK.scanner.aim"),
      retry: t("DESK.scanner.retry"),
      problems: perFailure((failure) => t(`DESK.scanner.problems.${failure}`)),
      remedies: perFailure((failure) => t(`DESK.scanner.remedies.${failure}`)),
    };
  }, [t]);
}
