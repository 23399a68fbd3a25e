import { Button } from "@panel/ui/button";
import { InlineMessage } from "@panel/ui/inline-message";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { CHANGE_PASSWORD } from "../shared/change-password-address.ts";
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
          <Link to={CHANGE_PASSWORD}>{t("PROFILE.changePassword")}</Link>
        </Button>
      }
    >
      {t("PROFILE.defaultPasswordText")}
    </InlineMessage>
  );
}
