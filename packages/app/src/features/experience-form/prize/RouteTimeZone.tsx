import { timeZoneInWords } from "@panel/domain/time-zone";
import { useStore } from "@tanstack/react-form";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { experienceRecord } from "../../../route/queries.ts";
import { recordTimeZone } from "../../../route/record-time-zone.ts";
import type { ExperienceFormApi } from "../use-experience-form.ts";

/** The middle of a day that is written as `2026-05-01`; now where it is none yet. */
function noonOf(day: string): Date {
  const noon = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(noon.getTime()) ? new Date() : noon;
}

/** Says in which time zone the days and hours of the prize are meant: that of the route's place. */
export function RouteTimeZone({
  form,
  experienceId,
}: {
  form: ExperienceFormApi;
  /** 0 until the experience is saved. */
  experienceId: number;
}) {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(experienceRecord(experienceId));
  const pickup = useStore(form.store, (state) => state.values.prize.pickup.place);
  const timeZone = recordTimeZone(data?.mappoints ?? [], pickup);
  const day = useStore(form.store, (state) => state.values.prize.pickup.firstDay);
  const name = timeZoneInWords(timeZone, i18n.language, noonOf(day));
  const zone = name !== timeZone ? `${name}, ${timeZone}` : timeZone;
  return (
    <p className="-mt-2 text-caption text-ink-muted tablet:col-span-2">
      {t("FORM.prizeTimeZone", { zone })}
    </p>
  );
}
