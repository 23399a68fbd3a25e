import { fieldAt } from "@panel/domain/experience/rows";
import { pointFields } from "@panel/domain/experience/point";
import type { ContentLanguage } from "@panel/domain/languages";
import { Section } from "@panel/ui/section";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AssetFormField } from "../../../shared/assets/AssetFormField.tsx";
import { isSectionWritten } from "./section-written.ts";
import { PointText } from "./PointText.tsx";
import type { PointFormApi } from "./use-point-form.ts";

const MEDIA = ["story.image", "story.audio"] as const;

/** Section for the story of the point. Starts open if the point has a story. */
export function PointStory({ form, language }: { form: PointFormApi; language: ContentLanguage }) {
  const { t } = useTranslation();
  const [told] = useState(() => isSectionWritten(form.state.values, "story."));
  const common = { form, language };
  return (
    <Section
      id="point-story"
      level={4}
      title={t("POINTS.story")}
      hint={t("POINTS.storyHint")}
      defaultOpen={told}
    >
      <div className="grid gap-5">
        <PointText {...common} name="story.title" />
        <PointText {...common} name="story.text" multiline />
        <div className="grid gap-5 tablet:grid-cols-2">
          {MEDIA.map((name) => (
            <form.Field key={`${name} ${language}`} name={`${name}.${language}`}>
              {(field) => (
                <AssetFormField
                  field={field}
                  type={fieldAt(pointFields, name).asset?.type ?? "image"}
                  label={t(`POINT_FIELDS.${name}`)}
                />
              )}
            </form.Field>
          ))}
        </div>
      </div>
    </Section>
  );
}
