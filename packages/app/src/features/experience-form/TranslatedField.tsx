import { experienceFields } from "@panel/domain/experience/experience";
import { fieldAt, valueAt } from "@panel/domain/experience/fields";
import { DEFAULT_CONTENT_LANGUAGE, type ContentLanguage } from "@panel/domain/languages";
import { useStore } from "@tanstack/react-form";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FieldHelp } from "../../route/help/FieldHelp.tsx";
import { TranslatedText } from "../../route/translation/TranslatedText.tsx";
import type { ExperienceText } from "./texts.ts";
import type { ExperienceFormApi } from "./use-experience-form.ts";

interface TranslatedFieldProps {
  form: ExperienceFormApi;
  name: ExperienceText;
  language: ContentLanguage;
  hint?: ReactNode;
}

/** Field for a text of the experience in the language that is selected in the tabs. */
export function TranslatedField({ form, name, language, hint }: TranslatedFieldProps) {
  const { t } = useTranslation();
  const { max = Infinity, required, lines = false } = fieldAt(experienceFields, name);
  const spanish = useStore(form.store, (state) =>
    String(valueAt(state.values, `${name}.${DEFAULT_CONTENT_LANGUAGE}`)),
  );
  return (
    <form.Field key={language} name={`${name}.${language}`}>
      {(field) => (
        <TranslatedText
          field={field}
          label={t(`EXPERIENCE_FIELDS.${name}`)}
          labelEnd={
            <FieldHelp of="experience" path={name} label={t(`EXPERIENCE_FIELDS.${name}`)} />
          }
          {...{ language, spanish, hint, max }}
          multiline={lines}
          required={required && language === DEFAULT_CONTENT_LANGUAGE}
        />
      )}
    </form.Field>
  );
}
