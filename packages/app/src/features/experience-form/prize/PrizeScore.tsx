import { PRIZE_SCORE_MAX, settledPrizeScore } from "@panel/domain/experience/prize";
import { FormField } from "@panel/ui/form";
import { NumberInput } from "@panel/ui/number-input";
import { useTranslation } from "react-i18next";
import { FieldHelp } from "../../../route/help/FieldHelp.tsx";
import type { ExperienceFormApi } from "../use-experience-form.ts";
import { useLeftError } from "../use-left-error.ts";
import { keyOf } from "@panel/ui/style";

/** Points that a player needs for the prize. An emptied field gets the default again. */
export function PrizeScore({ form }: { form: ExperienceFormApi }) {
  const { t } = useTranslation();
  const error = useLeftError(form, "prize.score");
  return (
    <form.Field name="prize.score">
      {(field) => {
        const settle = () => {
          const settled = settledPrizeScore(field.state.value);
          if (settled !== field.state.value) field.handleChange(settled);
        };
        return (
          <FormField
            field={field}
            label={t("EXPERIENCE_FIELDS.prize.score")}
            labelEnd={
              <FieldHelp
                of="experience"
                path="prize.score"
                label={t("EXPERIENCE_FIELDS.prize.score")}
              />
            }
            hint={t("FORM.prizeScoreHint")}
            error={error}
          >
            {({ onBlur, ...control }) => (
              <NumberInput
                min={0}
                max={PRIZE_SCORE_MAX}
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
