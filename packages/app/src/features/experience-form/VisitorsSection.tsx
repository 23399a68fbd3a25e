import { Switch } from "@panel/ui/switch";
import { DateField } from "@panel/ui/date-field";
import { FormField } from "@panel/ui/form";
import { useStore } from "@tanstack/react-form";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useDateLabels } from "../../shared/use-date-labels.ts";
import { FormSection } from "./FormSection.tsx";
import { useLeftError } from "./use-left-error.ts";
import type { ExperienceFormApi } from "./use-experience-form.ts";
import type { SectionProgress } from "./use-form-progress.ts";

interface VisitorsSectionProps extends SectionProgress {
  form: ExperienceFormApi;
}

/** Whether visitors play the published route in a browser, and from when to when. */
export const VisitorsSection = memo(function VisitorsSection({
  form,
  state,
  lacking,
}: VisitorsSectionProps) {
  const { t } = useTranslation();
  const isOpen = useStore(form.store, ({ values }) => values.openOnWeb);
  return (
    <FormSection
      id="visitors"
      title={t("FORM.visitors")}
      hint={t("FORM.visitorsText")}
      state={state}
      lacking={lacking}
    >
      <div className="grid gap-x-8 gap-y-5 tablet:grid-cols-2">
        {(["openOnWeb", "listed"] as const).map((option) => (
          <form.Field key={option} name={option}>
            {(field) => (
              <div data-field={option}>
                <Switch
                  label={t(`EXPERIENCE_FIELDS.${option}`)}
                  hint={t(`FORM.${option}Hint`)}
                  checked={field.state.value}
                  onCheckedChange={field.handleChange}
                />
              </div>
            )}
          </form.Field>
        ))}
        <OpenDay form={form} name="opensOn" />
        <OpenDay form={form} name="closesOn" />
      </div>
      {isOpen && <p className="mt-4 text-caption text-ink-muted">{t("FORM.visitorsPublish")}</p>}
    </FormSection>
  );
});

/** The first or the last day on which a visit may start. */
function OpenDay({ form, name }: { form: ExperienceFormApi; name: "opensOn" | "closesOn" }) {
  const { t } = useTranslation();
  const labels = useDateLabels();
  const error = useLeftError(form, name);
  return (
    <form.Field name={name}>
      {(field) => (
        <FormField
          field={field}
          group
          label={t(`EXPERIENCE_FIELDS.${name}`)}
          hint={t(`FORM.${name}Hint`)}
          error={error}
        >
          {(control) => <DateField labels={labels} {...control} />}
        </FormField>
      )}
    </form.Field>
  );
}
