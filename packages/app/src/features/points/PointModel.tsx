import { ANIMATIONS } from "@panel/domain/experience/point";
import type { ContentLanguage } from "@panel/domain/languages";
import { FormField } from "@panel/ui/form";
import { RadioGroup } from "@panel/ui/radio-group";
import { useStore } from "@tanstack/react-form";
import { useTranslation } from "react-i18next";
import { AssetFormField } from "../../shared/assets/AssetFormField.tsx";
import { FieldHelp } from "../../route/help/FieldHelp.tsx";
import { isSectionWritten } from "./section-written.ts";
import { PointClip } from "./PointClip.tsx";
import { PointInSpace } from "./PointInSpace.tsx";
import { PointPart } from "./PointPart.tsx";
import { PointText } from "./PointText.tsx";
import type { PointFormApi } from "./use-point-form.ts";

/** Section for the 3D model shown at the point in augmented reality. Starts open if the reader left it so, or if the point has a model. */
export function PointModel({ form, language }: { form: PointFormApi; language: ContentLanguage }) {
  const { t } = useTranslation();
  const clip = useStore(form.store, (state) => state.values.model.clip);
  return (
    <PointPart
      form={form}
      part="model"
      title={t("POINTS.ar")}
      hint={t("POINTS.arHint")}
      isWritten={() => isSectionWritten(form.state.values, "model.")}
    >
      <div className="grid gap-5">
        <form.Field name="model.asset">
          {(field) => (
            <AssetFormField
              field={field}
              type="model"
              clip={clip}
              label={t("POINT_FIELDS.model.asset")}
              labelEnd={
                <FieldHelp of="point" path="model.asset" label={t("POINT_FIELDS.model.asset")} />
              }
            />
          )}
        </form.Field>
        <PointInSpace form={form} />
        <PointText form={form} language={language} name="model.title" />
        <form.Field name="model.animation">
          {(field) => (
            <FormField
              field={field}
              group
              label={t("POINT_FIELDS.model.animation")}
              labelEnd={
                <FieldHelp
                  of="point"
                  path="model.animation"
                  label={t("POINT_FIELDS.model.animation")}
                />
              }
            >
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
        <PointClip form={form} />
      </div>
    </PointPart>
  );
}
