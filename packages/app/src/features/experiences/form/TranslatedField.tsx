import type { ContentLanguage } from "@panel/domain/languages";
import { useStore } from "@tanstack/react-form";
import type { ReactNode } from "react";
import { TranslatedText } from "../translation/TranslatedText.tsx";
import type { TranslatedField as FieldName } from "./schema.ts";
import type { ExperienceForm } from "./use-experience-form.ts";

interface TranslatedFieldProps {
  form: ExperienceForm;
  name: FieldName;
  language: ContentLanguage;
  label: ReactNode;
  hint?: ReactNode;
  max: number;
  multiline?: boolean;
  /** The experience may do without it. */
  optional?: boolean;
}

/** A text of the experience in the language that the tabs show. */
export function TranslatedField({
  form,
  name,
  language,
  label,
  hint,
  max,
  multiline = false,
  optional = false,
}: TranslatedFieldProps) {
  const spanish = useStore(form.store, (state) => state.values[name].cas);
  return (
    <form.Field key={language} name={`${name}.${language}`}>
      {(field) => (
        <TranslatedText
          field={field}
          {...{ language, spanish, label, hint, max, multiline }}
          required={!optional && language === "cas"}
        />
      )}
    </form.Field>
  );
}
