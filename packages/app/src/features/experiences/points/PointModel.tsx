import { ANIMATIONS } from "@panel/domain/experience/point";
import type { ContentLanguage } from "@panel/domain/languages";
import { FormField } from "@panel/ui/form";
import { RadioGroup } from "@panel/ui/radio-group";
import { Section } from "@panel/ui/section";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AssetFormField } from "../../../shared/assets/AssetFormField.tsx";
import { isSectionWritten } from "./section-written.ts";
import { PointText } from "./PointText.tsx";
import type { PointFormApi } from "./use-point-form.ts";

/** Section for the 3D model shown at the point in augmented reality. Starts open if the point has a model. */
export function PointModel({ form, language }: { form: PointFormApi; language: ContentLanguage }) {
  const { t } = useTranslation();
  const [stands] = useState(() => isSectionWritten(form.state.values, "model."));
  return (
    <Section
      id="point-model"
      level={4}
      title={t("POINTS.ar")}
      hint={t("POINTS.arHint")}
      defaultOpen={stands}
    >
      <div className="grid gap-5">
        <form.Field name="model.asset">
          {(field) => (
            <AssetFormField field={field} type="model" label={t("POINT_FIELDS.model.asset")} />
          )}
        </form.Field>
        <PointText form={form} language={language} name="model.title" />
        <form.Field name="model.animation">
          {(field) => (
            <FormField field={field} group label={t("POINT_FIELDS.model.animation")}>
              {({ value, onValueChange, ...control }) => (
                <RadioGroup
                  {...control}
                  value={value}
                  onValueChange={(chosen) =>
                    onValueChange(ANIMATIONS.find((each) => each === chosen) ?? value)
                  }
                  options={ANIMATIONS.map((each) => ({
                    value: each,
                    label: t(`POINT_CHOICES.model.animation.${each}`),
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
