import type { experienceFields } from "@panel/domain/experience/experience";
import type { PathOf } from "@panel/domain/experience/field";
import { PRIZE_DAYS } from "@panel/domain/experience/prize";
import { DateField } from "@panel/ui/date-field";
import { FormField } from "@panel/ui/form";
import { useTranslation } from "react-i18next";
import { useDateLabels } from "../../../shared/use-date-labels.ts";
import type { ExperienceFormApi } from "../use-experience-form.ts";
import { useLeftError } from "../use-left-error.ts";

interface PrizeDayProps {
  form: ExperienceFormApi;
  name: Extract<PathOf<typeof experienceFields, "day", false>, `prize.${string}`>;
}

/** A day on which the prize is handed over or drawn. */
export function PrizeDay({ form, name }: PrizeDayProps) {
  const { t } = useTranslation();
  const labels = useDateLabels();
  const error = useLeftError(form, name);
  return (
    <form.Field name={name}>
      {(field) => (
        <FormField field={field} group label={t(`EXPERIENCE_FIELDS.${name}`)} error={error}>
          {(control) => <DateField {...PRIZE_DAYS} labels={labels} {...control} />}
        </FormField>
      )}
    </form.Field>
  );
}
