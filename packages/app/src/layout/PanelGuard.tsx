import { mayView, panelPathOf } from "@panel/domain/roles";
import { useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { dropExpiredSession, checkSession } from "../session/session.ts";
import { useSession } from "../session/use-session.ts";
import { ErrorState } from "@panel/ui/error-state";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../shared/use-error-text.ts";

/** Shown if the session could not be checked. The token is kept, because the network may come back. */
function SessionFailed({ error }: { error: unknown }) {
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

/** Lets only signed-in users view panel screens, and only those allowed for their role. */
export function PanelGuard() {
  const session = useSession();
  const { pathname } = useLocation();
  useEffect(dropExpiredSession, [pathname]);

  if (session.status === "checking") return null;
  if (session.status === "failed") return <SessionFailed error={session.error} />;
  if (session.status === "out") return <Navigate to="/login" replace />;
  const path = panelPathOf(pathname);
  if (path && !mayView(session.user.role, path)) return <Navigate to="/panel/welcome" replace />;
  return <Outlet />;
}
