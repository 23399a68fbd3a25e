import type { ContentLanguage } from "@panel/domain/languages";
import { FormField } from "@panel/ui/form";
import type { ReactNode } from "react";
import { AssetInput } from "../../../shared/assets/AssetInput.tsx";
import { LANGUAGE_ASSETS, type LanguageAsset } from "./schema.ts";
import type { ExperienceForm } from "./use-experience-form.ts";

interface AssetPerLanguageProps {
  form: ExperienceForm;
  name: LanguageAsset;
  language: ContentLanguage;
  label: string;
  hint?: ReactNode;
}

/** An image or an audio in the language that the tabs show. */
export function AssetPerLanguage({ form, name, language, label, hint }: AssetPerLanguageProps) {
  return (
    <form.Field key={language} name={`${name}.${language}`}>
      {(field) => (
        <FormField field={field} label={label} hint={hint}>
          {({ value, onValueChange }) => (
            <AssetInput kind={LANGUAGE_ASSETS[name]} value={value} onValueChange={onValueChange} />
          )}
        </FormField>
      )}
    </form.Field>
  );
}
