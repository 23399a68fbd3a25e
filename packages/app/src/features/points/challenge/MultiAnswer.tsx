import type { ContentLanguage } from "@panel/domain/languages";
import { FormField } from "@panel/ui/form";
import { NumberInput } from "@panel/ui/number-input";
import { useTranslation } from "react-i18next";
import { PointText } from "../PointText.tsx";
import type { PointFormApi } from "../use-point-form.ts";
import { ScoreField } from "./ScoreField.tsx";

const ANSWERS = [
  "challenge.question.answerCorrect",
  "challenge.question.answerIncorrect1",
  "challenge.question.answerIncorrect2",
] as const;

/** A question with one right answer and two wrong ones. */
export function MultiAnswer({ form, language }: { form: PointFormApi; language: ContentLanguage }) {
  const { t } = useTranslation();
  const common = { form, language };
  return (
    <>
      <PointText {...common} name="challenge.question.question" />
      {ANSWERS.map((name) => (
        <PointText key={name} {...common} name={name} />
      ))}
      <ScoreField form={form} name="challenge.question.scoreCorrect" />
      <form.Field name="challenge.question.scoreIncorrect">
        {(field) => (
          <FormField
            field={field}
            label={t("POINT_FIELDS.challenge.question.scoreIncorrect")}
            hint={t("CHALLENGE.scoreIncorrectHint")}
          >
            {({ onBlur, ...control }) => (
              <div className="max-w-40">
                <NumberInput
                  min={0}
                  integer
                  {...control}
                  onBlur={(event) => {
                    onBlur(event);
                    // Input that is not a number becomes 0.
                    if (!/^\d+$/.test(field.state.value)) field.handleChange("0");
                  }}
                />
              </div>
            )}
          </FormField>
        )}
      </form.Field>
    </>
  );
}
