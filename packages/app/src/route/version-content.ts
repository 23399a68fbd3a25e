import { getGymkhanaVersion, type GymkhanaAsset } from "@panel/api-client/panel";
import { experienceFields } from "@panel/domain/experience/experience";
import { pointFields } from "@panel/domain/experience/point";
import { completed } from "@panel/domain/experience/fields";
import type { Route } from "@panel/domain/versions/compare";
import { queryOptions } from "@tanstack/react-query";
import { panelApi } from "../shared/connections.ts";
import { experienceKeys } from "./queries.ts";

export const versionKeys = (id: number) => [...experienceKeys.all, "versions", id] as const;

/** What a version holds, with its assets that are still there. */
export interface VersionContent {
  route: Route;
  assets: ReadonlyMap<number, GymkhanaAsset>;
}

/** What a version holds never changes. */
export const versionContent = (id: number, number: number) =>
  queryOptions({
    queryKey: [...versionKeys(id), "content", number],
    queryFn: async ({ signal }): Promise<VersionContent> => {
      const { experience, points, library } = await getGymkhanaVersion(
        panelApi,
        { gymId: id, number },
        { signal },
      );
      return {
        route: {
          experience: completed(experienceFields, experience),
          points: points.map((each) => ({
            id: each.id,
            point: completed(pointFields, each.point),
          })),
        },
        assets: new Map(library.map((asset) => [asset.Id, asset])),
      };
    },
    staleTime: Infinity,
    enabled: number > 0,
  });
