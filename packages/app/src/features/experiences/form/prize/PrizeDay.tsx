import { PRIZE_DAYS } from "@panel/domain/prize";
import { DateField } from "@panel/ui/date-field";
import { FormField } from "@panel/ui/form";
import { useDateWords } from "../../../../shared/date-words.ts";
import type { ExperienceForm } from "../use-experience-form.ts";
import { useDeliveryError } from "./use-delivery-error.ts";

interface PrizeDayProps {
  form: ExperienceForm;
  name: "prizeStart" | "prizeEnd" | "prizeLottery";
  label: string;
}

/** A day on which the prize is handed over or drawn. */
export function PrizeDay({ form, name, label }: PrizeDayProps) {
  const words = useDateWords();
  const error = useDeliveryError(form, name);
  return (
    <form.Field name={name}>
      {(field) => (
        <FormField field={field} group label={label} error={error}>
          {(control) => <DateField {...PRIZE_DAYS} words={words} {...control} />}
        </FormField>
      )}
    </form.Field>
  );
}
