import { CHALLENGE_TEXT_MAX, PUZZLE_SIZES } from "@panel/domain/challenge";
import type { ContentLanguage } from "@panel/domain/languages";
import { FormField } from "@panel/ui/form";
import { SegmentedControl } from "@panel/ui/segmented-control";
import { useTranslation } from "react-i18next";
import { AssetFormField } from "../../../../shared/assets/AssetFormField.tsx";
import { PointText } from "../PointText.tsx";
import type { PointForm } from "../use-point-form.ts";
import { ScoreField } from "./ScoreField.tsx";

/** A square picture, cut into pieces to be put together again. */
export function Puzzle({ form, language }: { form: PointForm; language: ContentLanguage }) {
  const { t } = useTranslation();
  return (
    <>
      <form.Field name="puzzleImage">
        {(field) => (
          <AssetFormField
            field={field}
            kind="image"
            square
            label={t("CHALLENGE.puzzleImage")}
            hint={t("CHALLENGE.puzzleImageHint")}
          />
        )}
      </form.Field>
      <PointText
        form={form}
        language={language}
        name="puzzleText"
        label={t("CHALLENGE.puzzleText")}
        max={CHALLENGE_TEXT_MAX}
        multiline
      />
      <div className="grid gap-5 tablet:grid-cols-2">
        <form.Field name="puzzleSize">
          {(field) => (
            <FormField field={field} group label={t("CHALLENGE.puzzleSize")}>
              {({ value, onValueChange, ...control }) => (
                <SegmentedControl
                  {...control}
                  value={String(value)}
                  onValueChange={(chosen) => onValueChange(Number(chosen))}
                  options={PUZZLE_SIZES.map((size) => ({
                    value: String(size),
                    label: `${size} × ${size}`,
                  }))}
                />
              )}
            </FormField>
          )}
        </form.Field>
        <ScoreField form={form} name="puzzleScore" />
      </div>
    </>
  );
}
