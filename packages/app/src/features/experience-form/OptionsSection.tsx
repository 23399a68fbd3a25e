import { Switch } from "@panel/ui/switch";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { FormSection } from "./FormSection.tsx";
import { FieldHelp } from "../../route/help/FieldHelp.tsx";
import { Collaborators } from "./collaborators/Collaborators.tsx";
import type { ExperienceFormApi } from "./use-experience-form.ts";

const OPTIONS = ["requiresRegister", "geolocated", "freeMovement", "repeat"] as const;

/** Switches for how the experience is played. */
export const OptionsSection = memo(function OptionsSection({ form }: { form: ExperienceFormApi }) {
  const { t } = useTranslation();
  return (
    <FormSection
      id="options"
      title={t("FORM.options")}
      hint={t("FORM.optionsText")}
      state="complete"
      lacking=""
    >
      <div className="grid gap-x-8 gap-y-5 tablet:grid-cols-2">
        {OPTIONS.map((option) => (
          <form.Field key={option} name={option}>
            {(field) => (
              <div data-field={option}>
                <Switch
                  label={t(`EXPERIENCE_FIELDS.${option}`)}
                  labelEnd={
                    <FieldHelp
                      of="experience"
                      path={option}
                      label={t(`EXPERIENCE_FIELDS.${option}`)}
                    />
                  }
                  hint={t(`FORM.${option}Hint`)}
                  checked={field.state.value}
                  onCheckedChange={field.handleChange}
                />
              </div>
            )}
          </form.Field>
        ))}
        <Collaborators form={form} />
      </div>
    </FormSection>
  );
});
