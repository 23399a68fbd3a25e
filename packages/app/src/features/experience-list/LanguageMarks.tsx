import type { GymkhanaSummary } from "@panel/api-client/panel";
import { LANGUAGE } from "@panel/domain/languages";
import { Badge } from "@panel/ui/badge";
import { CircleDashed } from "lucide-react";
import { useTranslation } from "react-i18next";

/** The languages in which the whole route is written, and then those in which texts of it are missing. */
export function LanguageMarks({ experience }: { experience: GymkhanaSummary }) {
  const { t } = useTranslation();
  const { languages, incompleteLanguages = [] } = experience;
  // A back end that does not tell.
  if (!languages) return null;
  if (languages.length + incompleteLanguages.length === 0) {
    return (
      <span className="text-ink-muted" title={t("EXPERIENCES.languageIncomplete")}>
        {t("EXPERIENCES.noLanguage")}
      </span>
    );
  }
  return (
    <span className="flex flex-wrap gap-1">
      {languages.map((code) => (
        <Badge key={code} title={`${t(`LANGUAGES.${code}`)}. ${t("EXPERIENCES.languageComplete")}`}>
          {LANGUAGE[code].tab}
        </Badge>
      ))}
      {incompleteLanguages.map((code) => (
        <Badge
          key={code}
          tone="warning"
          title={`${t(`LANGUAGES.${code}`)}. ${t("EXPERIENCES.languageIncomplete")}`}
        >
          {LANGUAGE[code].tab}
          <CircleDashed aria-hidden />
          <span className="sr-only">{t("GENERIC.incomplete")}</span>
        </Badge>
      ))}
    </span>
  );
}
