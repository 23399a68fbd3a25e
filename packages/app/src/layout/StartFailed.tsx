import { ErrorState } from "@panel/ui/error-state";
import { useTranslation } from "react-i18next";

/** Shown if the settings of this installation could not be read, without which no screen can work. */
export function StartFailed() {
  const { t } = useTranslation();
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <ErrorState
        level={1}
        title={t("GENERIC.errorMessage")}
        retryLabel={t("GENERIC.retry")}
        onRetry={() => location.reload()}
      >
        {t("ERRORS.network")}
      </ErrorState>
    </main>
  );
}
