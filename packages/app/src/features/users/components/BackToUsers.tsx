import { linkStyle } from "@panel/ui/text-link";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";

export function BackToUsers() {
  const { t } = useTranslation();
  return (
    <Link to="/panel/users" className={linkStyle({ className: "inline-flex items-center gap-1" })}>
      <ArrowLeft aria-hidden className="size-4" />
      {t("USER_FORM.backToList")}
    </Link>
  );
}
