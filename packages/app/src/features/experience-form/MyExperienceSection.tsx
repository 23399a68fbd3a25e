import { accessCode } from "@panel/domain/experience/access-code";
import { experienceFields } from "@panel/domain/experience/experience";
import { CONTENT_LANGUAGES, type ContentLanguage } from "@panel/domain/languages";
import { CopyButton } from "@panel/ui/copy-button";
import { FormField } from "@panel/ui/form";
import { IconButton } from "@panel/ui/icon-button";
import { Select } from "@panel/ui/select";
import { TextInput } from "@panel/ui/text-input";
import { RefreshCw } from "lucide-react";
import { memo, useState } from "react";
import { useTranslation } from "react-i18next";
import { AssetFormField } from "../../shared/assets/AssetFormField.tsx";
import { SkipTo } from "../../shared/editing/SkipTo.tsx";
import { FieldHelp } from "../../route/help/FieldHelp.tsx";
import { ExperienceFacts } from "./ExperienceFacts.tsx";
import { randomBelow } from "./random.ts";
import { TranslatedField } from "./TranslatedField.tsx";
import { FormSection } from "./FormSection.tsx";
import type { ExperienceFormApi } from "./use-experience-form.ts";

/** In the header of the screen, which saves all that is open. */
const saveButton = () => document.querySelector<HTMLElement>("[data-wide-screen] [data-save]");

interface MyExperienceSectionProps {
  form: ExperienceFormApi;
  language: ContentLanguage;
  state: "complete" | "incomplete" | "error";
  /** Codes of the languages that lack texts, or "". */
  lacking: string;
  /** Whether it is closed at first: the experience is saved, and there is nothing to complete. */
  closed: boolean;
  /** The access code of a saved experience cannot change, because players already have it. */
  codeLocked: boolean;
  /** A code that was refused because another experience has it. */
  takenCode: string | undefined;
}

export const MyExperienceSection = memo(function MyExperienceSection({
  form,
  language,
  state,
  lacking,
  closed,
  codeLocked,
  takenCode,
}: MyExperienceSectionProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(!closed);
  const texts = { form, language };
  return (
    <FormSection
      id="my-experience"
      title={t("FORM.myExperience")}
      hint={open ? t("FORM.requiredNote") : <ExperienceFacts form={form} />}
      open={open}
      onOpenChange={setOpen}
      state={state}
      lacking={lacking}
    >
      <div className="grid gap-5">
        <TranslatedField {...texts} name="name" hint={t("FORM.nameHint")} />
        <TranslatedField {...texts} name="description" hint={t("FORM.descriptionHint")} />
        <form.Field name="image">
          {(field) => (
            <AssetFormField
              field={field}
              type="image"
              shape="wide"
              label={t("EXPERIENCE_FIELDS.image")}
              labelEnd={
                <FieldHelp of="experience" path="image" label={t("EXPERIENCE_FIELDS.image")} />
              }
              hint={t("FORM.imageHint")}
              title={t("FORM.imageTitle")}
              required
            />
          )}
        </form.Field>
        <TranslatedField {...texts} name="slogan" hint={t("FORM.sloganHint")} />
        <div className="grid gap-5 tablet:grid-cols-3">
          <form.Field name="city">
            {(field) => (
              <FormField
                field={field}
                label={t("EXPERIENCE_FIELDS.city")}
                hint={t("FORM.cityHint")}
                required
              >
                {(control) => (
                  <TextInput
                    autoComplete="address-level2"
                    maxLength={experienceFields.city.max}
                    {...control}
                  />
                )}
              </FormField>
            )}
          </form.Field>
          <form.Field name="code">
            {(field) => (
              <FormField
                field={field}
                label={t("EXPERIENCE_FIELDS.code")}
                labelEnd={
                  <FieldHelp of="experience" path="code" label={t("EXPERIENCE_FIELDS.code")} />
                }
                hint={t("FORM.codeHint")}
                required
                error={
                  takenCode !== undefined && field.state.value === takenCode
                    ? t("ERRORS.codeTaken")
                    : undefined
                }
              >
                {(control) => (
                  <div className="flex items-center gap-1">
                    <TextInput
                      className="font-medium tabular-nums"
                      autoComplete="off"
                      spellCheck={false}
                      maxLength={experienceFields.code.max}
                      readOnly={codeLocked}
                      {...control}
                      end={
                        <CopyButton
                          iconOnly
                          size="sm"
                          variant="quiet"
                          text={field.state.value}
                          label={t("FORM.copyCode")}
                        />
                      }
                    />
                    <IconButton
                      label={t("FORM.regenerate")}
                      disabled={codeLocked}
                      onClick={() => field.handleChange(accessCode(randomBelow))}
                    >
                      <RefreshCw />
                    </IconButton>
                  </div>
                )}
              </FormField>
            )}
          </form.Field>
          <form.Field name="language">
            {(field) => (
              <FormField
                field={field}
                label={t("EXPERIENCE_FIELDS.language")}
                labelEnd={
                  <FieldHelp
                    of="experience"
                    path="language"
                    label={t("EXPERIENCE_FIELDS.language")}
                  />
                }
                hint={t("FORM.gymLangHint")}
                required
              >
                {({ onValueChange, ...control }) => (
                  <Select
                    {...control}
                    onValueChange={(chosen) => onValueChange(chosen as ContentLanguage)}
                    options={CONTENT_LANGUAGES.map((code) => ({
                      value: code,
                      label: t(`LANGUAGES.${code}`),
                    }))}
                  />
                )}
              </FormField>
            )}
          </form.Field>
        </div>
        <SkipTo find={saveButton}>{t("FORM.toSave")}</SkipTo>
      </div>
    </FormSection>
  );
});
