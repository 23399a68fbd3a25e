import type { ContentLanguage } from "@panel/domain/languages";
import { defaultPickup, isPickupUnset } from "@panel/domain/experience/prize";
import { Switch } from "@panel/ui/switch";
import { useStore } from "@tanstack/react-form";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { AssetPerLanguage } from "../AssetPerLanguage.tsx";
import { FormSection } from "../FormSection.tsx";
import { TranslatedField } from "../TranslatedField.tsx";
import type { ExperienceFormApi } from "../use-experience-form.ts";
import type { SectionProgress } from "../use-form-progress.ts";
import { PrizeDelivery } from "./PrizeDelivery.tsx";

interface PrizeSectionProps extends SectionProgress {
  form: ExperienceFormApi;
  language: ContentLanguage;
  /** 0 until the experience is saved. */
  experienceId: number;
  /** Of the experience; blank where it has none. */
  city: string;
}

/** The prize at the end of the experience and how it is handed over. */
export const PrizeSection = memo(function PrizeSection({
  form,
  language,
  state,
  lacking,
  experienceId,
  city,
}: PrizeSectionProps) {
  const { t } = useTranslation();
  const enabled = useStore(form.store, (all) => all.values.prize.enabled);
  const common = { form, language };

  const proposePickup = () => {
    const { pickup } = form.state.values.prize;
    if (!isPickupUnset(pickup)) return;
    form.setFieldValue("prize.pickup", { ...pickup, ...defaultPickup(new Date()) });
  };

  return (
    <FormSection
      id="prize"
      title={t("FORM.prizeTitle")}
      hint={t("FORM.prizeHint")}
      state={state}
      lacking={lacking}
    >
      <div className="grid gap-5">
        <form.Field name="prize.enabled">
          {(field) => (
            <div data-field="prize.enabled">
              <Switch
                label={t("EXPERIENCE_FIELDS.prize.enabled")}
                checked={field.state.value}
                onCheckedChange={(checked) => {
                  if (checked) proposePickup();
                  field.handleChange(checked);
                }}
              />
            </div>
          )}
        </form.Field>
        {enabled && (
          <>
            <TranslatedField {...common} name="prize.name" />
            <TranslatedField {...common} name="prize.description" />
            <AssetPerLanguage {...common} name="prize.image" size="full" />
            <PrizeDelivery form={form} experienceId={experienceId} city={city} />
          </>
        )}
      </div>
    </FormSection>
  );
});
