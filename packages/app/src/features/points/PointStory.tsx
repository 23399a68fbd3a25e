import { fieldAt, valueAt } from "@panel/domain/experience/fields";
import { pointFields } from "@panel/domain/experience/point";
import { isUnsavedId } from "@panel/domain/experience/point-rules";
import type { ContentLanguage } from "@panel/domain/languages";
import { textId } from "@panel/domain/texts/texts";
import { useTranslation } from "react-i18next";
import { FieldHelp } from "../../route/help/FieldHelp.tsx";
import { SpokenAudio } from "../../route/speech/SpokenAudio.tsx";
import { TranslatedAsset } from "../../route/translation/TranslatedAsset.tsx";
import { isSectionWritten } from "./section-written.ts";
import { PointPart } from "./PointPart.tsx";
import { PointText } from "./PointText.tsx";
import type { PointFormApi } from "./use-point-form.ts";

const MEDIA = ["story.image", "story.audio"] as const;

interface PointStoryProps {
  form: PointFormApi;
  language: ContentLanguage;
  experienceId: number;
  /** Above a million for a new one. */
  pointId: number;
}

/** Section for the story of the point. Starts open if the reader left it so, or if the point has a story. */
export function PointStory({ form, language, experienceId, pointId }: PointStoryProps) {
  const { t } = useTranslation();
  const common = { form, language };
  return (
    <PointPart
      form={form}
      part="story"
      title={t("POINTS.story")}
      hint={t("POINTS.storyHint")}
      isWritten={() => isSectionWritten(form.state.values, "story.")}
    >
      <div className="grid gap-5">
        <PointText {...common} name="story.title" />
        <PointText {...common} name="story.text" />
        <div className="grid gap-5 tablet:grid-cols-2">
          {MEDIA.map((name) => (
            <form.Field key={`${name} ${language}`} name={`${name}.${language}`}>
              {(field) => (
                <TranslatedAsset
                  field={field}
                  language={language}
                  read={(code) => Number(valueAt(form.state.values, `${name}.${code}`))}
                  write={(code, id) => form.setFieldValue(`${name}.${code}`, id)}
                  type={fieldAt(pointFields, name).asset?.type ?? "image"}
                  label={t(`POINT_FIELDS.${name}`)}
                  labelEnd={<FieldHelp of="point" path={name} label={t(`POINT_FIELDS.${name}`)} />}
                />
              )}
            </form.Field>
          ))}
          <div className="tablet:col-span-2 empty:hidden">
            <form.Subscribe selector={({ values }) => values.story.audio[language]}>
              {(audio) => (
                <SpokenAudio
                  experienceId={experienceId}
                  textId={
                    isUnsavedId(pointId)
                      ? undefined
                      : textId({ point: pointId, path: "story.text" })
                  }
                  language={language}
                  store={form.store}
                  textOf={(values) => valueAt(values, `story.text.${language}`) as string}
                  name={() => form.state.values.name[language] || form.state.values.name.cas}
                  audio={audio}
                  onRecorded={(made) => form.setFieldValue(`story.audio.${language}`, made)}
                />
              )}
            </form.Subscribe>
          </div>
        </div>
      </div>
    </PointPart>
  );
}
