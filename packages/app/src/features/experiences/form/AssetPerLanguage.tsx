import type { ContentLanguage } from "@panel/domain/languages";
import { AssetFormField } from "../../../shared/assets/AssetFormField.tsx";
import { LANGUAGE_ASSETS, type LanguageAsset } from "./schema.ts";
import type { ExperienceForm } from "./use-experience-form.ts";

interface AssetPerLanguageProps {
  form: ExperienceForm;
  name: LanguageAsset;
  language: ContentLanguage;
  label: string;
  /** Of the dialog in which it is chosen. @default "xl" */
  size?: "xl" | "full";
}

/** An image or an audio in the language that the tabs show. */
export function AssetPerLanguage({ form, name, language, ...field }: AssetPerLanguageProps) {
  return (
    <form.Field key={language} name={`${name}.${language}`}>
      {(api) => <AssetFormField field={api} kind={LANGUAGE_ASSETS[name]} {...field} />}
    </form.Field>
  );
}
