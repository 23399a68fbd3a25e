import { copyName } from "@panel/domain/experience/state";
import { driftingPlaces, driftOf, type IsCorrection } from "@panel/domain/texts/drift";
import {
  outdatedSources,
  SOURCE_LANGUAGE,
  type Outdated,
  type TextInLanguage,
} from "@panel/domain/texts/texts";
import type { Route, RouteComparison } from "@panel/domain/versions/compare";
import type { Db } from "../db/connection.ts";
import { deleteOutdated, listOutdated, putOutdated } from "./drift-repository.ts";

/** Notes which translations a save has made outdated, and which it has not left so; belongs into its transaction. */
export async function keepDrift(
  transaction: Db,
  experienceId: number,
  comparison: RouteComparison,
  after: Pick<Route, "experience">,
  isCorrection: IsCorrection | undefined,
): Promise<void> {
  const places = driftingPlaces(comparison);
  if (places.length === 0) return;
  const known = outdatedSources(await listOutdated(transaction, experienceId, places));
  const { outdated, settled } = driftOf(comparison, after, known, isCorrection);
  await deleteOutdated(transaction, experienceId, settled);
  await putOutdated(transaction, experienceId, outdated);
}

/**
 * A copy's translations are as outdated as those of the original.
 * @param points ids of the copied points by those of the originals
 */
export async function copyDrift(
  transaction: Db,
  fromId: number,
  toId: number,
  points: ReadonlyMap<number, number>,
): Promise<void> {
  const outdated = await listOutdated(transaction, fromId);
  await putOutdated(
    transaction,
    toId,
    outdated.flatMap((each): Outdated[] => {
      if (each.point === undefined) return [{ ...each, source: sourceInCopy(each) }];
      const point = points.get(each.point);
      return point === undefined ? [] : [{ ...each, point }];
    }),
  );
}

/** A copy is called a copy in every language. */
const sourceInCopy = ({ path, source }: Outdated) =>
  path === "name" ? copyName(source, SOURCE_LANGUAGE) : source;

/** The outdated translations of an experience, and of deleted points of it. */
export const outdatedOf = (db: Db, experienceId: number): Promise<Outdated[]> =>
  listOutdated(db, experienceId);

/** These translations are right for the present source; belongs into a transaction that has locked the experience. */
export async function settle(
  transaction: Db,
  experienceId: number,
  translations: readonly TextInLanguage[],
): Promise<void> {
  await deleteOutdated(transaction, experienceId, translations);
}
