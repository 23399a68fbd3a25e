import { scoreChoices } from "@panel/domain/experience/challenge";
import type { PointPath } from "@panel/domain/experience/point";
import { FormField } from "@panel/ui/form";
import { Select } from "@panel/ui/select";
import { useTranslation } from "react-i18next";
import type { PointFormApi } from "../use-point-form.ts";

interface ScoreFieldProps {
  form: PointFormApi;
  name: Extract<PointPath, `${string}.score` | `${string}.scoreCorrect`>;
}

/** Field for the points that a challenge gives. */
export function ScoreField({ form, name }: ScoreFieldProps) {
  const { t } = useTranslation();
  return (
    <form.Field name={name}>
      {(field) => (
        <FormField field={field} label={t(`POINT_FIELDS.${name}`)}>
          {({ value, onValueChange, ...control }) => (
            <div className="max-w-40">
              <Select
                {...control}
                value={value}
                onValueChange={onValueChange}
                options={scoreChoices(Number(value)).map((score) => ({
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
