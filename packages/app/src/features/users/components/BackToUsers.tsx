import { useTranslation } from "react-i18next";
import { BackLink } from "../../../shared/BackLink.tsx";

export function BackToUsers() {
  const { t } = useTranslation();
  return <BackLink to="/panel/users">{t("USER_FORM.backToList")}</BackLink>;
}
