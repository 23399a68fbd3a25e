import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { signIn } from "../../../session/session.ts";
import { settings } from "../../../settings.ts";
import { LoginForm } from "../../../session/LoginForm.tsx";

export function LoginScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <>
      <h1 className="text-title font-semibold tracking-tight">{t("LOGIN.title")}</h1>
      <p className="mt-1 mb-8 text-reading text-ink-muted">{t("LOGIN.subtitle")}</p>
      <LoginForm
        demoAccounts={settings().demoAccounts}
        onSubmit={async (email, password) => {
          await signIn(email, password);
          await navigate("/panel");
        }}
      />
    </>
  );
}
