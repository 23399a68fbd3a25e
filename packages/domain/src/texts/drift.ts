import type { Point } from "../experience/point.ts";
import { isBlank, valueAt } from "../experience/fields.ts";
import type { ContentLanguage } from "../languages.ts";
import type { Route, RouteComparison, ValueChange } from "../versions/compare.ts";
import {
  isTranslatedText,
  outdatedKey,
  POINT_TEXT_FIELDS,
  SOURCE_LANGUAGE,
  TARGET_LANGUAGES,
  textId,
  writtenText,
  type Outdated,
  type OutdatedSources,
  type TextInLanguage,
  type TextPlace,
} from "./texts.ts";

/*
 * A translation remembers the source that it was made from. Only of outdated ones is it written down: of all others it is
 * the present source. What a save sets or changes is made from the source as it is in that save.
 */

/** Whether a save only corrects the source at this place, so that its translations stay valid. */
export type IsCorrection = (place: TextPlace) => boolean;

/** What a save changes of what is known of outdated translations. */
export interface Drift {
  /** By now outdated, from the source that each was made from. */
  outdated: Outdated[];
  /** No longer outdated: translated anew, gone, or their source is again what it was. */
  settled: TextInLanguage[];
}

/** Where a save can change what is outdated: ids of points, and undefined for the experience itself. */
export function driftingPlaces({ experience, points }: RouteComparison): (number | undefined)[] {
  const drifting = points.filter(
    (each) =>
      (each.state === "added" && isTranslated(each.after.point)) ||
      (each.state === "changed" && each.changes.some(isText)),
  );
  return [...(experience.some(isText) ? [undefined] : []), ...drifting.map(({ id }) => id)];
}

const isTranslated = (point: Point) =>
  POINT_TEXT_FIELDS.some(({ path }) =>
    TARGET_LANGUAGES.some((language) => !isBlank(valueAt(point, `${path}.${language}`))),
  );

const isText = ({ field }: ValueChange) => isTranslatedText(field);

/**
 * What a save changes of it.
 * @param experience as it is after the save
 * @param known what was outdated before
 */
export function driftOf(
  { experience: changes, points }: RouteComparison,
  { experience }: Pick<Route, "experience">,
  known: OutdatedSources,
  isCorrection: IsCorrection = () => false,
): Drift {
  const drift: Drift = { outdated: [], settled: [] };
  const judge = (point: number | undefined, model: unknown, of: readonly ValueChange[]) => {
    for (const path of new Set(of.filter(isText).map(({ fieldPath }) => fieldPath))) {
      const changed = new Map(
        of.flatMap(({ fieldPath, language, before }) =>
          fieldPath === path && language ? [[language, writtenText(before)] as const] : [],
        ),
      );
      judgeText({ point, path }, model, changed, known, isCorrection, drift);
    }
  };
  judge(undefined, experience, changes);
  for (const each of points) {
    if (each.state === "changed") judge(each.id, each.after.point, each.changes);
    // A deleted point that comes back has what it had.
    if (each.state === "added") {
      for (const { path } of POINT_TEXT_FIELDS) {
        const place = { point: each.id, path };
        judgeText(place, each.after.point, new Map(), known, isCorrection, drift);
      }
    }
  }
  return drift;
}

/** @param changed what the text was before in those languages in which the save has changed it */
function judgeText(
  place: TextPlace,
  model: unknown,
  changed: ReadonlyMap<ContentLanguage, string>,
  known: OutdatedSources,
  isCorrection: IsCorrection,
  drift: Drift,
): void {
  const textIn = (language: ContentLanguage) =>
    writtenText(valueAt(model, `${place.path}.${language}`));
  const source = textIn(SOURCE_LANGUAGE);
  const sourceBefore = changed.get(SOURCE_LANGUAGE);
  for (const language of TARGET_LANGUAGES) {
    const madeFrom = known.get(outdatedKey(textId(place), language));
    const isNew = changed.has(language) || isBlank(textIn(language));
    const moved = sourceBefore === undefined || isCorrection(place) ? undefined : sourceBefore;
    const from = isNew ? undefined : (madeFrom ?? moved);
    // What was written before there was a source is no translation of it.
    const isOutdated = from !== undefined && from !== source && !isBlank(from);
    if (isOutdated) {
      if (from !== madeFrom) drift.outdated.push({ ...place, language, source: from });
    } else if (madeFrom !== undefined) drift.settled.push({ ...place, language });
  }
}
