import { ErrorState } from "@panel/ui/error-state";
import { useTranslation } from "react-i18next";

/** Shown instead of a screen that threw. Drafts are on the device, so that reloading loses nothing. */
export function ScreenFailed() {
  const { t } = useTranslation();
  return (
    <div className="grid min-h-[60dvh] place-items-center p-4">
      <ErrorState
        title={t("ERRORS.screenTitle")}
        retryLabel={t("ERRORS.reload")}
        onRetry={() => location.reload()}
      >
        {t("ERRORS.screenText")}
      </ErrorState>
    </div>
  );
}
