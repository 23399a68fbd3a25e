import { GYMKHANA_TEXT_MAX } from "@panel/domain/gymkhana";
import type { ContentLanguage } from "@panel/domain/languages";
import { Section } from "@panel/ui/section";
import { useTranslation } from "react-i18next";
import { AssetPerLanguage } from "./AssetPerLanguage.tsx";
import { useSectionState } from "./section-state.ts";
import { TranslatedField } from "./TranslatedField.tsx";
import type { ExperienceForm } from "./use-experience-form.ts";
import type { OptionalState } from "./use-form-progress.ts";

interface SectionProps {
  form: ExperienceForm;
  language: ContentLanguage;
  /** Undefined while nothing is written there. */
  state: OptionalState;
}

/** What is told and heard when the experience begins. */
export function StorySection({ form, language, state }: SectionProps) {
  const { t } = useTranslation();
  const common = { form, language };
  return (
    <Section
      className="scroll-mt-28"
      id="story"
      title={t("FORM.storyTitle")}
      hint={t("FORM.storyHint")}
      {...useSectionState(state)}
    >
      <div className="grid gap-5">
        <TranslatedField
          {...common}
          name="story"
          optional
          multiline
          max={GYMKHANA_TEXT_MAX}
          label={t("FORM.storyText")}
        />
        <div className="grid gap-5 tablet:grid-cols-2">
          <AssetPerLanguage {...common} name="storyImage" label={t("FORM.storyImage")} />
          <AssetPerLanguage {...common} name="storySound" label={t("FORM.storySound")} />
        </div>
      </div>
    </Section>
  );
}

/** Who made it: shown at the end. */
export function CreditsSection({ form, language, state }: SectionProps) {
  const { t } = useTranslation();
  const common = { form, language };
  return (
    <Section
      className="scroll-mt-28"
      id="credits"
      title={t("FORM.creditsTitle")}
      hint={t("FORM.creditsHint")}
      {...useSectionState(state)}
    >
      <div className="grid gap-5">
        <TranslatedField
          {...common}
          name="credits"
          optional
          multiline
          max={GYMKHANA_TEXT_MAX}
          label={t("FORM.creditsText")}
        />
        <AssetPerLanguage {...common} name="creditsImage" label={t("FORM.creditsImage")} />
      </div>
    </Section>
  );
}
