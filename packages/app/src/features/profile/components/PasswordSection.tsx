import { Button } from "@panel/ui/button";
import { Section } from "@panel/ui/section";
import { KeyRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";

/** Sends the user a mail with a link for a new password, as password recovery does. */
export function PasswordSection() {
  const { t } = useTranslation();
  return (
    <Section id="password" title={t("LOGIN.password")} hint={t("PROFILE.passwordText")}>
      <Button asChild icon={<KeyRound className="size-4" />}>
        <Link to="/forgot-password">{t("PROFILE.resetPassword")}</Link>
      </Button>
    </Section>
  );
}
