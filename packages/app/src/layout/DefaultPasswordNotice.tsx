import { Button } from "@panel/ui/button";
import { InlineMessage } from "@panel/ui/inline-message";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useUser } from "../session/use-session.ts";

/** Asks the user to set a new password while the account still has the default one from its activation. */
export function DefaultPasswordNotice() {
  const { t } = useTranslation();
  const { mustChangePassword } = useUser();
  if (!mustChangePassword) return null;
  return (
    <InlineMessage
      tone="warning"
      className="mb-6"
      title={t("PROFILE.defaultPasswordTitle")}
      action={
        <Button asChild size="sm">
          <Link to="/forgot-password">{t("PROFILE.resetPassword")}</Link>
        </Button>
      }
    >
      {t("PROFILE.defaultPasswordText")}
    </InlineMessage>
  );
}
