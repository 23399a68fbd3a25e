import { scoreChoices } from "@panel/domain/challenge";
import { FormField } from "@panel/ui/form";
import { Select } from "@panel/ui/select";
import { useTranslation } from "react-i18next";
import type { PointForm } from "../use-point-form.ts";

interface ScoreFieldProps {
  form: PointForm;
  name: "scoreCorrect" | "puzzleScore" | "wordsScore" | "pointsScore";
}

/** The points that a challenge is worth. */
export function ScoreField({ form, name }: ScoreFieldProps) {
  const { t } = useTranslation();
  return (
    <form.Field name={name}>
      {(field) => (
        <FormField field={field} label={t("CHALLENGE.score")}>
          {({ value, onValueChange, ...control }) => (
            <div className="max-w-40">
              <Select
                {...control}
                value={String(value)}
                onValueChange={(chosen) => onValueChange(Number(chosen))}
                options={scoreChoices(value).map((score) => ({
                  value: String(score),
                  label: String(score),
                }))}
              />
            </div>
          )}
        </FormField>
      )}
    </form.Field>
  );
}
