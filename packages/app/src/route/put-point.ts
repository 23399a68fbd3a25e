import type { GymkhanaRecord, MapPointRecord } from "@panel/api-client/panel";
import type { QueryClient } from "@tanstack/react-query";
import { changeCached } from "../shared/change-cached.ts";
import { experienceKeys } from "./queries.ts";

/** Puts a point that was just saved into the cached record of its experience, in its place or, if it is new, at the end. */
export function putPoint(
  queryClient: QueryClient,
  experienceId: number,
  saved: MapPointRecord,
): Promise<void> {
  return changeCached<GymkhanaRecord>(queryClient, experienceKeys.record(experienceId), (record) =>
    withPoint(record, saved),
  );
}

export function withPoint<Experience extends GymkhanaRecord>(
  experience: Experience,
  { point, ...saved }: MapPointRecord,
): Experience {
  const { mappoints } = experience;
  const isOther = ({ IdMappoint }: { IdMappoint: number }) => IdMappoint !== point.IdPoint;
  const isKnown = mappoints.some(({ IdPoint }) => IdPoint === point.IdPoint);
  return {
    ...experience,
    mappoints: isKnown
      ? mappoints.map((each) => (each.IdPoint === point.IdPoint ? point : each))
      : [...mappoints, point],
    mappointstory: [...experience.mappointstory.filter(isOther), ...saved.mappointstory],
    mappointardesc: [...experience.mappointardesc.filter(isOther), ...saved.mappointardesc],
    mappointMinigames: [
      ...experience.mappointMinigames.filter(isOther),
      ...saved.mappointMinigames,
    ],
    library: saved.library,
  };
}
