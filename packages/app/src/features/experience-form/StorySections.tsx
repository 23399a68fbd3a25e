import { valueAt } from "@panel/domain/experience/fields";
import type { ContentLanguage } from "@panel/domain/languages";
import { textId } from "@panel/domain/texts/texts";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { SpokenAudio } from "../../route/speech/SpokenAudio.tsx";
import { AssetCreditsButton } from "./credits/AssetCreditsButton.tsx";
import { AssetPerLanguage } from "./AssetPerLanguage.tsx";
import { FormSection } from "./FormSection.tsx";
import { TranslatedField } from "./TranslatedField.tsx";
import type { ExperienceFormApi } from "./use-experience-form.ts";
import type { SectionProgress } from "./use-form-progress.ts";

interface SavedSectionProps extends SectionProps {
  /** 0 until it is saved. */
  experienceId: number;
}

interface SectionProps extends SectionProgress {
  form: ExperienceFormApi;
  language: ContentLanguage;
}

/** Texts, images and audios shown when the experience begins. */
export const StorySection = memo(function StorySection({
  form,
  language,
  experienceId,
  state,
  lacking,
}: SavedSectionProps) {
  const { t } = useTranslation();
  const common = { form, language };
  return (
    <FormSection
      id="story"
      title={t("FORM.storyTitle")}
      hint={t("FORM.storyHint")}
      state={state}
      lacking={lacking}
    >
      <div className="grid gap-5">
        <TranslatedField {...common} name="story.text" />
        <div className="grid gap-5 tablet:grid-cols-2">
          <AssetPerLanguage {...common} name="story.image" />
          <AssetPerLanguage {...common} name="story.audio" />
          <div className="tablet:col-start-2 empty:hidden">
            <form.Subscribe selector={({ values }) => values.story.audio[language]}>
              {(audio) => (
                <SpokenAudio
                  experienceId={experienceId}
                  textId={
                    experienceId > 0 ? textId({ point: undefined, path: "story.text" }) : undefined
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
    </FormSection>
  );
});

/** The credits, shown at the end of the experience. */
export const CreditsSection = memo(function CreditsSection({
  form,
  language,
  experienceId,
  state,
  lacking,
}: SavedSectionProps) {
  const { t } = useTranslation();
  const common = { form, language };
  return (
    <FormSection
      id="credits"
      title={t("FORM.creditsTitle")}
      hint={t("FORM.creditsHint")}
      action={experienceId > 0 && <AssetCreditsButton experienceId={experienceId} />}
      state={state}
      lacking={lacking}
    >
      <div className="grid gap-5">
        <TranslatedField {...common} name="credits.text" />
        <AssetPerLanguage {...common} name="credits.image" />
      </div>
    </FormSection>
  );
});
