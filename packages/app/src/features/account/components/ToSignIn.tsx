import { Button } from "@panel/ui/button";
import { useTranslation } from "react-i18next";
import { changeAddress } from "../../../layout/public-address.ts";

export function ToSignIn() {
  const { t } = useTranslation();
  return (
    <Button variant="primary" size="lg" onClick={() => changeAddress("/login")}>
      {t("PASSWORD.toSignIn")}
    </Button>
  );
}
