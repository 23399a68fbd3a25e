import { ErrorState } from "@panel/ui/error-state";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../shared/use-error-text.ts";
import { checkSession } from "../session/session.ts";

/** Shown if the session could not be checked. The token is kept, because the network may come back. */
export function SessionFailed({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <ErrorState
        level={1}
        title={t("ERRORS.userData")}
        retryLabel={t("GENERIC.retry")}
        onRetry={() => void checkSession()}
      >
        {errorText(error)}
      </ErrorState>
    </main>
  );
}
