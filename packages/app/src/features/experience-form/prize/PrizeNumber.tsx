import {
  PRIZE_SCORE_MAX,
  PRIZE_STOCK_MAX,
  settledPrizeScore,
} from "@panel/domain/experience/prize";
import { FormField } from "@panel/ui/form";
import { NumberInput } from "@panel/ui/number-input";
import { keyOf } from "@panel/ui/style";
import { useTranslation } from "react-i18next";
import { FieldHelp } from "../../../route/help/FieldHelp.tsx";
import type { ExperienceFormApi } from "../use-experience-form.ts";
import { useLeftError } from "../use-left-error.ts";

const NUMBERS = {
  /** Points that a player needs for the prize. An emptied field gets the default again. */
  "prize.score": {
    max: PRIZE_SCORE_MAX,
    hint: "FORM.prizeScoreHint",
    hasHelp: true,
    settled: settledPrizeScore,
  },
  /** How many prizes there are to hand over. An emptied field is 0: nobody counts them. */
  "prize.stock": {
    max: PRIZE_STOCK_MAX,
    hint: "FORM.prizeStockHint",
    hasHelp: false,
    settled: (typed: string) => (typed.trim() === "" ? "0" : typed),
  },
} as const;

/** A number of the prize, which is never left empty. */
export function PrizeNumber({ form, of }: { form: ExperienceFormApi; of: keyof typeof NUMBERS }) {
  const { t } = useTranslation();
  const error = useLeftError(form, of);
  const { max, hint, hasHelp, settled } = NUMBERS[of];
  const label = t(`EXPERIENCE_FIELDS.${of}`);
  return (
    <form.Field name={of}>
      {(field) => {
        const settle = () => {
          const value = settled(field.state.value);
          if (value !== field.state.value) field.handleChange(value);
        };
        return (
          <FormField
            field={field}
            label={label}
            labelEnd={hasHelp && <FieldHelp of="experience" path={of} label={label} />}
            hint={t(hint)}
            error={error}
          >
            {({ onBlur, ...control }) => (
              <NumberInput
                min={0}
                max={max}
                integer
                {...control}
                onBlur={(event) => {
                  settle();
                  onBlur(event);
                }}
                onKeyDown={(event) => {
                  // Enter submits the form while the focus is still in the field, so the value is settled here too.
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
