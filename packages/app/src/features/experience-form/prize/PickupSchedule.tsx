import { PICKUP_TIMES, type SCHEDULES } from "@panel/domain/experience/prize";
import { Fieldset } from "@panel/ui/field";
import { FormField } from "@panel/ui/form";
import { TimeField } from "@panel/ui/time-field";
import { useTranslation } from "react-i18next";
import { useDateLabels } from "../../../shared/use-date-labels.ts";
import type { ExperienceFormApi } from "../use-experience-form.ts";
import { useLeftError } from "../use-left-error.ts";

type Schedule = (typeof SCHEDULES)[number];

interface PickupScheduleProps {
  form: ExperienceFormApi;
  /** Fields of the start and the end of the time range. */
  schedule: Schedule;
  label: string;
}

/** Time range in which the prize is handed over, in the morning or in the afternoon. */
export function PickupSchedule({ form, schedule: [from, to], label }: PickupScheduleProps) {
  const { t } = useTranslation();
  return (
    <Fieldset legend={label}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-2">
        <PickupTime form={form} name={`prize.pickup.${from}`} label={t("FORM.prizeFrom")} />
        <span aria-hidden className="grid h-9 items-center text-ink-muted pointer-coarse:h-10">
          –
        </span>
        <PickupTime form={form} name={`prize.pickup.${to}`} label={t("FORM.prizeTo")} />
      </div>
    </Fieldset>
  );
}

function PickupTime({
  form,
  name,
  label,
}: {
  form: ExperienceFormApi;
  name: `prize.pickup.${Schedule[number]}`;
  label: string;
}) {
  const labels = useDateLabels();
  const error = useLeftError(form, name);
  return (
    <form.Field name={name}>
      {(field) => (
        <FormField field={field} group hideLabel label={label} error={error}>
          {(control) => <TimeField {...PICKUP_TIMES} labels={labels} {...control} />}
        </FormField>
      )}
    </form.Field>
  );
}
