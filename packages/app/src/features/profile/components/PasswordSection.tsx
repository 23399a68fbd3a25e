import { addWords } from "@panel/i18n/parts";
import { Button } from "@panel/ui/button";
import { Section } from "@panel/ui/section";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { CHANGE_PASSWORD_HASH } from "../../../shared/change-password-address.ts";
import { fetchedDialog } from "../../../shared/fetched-part.tsx";

const ChangePassword = fetchedDialog(async () => {
  const [module] = await Promise.all([import("./ChangePassword.tsx"), addWords("second-factor")]);
  return module.ChangePassword;
});

/** Changes the password with the present one, or by a mail with a link, as password recovery does. */
export function PasswordSection() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(false);
  // The notice about the default password leads to the address that opens it.
  const isAddressed = hash === CHANGE_PASSWORD_HASH;
  const close = () => {
    setOpen(false);
    if (isAddressed) void navigate({ hash: "" }, { replace: true });
  };
  return (
    <Section id="password" title={t("LOGIN.password")} hint={t("PROFILE.passwordText")}>
      <div className="flex flex-wrap gap-2">
        <Button icon={<KeyRound className="size-4" />} onClick={() => setOpen(true)}>
          {t("PROFILE.changePassword")}
        </Button>
        <Button asChild variant="quiet">
          <Link to="/forgot-password">{t("PROFILE.resetPassword")}</Link>
        </Button>
      </div>
      {(isOpen || isAddressed) && <ChangePassword onClose={close} />}
    </Section>
  );
}
