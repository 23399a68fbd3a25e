import type { ContentLanguage } from "@panel/domain/languages";
import { LANGUAGE } from "@panel/domain/languages";
import { FormField } from "@panel/ui/form";
import { Textarea } from "@panel/ui/textarea";
import { TextInput } from "@panel/ui/text-input";
import { useStore } from "@tanstack/react-form";
import type { ReactNode } from "react";
import { LentSpanish } from "../translation/LentSpanish.tsx";
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

/** A text in the language that the tabs show. Where it is empty, the text that players will see. */
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
  const Input = multiline ? Textarea : TextInput;
  return (
    <form.Field key={language} name={`${name}.${language}`}>
      {(field) => (
        <FormField
          field={field}
          label={label}
          hint={hint}
          required={!optional && language === "cas"}
          counter={{ length: field.state.value.length, max }}
        >
          {(control) => (
            <LentSpanish {...{ language, spanish, multiline }} value={control.value}>
              {(lent) => (
                <Input lang={LANGUAGE[language].interface} maxLength={max} {...control} {...lent} />
              )}
            </LentSpanish>
          )}
        </FormField>
      )}
    </form.Field>
  );
}
