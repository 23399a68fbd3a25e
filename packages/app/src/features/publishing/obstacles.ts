import type { Publication } from "@panel/api-client/visits";
import { localDay } from "@panel/domain/lottery/draw";

/** What keeps visitors from starting, in the order in which it is told. */
export type Obstacle = "published" | "active" | "openOnWeb" | "opensOn" | "closesOn";

/**
 * What keeps visitors from starting a visit; empty where they can.
 * @param now in ms since 1970
 * @param savedZone IANA time zone of the saved points, by which its days go until it is published
 */
export function obstaclesOf(
  { published, settings }: Publication,
  now: number,
  savedZone: string,
): Obstacle[] {
  const { active, openOnWeb, opensOn, closesOn, timeZone = savedZone } = settings;
  const today = localDay(now, timeZone);
  const stands: Record<Obstacle, boolean> = {
    published: published === null,
    active: !active,
    openOnWeb: !openOnWeb,
    opensOn: opensOn !== "" && today < opensOn,
    closesOn: closesOn !== "" && today > closesOn,
  };
  return (Object.keys(stands) as Obstacle[]).filter((obstacle) => stands[obstacle]);
}
