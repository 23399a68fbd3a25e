import {
  PRIZE_DELIVERIES,
  SCHEDULES,
  type PrizeDelivery as Delivery,
} from "@panel/domain/experience/prize";
import { addWords } from "@panel/i18n/parts";
import { FormField } from "@panel/ui/form";
import { RadioGroup } from "@panel/ui/radio-group";
import { useStore } from "@tanstack/react-form";
import { useTranslation } from "react-i18next";
import { FieldHelp } from "../../../route/help/FieldHelp.tsx";
import { fetchedPart } from "../../../shared/fetched-part.tsx";
import type { ExperienceFormApi } from "../use-experience-form.ts";
import { PickupPlace } from "./PickupPlace.tsx";
import { PickupSchedule } from "./PickupSchedule.tsx";
import { PrizeDay } from "./PrizeDay.tsx";
import { RouteTimeZone } from "./RouteTimeZone.tsx";
import { PrizeNumber } from "./PrizeNumber.tsx";

/** Fetched by those alone whose prize is drawn. */
const LotteryDraw = fetchedPart(async () => {
  const [module] = await Promise.all([import("./LotteryDraw.tsx"), addWords("lottery")]);
  return module.LotteryDraw;
}, null);

interface PrizeDeliveryProps {
  form: ExperienceFormApi;
  /** 0 until the experience is saved. */
  experienceId: number;
  /** Of the experience; blank where it has none. */
  city: string;
}

/** How winners get the prize: picked up in its days, hours and place, or drawn on a day. */
export function PrizeDelivery({ form, experienceId, city }: PrizeDeliveryProps) {
  const { t } = useTranslation();
  const delivery = useStore(form.store, (state) => state.values.prize.delivery);
  const [morning, afternoon] = SCHEDULES;
  return (
    <div className="grid gap-6 border-t border-line pt-6">
      <div className="grid gap-5 tablet:grid-cols-2">
        <form.Field name="prize.delivery">
          {(field) => (
            <FormField
              field={field}
              group
              label={t("EXPERIENCE_FIELDS.prize.delivery")}
              labelEnd={
                <FieldHelp
                  of="experience"
                  path="prize.delivery"
                  label={t("EXPERIENCE_FIELDS.prize.delivery")}
                />
              }
            >
              {({ onValueChange, ...control }) => (
                <RadioGroup
                  {...control}
                  onValueChange={(chosen) => onValueChange(chosen as Delivery)}
                  options={PRIZE_DELIVERIES.map((value) => ({
                    value,
                    label: t(`EXPERIENCE_CHOICES.prize.delivery.${value}`),
                    hint: t(`FORM.prizeDeliveryHints.${value}`),
                  }))}
                />
              )}
            </FormField>
          )}
        </form.Field>
        <PrizeNumber form={form} of="prize.score" />
      </div>
      {delivery === "lottery" ? (
        <div className="grid gap-5 tablet:grid-cols-2">
          <PrizeDay form={form} name="prize.lotteryDay" />
          <RouteTimeZone form={form} experienceId={experienceId} />
          {experienceId > 0 && <LotteryDraw experienceId={experienceId} />}
        </div>
      ) : (
        <>
          <div className="grid gap-5 tablet:grid-cols-2">
            <PrizeDay form={form} name="prize.pickup.firstDay" />
            <PrizeDay form={form} name="prize.pickup.lastDay" />
            <PickupSchedule form={form} schedule={morning} label={t("FORM.prizeAm")} />
            <PickupSchedule form={form} schedule={afternoon} label={t("FORM.prizePm")} />
            <p className="-mt-2 text-caption text-ink-muted tablet:col-span-2">
              {t("FORM.prizeTimesHint")}
            </p>
            <RouteTimeZone form={form} experienceId={experienceId} />
            <PrizeNumber form={form} of="prize.stock" />
          </div>
          <PickupPlace form={form} experienceId={experienceId} city={city} />
        </>
      )}
    </div>
  );
}
