import type { GymkhanaRecord } from "@panel/api-client/panel";
import { challengeParts, scoresOf, type ChallengeKind } from "@panel/domain/experience/challenge";
import { pointFields, type Point } from "@panel/domain/experience/point";
import { fromPointRecord } from "@panel/domain/experience/point-record";
import { isBlank, pathsOf, valueAt } from "@panel/domain/experience/fields";
import { CONTENT_LANGUAGES, type ContentLanguage } from "@panel/domain/languages";

/** What the list of points shows of one beside its name. */
export interface PointFacts {
  kind: ChallengeKind;
  /** The points that its challenge gives. */
  score: number;
  /** Languages without a text that another language has. */
  lacks: readonly ContentLanguage[];
}

type Parts = Pick<
  GymkhanaRecord,
  "mappoints" | "mappointstory" | "mappointardesc" | "mappointMinigames"
>;

const TEXTS = pathsOf(pointFields, ["text", "words"], true);

/** Texts of the games that are not in force are kept and not shown. */
function isShown(path: string, kind: ChallengeKind): boolean {
  const [part, game = ""] = path.split(".");
  return part !== "challenge" || !(game in challengeParts) || game === kind;
}

function lacking(point: Point): ContentLanguage[] {
  const paths = TEXTS.filter((path) => isShown(path, point.challenge.kind));
  const written = (path: string, language: ContentLanguage) =>
    !isBlank(valueAt(point, `${path}.${language}`));
  const begun = paths.filter((path) => CONTENT_LANGUAGES.some((code) => written(path, code)));
  return CONTENT_LANGUAGES.filter((code) => begun.some((path) => !written(path, code)));
}

function byPoint<Row extends { IdMappoint: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const row of rows) found.set(row.IdMappoint, [...(found.get(row.IdMappoint) ?? []), row]);
  return found;
}

/** The facts of each point of an experience, by its id. */
export function pointFacts(record: Parts): Map<number, PointFacts> {
  const stories = byPoint(record.mappointstory);
  const models = byPoint(record.mappointardesc);
  const games = byPoint(record.mappointMinigames);
  return new Map(
    record.mappoints.map((each) => {
      const point = fromPointRecord(each, {
        mappointstory: stories.get(each.IdPoint) ?? [],
        mappointardesc: models.get(each.IdPoint) ?? [],
        mappointMinigames: games.get(each.IdPoint) ?? [],
      });
      const { kind } = point.challenge;
      const score = scoresOf(point.challenge).won;
      return [each.IdPoint, { kind, score, lacks: lacking(point) }];
    }),
  );
}
