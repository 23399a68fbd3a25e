import { useTranslation } from "react-i18next";
import { settings } from "../../../settings.ts";
import { ProviderButtons } from "../sign-in/ProviderButtons.tsx";

/** Accepts an invitation with an account of a provider, in place of a password. Whoever shows it loads the words "providers". */
export function AcceptWithProvider({ invitation }: { invitation: string }) {
  const { t } = useTranslation();
  return (
    <ProviderButtons
      title={t("PROVIDERS.accept")}
      providers={settings().providers}
      invitation={invitation}
    />
  );
}
