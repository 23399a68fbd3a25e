import { GYMKHANA_TEXT_MAX } from "@panel/domain/gymkhana";
import { CONTENT_LANGUAGES, type ContentLanguage } from "@panel/domain/languages";
import { STORY_TITLE_MAX } from "@panel/domain/map-point";
import { Section } from "@panel/ui/section";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AssetFormField } from "../../../shared/assets/AssetFormField.tsx";
import { PointText } from "./PointText.tsx";
import type { PointForm } from "./use-point-form.ts";

const MEDIA = { storyImage: "image", storySound: "audio" } as const;

/** What is told at the point. Open where something is told. */
export function PointStory({ form, language }: { form: PointForm; language: ContentLanguage }) {
  const { t } = useTranslation();
  const [told] = useState(() => {
    const { storyTitle, storyText, storyImage, storySound } = form.state.values;
    return CONTENT_LANGUAGES.some(
      (code) => storyTitle[code] || storyText[code] || storyImage[code] || storySound[code],
    );
  });
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
        <PointText
          {...common}
          name="storyTitle"
          label={t("POINTS.storyTitle")}
          max={STORY_TITLE_MAX}
        />
        <PointText
          {...common}
          name="storyText"
          label={t("POINTS.storyText")}
          multiline
          max={GYMKHANA_TEXT_MAX}
        />
        <div className="grid gap-5 tablet:grid-cols-2">
          {(["storyImage", "storySound"] as const).map((name) => (
            <form.Field key={`${name} ${language}`} name={`${name}.${language}`}>
              {(field) => (
                <AssetFormField field={field} kind={MEDIA[name]} label={t(`POINTS.${name}`)} />
              )}
            </form.Field>
          ))}
        </div>
      </div>
    </Section>
  );
}
