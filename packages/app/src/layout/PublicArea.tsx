import { Suspense, useEffect, useLayoutEffect, Component, type ReactNode } from "react";
import { replayEarlyPage } from "../first-paint/replay.ts";
import { publicScreens } from "../public-screens.tsx";
import { useSession } from "../session/use-session.ts";
import { enterPanel, loadPanel } from "./enter-panel.ts";
import { changeAddress, isPanelAddress, usePathname } from "./public-address.ts";
import { PublicLayout } from "./PublicLayout.tsx";
import { ScreenFailed } from "./ScreenFailed.tsx";

interface ScreenBoundaryProps {
  children: ReactNode;
}

/** Catches errors of public screens; the panel's screens have the router's error element. */
class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ScreenFailed /> : this.props.children;
  }
}

/**
 * Shows the public screens once the session check has finished, and nothing before. Users with a session, or
 * with one that could not be checked, get the panel instead of the sign-in. Links from mails and
 * the recovery screen also work for them.
 */
export function PublicArea() {
  const { status } = useSession();
  const place = usePathname();
  const wantsPanel = isPanelAddress(place);
  const Screen = publicScreens[place];
  const signedInAlready = status === "in" && /^\/login\b/.test(place);

  useEffect(() => {
    if (status === "checking") {
      if (wantsPanel) void loadPanel().catch(() => undefined);
    } else if (wantsPanel && status !== "out") {
      void enterPanel(location.pathname + location.search + location.hash);
    } else if (signedInAlready) {
      changeAddress("/panel", { replace: true });
    } else if (!Screen) {
      changeAddress("/login", { replace: true });
    }
  }, [status, wantsPanel, signedInAlready, Screen]);

  if (!Screen || status === "checking" || signedInAlready) return null;
  return (
    <ScreenBoundary key={place}>
      <PublicLayout>
        <Suspense fallback={null}>
          <Screen />
          <Replay />
        </Suspense>
      </PublicLayout>
    </ScreenBoundary>
  );
}

/** Takes up what was done in the served screen, before a key can reach one that was drawn anew without it. */
function Replay() {
  useLayoutEffect(replayEarlyPage, []);
  return null;
}
