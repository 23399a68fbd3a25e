import { PRIZE_STOCK_MAX } from "@panel/domain/experience/prize";
import { FormField } from "@panel/ui/form";
import { NumberInput } from "@panel/ui/number-input";
import { keyOf } from "@panel/ui/style";
import { useTranslation } from "react-i18next";
import type { ExperienceFormApi } from "../use-experience-form.ts";
import { useLeftError } from "../use-left-error.ts";

/** How many prizes there are to hand over. An emptied field is 0: nobody counts them. */
export function PrizeStock({ form }: { form: ExperienceFormApi }) {
  const { t } = useTranslation();
  const error = useLeftError(form, "prize.stock");
  return (
    <form.Field name="prize.stock">
      {(field) => {
        const settle = () => {
          if (field.state.value.trim() === "") field.handleChange("0");
        };
        return (
          <FormField
            field={field}
            label={t("EXPERIENCE_FIELDS.prize.stock")}
            hint={t("FORM.prizeStockHint")}
            error={error}
          >
            {({ onBlur, ...control }) => (
              <NumberInput
                min={0}
                max={PRIZE_STOCK_MAX}
                integer
                {...control}
                onBlur={(event) => {
                  settle();
                  onBlur(event);
                }}
                onKeyDown={(event) => {
                  // Enter submits the form while the focus is still in the field.
                  if (keyOf(event) === "Enter") settle();
                }}
              />
            )}
          </FormField>
        );
      }}
    </form.Field>
  );
}
