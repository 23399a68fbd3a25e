import { DEFAULT_CONTENT_LANGUAGE, LANGUAGE, type ContentLanguage } from "@panel/domain/languages";
import { FormField, type BoundFieldApi } from "@panel/ui/form";
import { FallbackText } from "@panel/ui/language-tabs";
import { Textarea } from "@panel/ui/textarea";
import { TextInput } from "@panel/ui/text-input";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface TranslatedTextProps {
  /** The text in the language that the tabs show. */
  field: BoundFieldApi<string>;
  language: ContentLanguage;
  /** The text that players see while this one is empty; shown greyed as a placeholder. */
  spanish: string;
  label: ReactNode;
  /** Beside the label. */
  labelEnd?: ReactNode;
  hint?: ReactNode;
  required: boolean;
  max: number;
  multiline: boolean;
}

/** Field for a text in the language that the tabs show. While it is empty, its placeholder is the text that players see instead. */
export function TranslatedText(props: TranslatedTextProps) {
  const { field, language, spanish, label, labelEnd, hint, required, max, multiline } = props;
  const { t } = useTranslation();
  const Input = multiline ? Textarea : TextInput;
  return (
    <FormField
      field={field}
      label={label}
      labelEnd={labelEnd}
      hint={hint}
      required={required}
      counter={{ length: field.state.value.length, max }}
    >
      {(control) => (
        <FallbackText
          value={control.value}
          text={language === DEFAULT_CONTENT_LANGUAGE ? "" : spanish}
          textLang={LANGUAGE[DEFAULT_CONTENT_LANGUAGE].interface}
          name={t(`LANGUAGES.${DEFAULT_CONTENT_LANGUAGE}`)}
          multiline={multiline}
        >
          {(lent) => (
            <Input lang={LANGUAGE[language].interface} maxLength={max} {...control} {...lent} />
          )}
        </FallbackText>
      )}
    </FormField>
  );
}
