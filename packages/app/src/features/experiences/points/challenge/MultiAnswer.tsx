import { ANSWER_MAX, QUESTION_MAX } from "@panel/domain/challenge";
import type { ContentLanguage } from "@panel/domain/languages";
import { FormField } from "@panel/ui/form";
import { NumberInput } from "@panel/ui/number-input";
import { useTranslation } from "react-i18next";
import { PointText } from "../PointText.tsx";
import type { PointForm } from "../use-point-form.ts";
import { ScoreField } from "./ScoreField.tsx";

const ANSWERS = ["answerCorrect", "answerIncorrect1", "answerIncorrect2"] as const;

/** A question with one right answer and two wrong ones. */
export function MultiAnswer({ form, language }: { form: PointForm; language: ContentLanguage }) {
  const { t } = useTranslation();
  const common = { form, language };
  return (
    <>
      <PointText {...common} name="question" label={t("CHALLENGE.question")} max={QUESTION_MAX} />
      <div className="grid gap-5 tablet:grid-cols-3">
        {ANSWERS.map((name) => (
          <PointText
            key={name}
            {...common}
            name={name}
            label={t(`CHALLENGE.${name}`)}
            max={ANSWER_MAX}
          />
        ))}
      </div>
      <div className="grid gap-5 tablet:grid-cols-3">
        <ScoreField form={form} name="scoreCorrect" />
        <form.Field name="scoreIncorrect">
          {(field) => (
            <FormField
              field={field}
              label={t("CHALLENGE.scoreIncorrect")}
              hint={t("CHALLENGE.scoreIncorrectHint")}
            >
              {({ onBlur, ...control }) => (
                <NumberInput
                  min={0}
                  integer
                  {...control}
                  onBlur={(event) => {
                    onBlur(event);
                    // What is no number counts as none.
                    if (!/^\d+$/.test(field.state.value)) field.handleChange("0");
                  }}
                />
              )}
            </FormField>
          )}
        </form.Field>
      </div>
    </>
  );
}
