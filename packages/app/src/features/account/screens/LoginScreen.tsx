import { useTranslation } from "react-i18next";
import { loadPanel } from "../../../layout/enter-panel.ts";
import { signIn } from "../../../session/session.ts";
import { settings } from "../../../settings.ts";
import { LoginForm } from "../sign-in/LoginForm.tsx";
import { PublicHeading } from "../../../layout/PublicHeading.tsx";
import { InlineMessage } from "@panel/ui/inline-message";
import { useSyncExternalStore } from "react";
import { lastSessionEnd } from "../../../session/session-end.ts";
import { useSessionEndText } from "../../../shared/use-session-end-text.ts";

const never = () => () => undefined;

/** Says on the sign-in why the last session on this device is over. */
function SessionEndNotice() {
  // The page is served without it, as nobody knows there who will read it.
  const end = useSyncExternalStore(never, lastSessionEnd, () => undefined);
  const said = useSessionEndText(end);
  return (
    said && (
      <InlineMessage tone="info" className="-mt-2 mb-6">
        {said.text}
      </InlineMessage>
    )
  );
}

export function LoginScreen() {
  const { t } = useTranslation();
  return (
    <LoginForm
      heading={
        <>
          <PublicHeading>{t("LOGIN.title")}</PublicHeading>
          <p className="mt-1 mb-8 text-reading text-ink-muted">{t("LOGIN.subtitle")}</p>
          <SessionEndNotice />
        </>
      }
      providers={settings().providers}
      demoAccounts={settings().demoAccounts}
      onSubmit={async (email, password) => {
        // The panel is loaded while the server checks the password; a failure shows when the panel is entered.
        void loadPanel().catch(() => undefined);
        await signIn(email, password);
      }}
    />
  );
}
