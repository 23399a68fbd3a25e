import { experienceFields } from "@panel/domain/experience/experience";
import type { PathOf } from "@panel/domain/experience/field";
import { fieldAt, valueAt } from "@panel/domain/experience/fields";
import type { ContentLanguage } from "@panel/domain/languages";
import { useTranslation } from "react-i18next";
import { FieldHelp } from "../../route/help/FieldHelp.tsx";
import { TranslatedAsset } from "../../route/translation/TranslatedAsset.tsx";
import type { ExperienceFormApi } from "./use-experience-form.ts";

interface AssetPerLanguageProps {
  form: ExperienceFormApi;
  name: PathOf<typeof experienceFields, "asset", true>;
  language: ContentLanguage;
  /** Size of the dialog in which the asset is chosen. @default "xl" */
  size?: "xl" | "full";
}

/** Field for the image or audio of the language that is selected in the tabs. */
export function AssetPerLanguage({ form, name, language, size }: AssetPerLanguageProps) {
  const { t } = useTranslation();
  return (
    <form.Field key={language} name={`${name}.${language}`}>
      {(field) => (
        <TranslatedAsset
          field={field}
          language={language}
          read={(code) => Number(valueAt(form.state.values, `${name}.${code}`))}
          write={(code, id) => form.setFieldValue(`${name}.${code}`, id)}
          type={fieldAt(experienceFields, name).asset?.type ?? "image"}
          label={t(`EXPERIENCE_FIELDS.${name}`)}
          labelEnd={
            <FieldHelp of="experience" path={name} label={t(`EXPERIENCE_FIELDS.${name}`)} />
          }
          {...(size ? { size } : {})}
        />
      )}
    </form.Field>
  );
}
