import { CONTENT_LANGUAGES, LANGUAGE, type ContentLanguage } from "@panel/domain/languages";
import { LanguagePanel, LanguageTabs, type LanguageTab } from "@panel/ui/language-tabs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface BotLanguagesProps {
  value: ContentLanguage;
  onValueChange(language: ContentLanguage): void;
  /** How far the texts of a language are written, and how many of them are wrong. */
  stateOf(language: ContentLanguage): Pick<LanguageTab, "state" | "missing" | "errors">;
  /** What is said of a language with all of its texts. @default FORM.complete */
  complete?: string;
  /** The inputs of a language. */
  children(language: ContentLanguage): ReactNode;
}

/** Texts of a bot in each language, behind tabs. Languages that are not shown stay mounted, so that their rules hold. */
export function BotLanguages(props: BotLanguagesProps) {
  const { value, onValueChange, stateOf, complete, children } = props;
  const { t } = useTranslation();
  return (
    <LanguageTabs
      label={t("FORM.languages")}
      value={value}
      onValueChange={(code) => onValueChange(code as ContentLanguage)}
      languages={CONTENT_LANGUAGES.map((code) => ({
        code,
        label: LANGUAGE[code].tab,
        name: t(`LANGUAGES.${code}`),
        ...stateOf(code),
      }))}
      labels={{
        complete: complete ?? t("FORM.complete"),
        empty: t("FORM.empty"),
        missing: (count) => t("FORM.missing", { count }),
        errors: (count) => t("FORM.errors", { count }),
      }}
    >
      {CONTENT_LANGUAGES.map((code) => (
        <LanguagePanel key={code} code={code} keepMounted tabIndex={-1}>
          {children(code)}
        </LanguagePanel>
      ))}
    </LanguageTabs>
  );
}
