import {
  CONTENT_LANGUAGES,
  LANGUAGE,
  type Completeness,
  type ContentLanguage,
  type PerLanguage,
} from "@panel/domain/languages";
import { LanguageTabs } from "@panel/ui/language-tabs";
import { useTranslation } from "react-i18next";

interface ContentLanguageTabsProps {
  value: ContentLanguage;
  onChange(language: ContentLanguage): void;
  languages: PerLanguage<Completeness & { errors: number }>;
}

/** Tabs ES, CAT, EN: select the language whose texts the form shows, and show whether each language is empty, incomplete or complete. */
export function ContentLanguageTabs({ value, onChange, languages }: ContentLanguageTabsProps) {
  const { t } = useTranslation();
  return (
    <LanguageTabs
      label={t("FORM.languages")}
      sticky
      className="[--language-tabs-top:3.5rem]"
      value={value}
      onValueChange={(code) => onChange(code as ContentLanguage)}
      controls={["my-experience", "story", "prize", "credits", "points"]}
      languages={CONTENT_LANGUAGES.map((code) => ({
        code,
        label: LANGUAGE[code].tab,
        name: t(`LANGUAGES.${code}`),
        ...languages[code],
      }))}
      labels={{
        complete: t("FORM.complete"),
        empty: t("FORM.empty"),
        missing: (count) => t("FORM.missing", { count }),
        errors: (count) => t("FORM.errors", { count }),
      }}
    />
  );
}
