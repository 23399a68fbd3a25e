import { PUZZLE_SIZES } from "@panel/domain/experience/challenge";
import type { ContentLanguage } from "@panel/domain/languages";
import { FormField } from "@panel/ui/form";
import { SegmentedControl } from "@panel/ui/segmented-control";
import { useTranslation } from "react-i18next";
import { AssetFormField } from "../../../shared/assets/AssetFormField.tsx";
import { FieldHelp } from "../../../route/help/FieldHelp.tsx";
import { PointText } from "../PointText.tsx";
import type { PointFormApi } from "../use-point-form.ts";
import { ScoreField } from "./ScoreField.tsx";

/** Fields of the puzzle: a square image, and into how many pieces it is cut. */
export function Puzzle({ form, language }: { form: PointFormApi; language: ContentLanguage }) {
  const { t } = useTranslation();
  return (
    <>
      <form.Field name="challenge.puzzle.image">
        {(field) => (
          <AssetFormField
            field={field}
            type="image"
            shape="square"
            label={t("POINT_FIELDS.challenge.puzzle.image")}
            labelEnd={
              <FieldHelp
                of="point"
                path="challenge.puzzle.image"
                label={t("POINT_FIELDS.challenge.puzzle.image")}
              />
            }
            hint={t("CHALLENGE.puzzleImageHint")}
          />
        )}
      </form.Field>
      <PointText form={form} language={language} name="challenge.puzzle.description" />
      <div className="grid gap-5 tablet:grid-cols-2">
        <form.Field name="challenge.puzzle.size">
          {(field) => (
            <FormField field={field} group label={t("POINT_FIELDS.challenge.puzzle.size")}>
              {({ value, onValueChange, ...control }) => (
                <SegmentedControl
                  {...control}
                  value={String(value)}
                  onValueChange={(chosen) =>
                    onValueChange(PUZZLE_SIZES.find((size) => String(size) === chosen) ?? value)
                  }
                  options={PUZZLE_SIZES.map((size) => ({
                    value: String(size),
                    label: `${size} × ${size}`,
                  }))}
                />
              )}
            </FormField>
          )}
        </form.Field>
        <ScoreField form={form} name="challenge.puzzle.score" />
      </div>
    </>
  );
}
