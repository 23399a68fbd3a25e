import { mayView, panelPathOf } from "@panel/domain/roles";
import { useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { SessionFailed } from "./SessionFailed.tsx";
import { dropExpiredSession } from "../session/session.ts";
import { useSession } from "../session/use-session.ts";

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
