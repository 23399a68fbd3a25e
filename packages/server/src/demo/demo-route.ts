import type { ExperienceChanges } from "@panel/domain/experience/experience";
import type { PointChanges } from "@panel/domain/experience/point";
import { CONTENT_LANGUAGES } from "@panel/domain/languages";
import type { DemoAssets } from "./library.ts";

/** What somebody has changed in a route that was there already. */
export interface DemoEdit {
  /** The e-mail of who did. */
  by: string;
  /** Days ago, and the hour. */
  at: readonly [days: number, hour: number];
  device?: "phone" | "tablet";
  /** The place in the route of a point; left out: the experience itself. */
  point?: number;
  path: string;
  /** What stood there before. */
  before: string | number;
  /** Of the version. */
  name?: string;
}

export interface DemoRoute {
  experience: ExperienceChanges;
  points: PointChanges[];
  /** What of the demo's library stands in which field, by its path; a star stands for each language. */
  assets: Record<string, keyof DemoAssets>;
  /** The same for its points, by their place in the route. */
  pointAssets: Record<number, Record<string, keyof DemoAssets>>;
  /** Which point opens after which, by their places in the route. */
  opensAfter?: Readonly<Record<number, number>>;
  /** Which point closes once which was visited. */
  closesAfter?: Readonly<Record<number, number>>;
  /** Not finished: it stays inactive, and nobody has played it. */
  isDraft?: true;
  /** The places in the route of the points at which the demo's chatbot answers. */
  chatbotAt: readonly number[];
  /** How it became what it is, the earliest change first. */
  edits?: readonly DemoEdit[];
}

/** The assets of a route by their paths, each path with its language. */
export function assetsByPath(
  assets: Readonly<Record<string, keyof DemoAssets>> = {},
): [path: string, asset: keyof DemoAssets][] {
  return Object.entries(assets).flatMap(([path, asset]) =>
    path.endsWith("*")
      ? CONTENT_LANGUAGES.map((language): [string, keyof DemoAssets] => [
          path.replace("*", language),
          asset,
        ])
      : [[path, asset]],
  );
}

/**
 * On which points one depends.
 * @param place its place in the route
 * @param ids of the points of the route, in their order
 */
export function dependenciesOf(
  { opensAfter = {}, closesAfter = {} }: DemoRoute,
  place: number,
  ids: readonly number[],
): PointChanges {
  const [after, until] = [opensAfter[place], closesAfter[place]];
  return {
    ...(after === undefined ? {} : { activationDependency: ids[after] ?? 0 }),
    ...(until === undefined ? {} : { deactivationDependency: ids[until] ?? 0 }),
  };
}
