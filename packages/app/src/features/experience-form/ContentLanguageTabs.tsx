import {
  CONTENT_LANGUAGES,
  LANGUAGE,
  type Completeness,
  type ContentLanguage,
  type PerLanguage,
} from "@panel/domain/languages";
import { LanguageTabs } from "@panel/ui/language-tabs";
import { useTranslation } from "react-i18next";
import { useMediaQuery } from "../../shared/use-media-query.ts";

interface ContentLanguageTabsProps {
  value: ContentLanguage;
  onChange(language: ContentLanguage): void;
  languages: PerLanguage<Completeness & { errors: number }>;
}

/** Tabs ES, CAT, EN: select the language whose texts the form shows, and show whether the texts of the experience are empty, incomplete or complete in each. */
export function ContentLanguageTabs({ value, onChange, languages }: ContentLanguageTabsProps) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery("(width < 48rem)");
  return (
    <div>
      {isNarrow && (
        // Each tab's name says it too.
        <p aria-hidden className="mb-1 text-caption text-ink-muted">
          {t("FORM.ofExperience.level")}
        </p>
      )}
      <LanguageTabs
        label={t("FORM.languages")}
        value={value}
        onValueChange={(code) => onChange(code as ContentLanguage)}
        controls={["my-experience", "story", "prize", "credits", "points"]}
        languages={CONTENT_LANGUAGES.map((code) => ({
          code,
          label: LANGUAGE[code].tab,
          name: t("FORM.ofExperience.name", { language: t(`LANGUAGES.${code}`) }),
          ...languages[code],
        }))}
        labels={{
          // Points say their own; where there is no room in the tabs, the level stands above them.
          complete: t(isNarrow ? "FORM.complete" : "FORM.ofExperience.complete"),
          empty: t(isNarrow ? "FORM.empty" : "FORM.ofExperience.empty"),
          missing: (count) => t(isNarrow ? "FORM.lack" : "FORM.ofExperience.missing", { count }),
          errors: (count) => t("FORM.errors", { count }),
        }}
      />
    </div>
  );
}
