import { Button } from "@panel/ui/button";
import { useTranslation } from "react-i18next";
import { goTo } from "../../../layout/place.ts";

export function ToSignIn() {
  const { t } = useTranslation();
  return (
    <Button variant="primary" size="lg" onClick={() => goTo("/login")}>
      {t("PASSWORD.toSignIn")}
    </Button>
  );
}
