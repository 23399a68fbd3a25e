import { useTranslation } from "react-i18next";
import { ScreenError } from "../shared/ScreenError.tsx";

/** Shown instead of a screen that threw an error. Reloading loses nothing, since drafts are stored on the device. */
export function ScreenFailed() {
  const { t } = useTranslation();
  return (
    <div className="grid min-h-[60dvh] place-items-center p-4">
      <ScreenError
        title={t("ERRORS.screenTitle")}
        retryLabel={t("ERRORS.reload")}
        onRetry={() => location.reload()}
      >
        {t("ERRORS.screenText")}
      </ScreenError>
    </div>
  );
}
