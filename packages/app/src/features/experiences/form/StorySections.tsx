import { GYMKHANA_TEXT_MAX, PRIZE_NAME_MAX } from "@panel/domain/gymkhana";
import type { ContentLanguage } from "@panel/domain/languages";
import { Section } from "@panel/ui/section";
import { Switch } from "@panel/ui/switch";
import { useStore } from "@tanstack/react-form";
import { useTranslation } from "react-i18next";
import { AssetPerLanguage } from "./AssetPerLanguage.tsx";
import { TranslatedField } from "./TranslatedField.tsx";
import type { ExperienceForm } from "./use-experience-form.ts";
import type { OptionalState } from "./use-form-progress.ts";

interface SectionProps {
  form: ExperienceForm;
  language: ContentLanguage;
  /** Undefined while nothing is written there. */
  state: OptionalState;
}

function useStateProps(state: OptionalState) {
  const { t } = useTranslation();
  if (!state) return {};
  return {
    state,
    stateLabel: t(state === "complete" ? "FORM.stateComplete" : "FORM.stateIncomplete"),
  };
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
      {...useStateProps(state)}
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
      {...useStateProps(state)}
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

/** What is won at the end, when there is a prize. */
export function PrizeSection({ form, language, state }: SectionProps) {
  const { t } = useTranslation();
  const enabled = useStore(form.store, (all) => all.values.prizeEnabled);
  const common = { form, language };
  return (
    <Section
      className="scroll-mt-28"
      id="prize"
      title={t("FORM.prizeTitle")}
      hint={t("FORM.prizeHint")}
      {...useStateProps(state)}
    >
      <div className="grid gap-5">
        <form.Field name="prizeEnabled">
          {(field) => (
            <Switch
              label={t("FORM.prizeEnabled")}
              checked={field.state.value}
              onCheckedChange={field.handleChange}
            />
          )}
        </form.Field>
        {enabled && (
          <>
            <TranslatedField
              {...common}
              name="prizeName"
              optional
              max={PRIZE_NAME_MAX}
              label={t("FORM.prizeName")}
            />
            <TranslatedField
              {...common}
              name="prizeDescription"
              optional
              multiline
              max={GYMKHANA_TEXT_MAX}
              label={t("FORM.prizeDescription")}
            />
            <AssetPerLanguage
              {...common}
              name="prizeImage"
              label={t("FORM.prizeImage")}
              size="full"
            />
          </>
        )}
      </div>
    </Section>
  );
}
