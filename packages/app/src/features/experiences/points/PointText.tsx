import { LANGUAGE, type ContentLanguage } from "@panel/domain/languages";
import { FormField } from "@panel/ui/form";
import { Textarea } from "@panel/ui/textarea";
import { TextInput } from "@panel/ui/text-input";
import { useStore } from "@tanstack/react-form";
import { LentSpanish } from "../translation/LentSpanish.tsx";
import type { PointTextName } from "./schema.ts";
import type { PointForm } from "./use-point-form.ts";

interface PointTextProps {
  form: PointForm;
  name: PointTextName;
  language: ContentLanguage;
  label: string;
  max: number;
  required?: boolean;
  multiline?: boolean;
}

/** A text of the point in the language that the tabs show. Where it is empty, the text that players will see. */
export function PointText(props: PointTextProps) {
  const { form, name, language, label, max, required = false, multiline = false } = props;
  const spanish = useStore(form.store, (state) => state.values[name].cas);
  const Input = multiline ? Textarea : TextInput;
  return (
    <form.Field key={language} name={`${name}.${language}`}>
      {(field) => (
        <FormField
          field={field}
          label={label}
          required={required}
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
