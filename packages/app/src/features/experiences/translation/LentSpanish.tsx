import { DEFAULT_CONTENT_LANGUAGE, LANGUAGE, type ContentLanguage } from "@panel/domain/languages";
import { FallbackText, type FallbackTextProps } from "@panel/ui/language-tabs";
import { useTranslation } from "react-i18next";

interface LentSpanishProps extends Pick<FallbackTextProps, "value" | "children"> {
  /** Of the field. */
  language: ContentLanguage;
  spanish: string;
  multiline: boolean;
}

/** Shows in a field that is not translated yet, greyed, the Spanish text that players see in its place. */
export function LentSpanish({ language, spanish, ...props }: LentSpanishProps) {
  const { t } = useTranslation();
  return (
    <FallbackText
      {...props}
      text={language === DEFAULT_CONTENT_LANGUAGE ? "" : spanish}
      textLang={LANGUAGE[DEFAULT_CONTENT_LANGUAGE].interface}
      name={t(`LANGUAGES.${DEFAULT_CONTENT_LANGUAGE}`)}
    />
  );
}
