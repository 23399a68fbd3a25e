import { placedPosition } from "@panel/domain/experience/position";
import { routeTimeZone } from "@panel/domain/time-zone";
import { useStore } from "@tanstack/react-form";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { experienceRecord } from "../../../route/queries.ts";
import type { ExperienceFormApi } from "../use-experience-form.ts";

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
  const [point] = data?.mappoints ?? [];
  const place =
    placedPosition(pickup) ??
    placedPosition(point && { lat: point.Latitude, lon: point.Longitude });
  const timeZone = routeTimeZone(place);
  const name = new Intl.DateTimeFormat(i18n.language, { timeZone, timeZoneName: "longGeneric" })
    .formatToParts(0)
    .find(({ type }) => type === "timeZoneName")?.value;
  const zone = name && name !== timeZone ? `${name}, ${timeZone}` : timeZone;
  return (
    <p className="-mt-2 text-caption text-ink-muted tablet:col-span-2">
      {t("FORM.prizeTimeZone", { zone })}
    </p>
  );
}
