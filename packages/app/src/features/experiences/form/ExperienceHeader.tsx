import { PageHeader } from "@panel/ui/page-header";
import { linkStyle } from "@panel/ui/text-link";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";

export function ExperienceHeader({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation();
  const exists = id > 0;
  return (
    <PageHeader
      before={
        <Link
          to="/panel/experiences"
          className={`${linkStyle({ tone: "quiet" })} inline-flex items-center gap-1`}
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          {t("FORM.backToList")}
        </Link>
      }
      title={exists ? name : t("FORM.newTitle")}
      description={t(exists ? "FORM.editText" : "FORM.newText")}
    />
  );
}
