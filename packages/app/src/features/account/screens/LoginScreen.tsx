import { useTranslation } from "react-i18next";
import { loadPanel } from "../../../layout/enter-panel.ts";
import { signIn } from "../../../session/session.ts";
import { settings } from "../../../settings.ts";
import { LoginForm } from "../sign-in/LoginForm.tsx";
import { SessionEndNotice } from "../sign-in/SessionEndNotice.tsx";
import { PublicHeading } from "../../../layout/PublicHeading.tsx";

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
