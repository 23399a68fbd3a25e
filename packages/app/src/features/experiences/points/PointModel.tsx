import { CONTENT_LANGUAGES, type ContentLanguage } from "@panel/domain/languages";
import { ANIMATIONS, MODEL_TITLE_MAX } from "@panel/domain/map-point";
import { FormField } from "@panel/ui/form";
import { RadioGroup } from "@panel/ui/radio-group";
import { Section } from "@panel/ui/section";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AssetFormField } from "../../../shared/assets/AssetFormField.tsx";
import { PointText } from "./PointText.tsx";
import type { PointForm } from "./use-point-form.ts";

/** The 3D model that stands at the point in augmented reality. Open where there is one. */
export function PointModel({ form, language }: { form: PointForm; language: ContentLanguage }) {
  const { t } = useTranslation();
  const [stands] = useState(() => {
    const { model, modelTitle } = form.state.values;
    return model > 0 || CONTENT_LANGUAGES.some((code) => modelTitle[code] !== "");
  });
  return (
    <Section
      id="point-model"
      level={4}
      title={t("POINTS.ar")}
      hint={t("POINTS.arHint")}
      defaultOpen={stands}
    >
      <div className="grid gap-5">
        <form.Field name="model">
          {(field) => <AssetFormField field={field} kind="model" label={t("POINTS.model")} />}
        </form.Field>
        <PointText
          form={form}
          language={language}
          name="modelTitle"
          label={t("POINTS.modelTitle")}
          max={MODEL_TITLE_MAX}
        />
        <form.Field name="animation">
          {(field) => (
            <FormField field={field} group label={t("POINTS.animation")}>
              {({ value, onValueChange, ...control }) => (
                <RadioGroup
                  {...control}
                  value={value}
                  onValueChange={(chosen) =>
                    onValueChange(ANIMATIONS.find((each) => each === chosen) ?? "0")
                  }
                  options={ANIMATIONS.map((each) => ({
                    value: each,
                    label: t(`POINTS.animations.${each}`),
                  }))}
                />
              )}
            </FormField>
          )}
        </form.Field>
      </div>
    </Section>
  );
}
