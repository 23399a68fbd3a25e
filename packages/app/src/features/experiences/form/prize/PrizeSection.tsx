import { GYMKHANA_TEXT_MAX, PRIZE_NAME_MAX } from "@panel/domain/gymkhana";
import type { ContentLanguage } from "@panel/domain/languages";
import { defaultPickup, type Pickup } from "@panel/domain/prize";
import { Section } from "@panel/ui/section";
import { Switch } from "@panel/ui/switch";
import { useStore } from "@tanstack/react-form";
import { useTranslation } from "react-i18next";
import { AssetPerLanguage } from "../AssetPerLanguage.tsx";
import { useSectionState } from "../section-state.ts";
import { TranslatedField } from "../TranslatedField.tsx";
import type { ExperienceForm } from "../use-experience-form.ts";
import type { OptionalState } from "../use-form-progress.ts";
import { isPickupOpen } from "./delivery.ts";
import { PrizeDelivery } from "./PrizeDelivery.tsx";

interface PrizeSectionProps {
  form: ExperienceForm;
  language: ContentLanguage;
  /** Undefined while there is no prize. */
  state: OptionalState;
  /** 0 until the experience is saved. */
  experienceId: number;
}

/** What is won at the end and how it is handed over, when there is a prize. */
export function PrizeSection({ form, language, state, experienceId }: PrizeSectionProps) {
  const { t } = useTranslation();
  const enabled = useStore(form.store, (all) => all.values.prizeEnabled);
  const common = { form, language };

  const proposePickup = () => {
    if (!isPickupOpen(form.state.values)) return;
    for (const [field, text] of Object.entries(defaultPickup(new Date()))) {
      form.setFieldValue(field as keyof Pickup, text as string);
    }
  };

  return (
    <Section
      className="scroll-mt-28"
      id="prize"
      title={t("FORM.prizeTitle")}
      hint={t("FORM.prizeHint")}
      {...useSectionState(state)}
    >
      <div className="grid gap-5">
        <form.Field name="prizeEnabled">
          {(field) => (
            <Switch
              label={t("FORM.prizeEnabled")}
              checked={field.state.value}
              onCheckedChange={(checked) => {
                if (checked) proposePickup();
                field.handleChange(checked);
              }}
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
            <PrizeDelivery form={form} experienceId={experienceId} />
          </>
        )}
      </div>
    </Section>
  );
}
