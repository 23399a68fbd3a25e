import type { Publication } from "@panel/api-client/visits";

/** What keeps visitors from starting, in the order in which it is told. */
export type Obstacle = "published" | "active" | "openOnWeb" | "opensOn" | "closesOn";

/**
 * What keeps visitors from starting a visit; empty where they can.
 * @param today where the route is, `YYYY-MM-DD`
 */
export function obstaclesOf({ published, settings }: Publication, today: string): Obstacle[] {
  const { active, openOnWeb, opensOn, closesOn } = settings;
  const stands: Record<Obstacle, boolean> = {
    published: published === null,
    active: !active,
    openOnWeb: !openOnWeb,
    opensOn: opensOn !== "" && today < opensOn,
    closesOn: closesOn !== "" && today > closesOn,
  };
  return (Object.keys(stands) as Obstacle[]).filter((obstacle) => stands[obstacle]);
}
