import type { GymkhanaSummary } from "@panel/api-client/panel";
import { LANGUAGE } from "@panel/domain/languages";
import { Badge } from "@panel/ui/badge";
import { useTranslation } from "react-i18next";

/** The languages in which an experience has its own texts; those of its points are not counted, which is said. */
export function LanguageMarks({ languages = [] }: Pick<GymkhanaSummary, "languages">) {
  const { t } = useTranslation();
  if (languages.length === 0) {
    return (
      <span className="text-ink-muted" title={t("EXPERIENCES.languagesOnly")}>
        {t("EXPERIENCES.noLanguage")}
      </span>
    );
  }
  return (
    <span className="flex flex-wrap gap-1">
      {languages.map((code) => (
        <Badge key={code} title={`${t(`LANGUAGES.${code}`)}. ${t("EXPERIENCES.languagesOnly")}`}>
          {LANGUAGE[code].tab}
        </Badge>
      ))}
    </span>
  );
}
