import type { ContentLanguage } from "@panel/domain/languages";
import { useStore } from "@tanstack/react-form";
import { TranslatedText } from "../translation/TranslatedText.tsx";
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

/** A text of the point in the language that the tabs show. */
export function PointText(props: PointTextProps) {
  const { form, name, language, label, max, required = false, multiline = false } = props;
  const spanish = useStore(form.store, (state) => state.values[name].cas);
  return (
    <form.Field key={language} name={`${name}.${language}`}>
      {(field) => (
        <TranslatedText field={field} {...{ language, spanish, label, max, required, multiline }} />
      )}
    </form.Field>
  );
}
