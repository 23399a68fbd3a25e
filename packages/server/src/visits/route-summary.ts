import { isPlaced, type Position } from "@panel/domain/experience/position";
import { experienceLanguages } from "@panel/domain/experience/written-languages";
import { perLanguage, type ContentLanguage, type PerLanguage } from "@panel/domain/languages";
import { openPoints, startPlay } from "@panel/domain/play/play";
import type { PlayRules } from "@panel/domain/play/route";
import type { Route } from "@panel/domain/versions/compare";

/** What lists of routes and heads of pages show of a published version. */
export interface RouteSummary {
  readonly name: PerLanguage<string>;
  readonly description: PerLanguage<string>;
  readonly city: string;
  /** An asset; 0 for none. */
  readonly cover: number;
  readonly language: ContentLanguage;
  readonly languages: readonly ContentLanguage[];
  readonly points: number;
  /** By the check's plan, as minutes are; 0 until the version is prepared. */
  readonly metres: number;
  readonly minutes: number;
  readonly place: Position | null;
  /** Points that a visitor sees on the map at the start, in the author's order. Publications from before have none. */
  readonly stops?: readonly Stop[];
}

interface Stop {
  readonly name: PerLanguage<string>;
  readonly place: Position | null;
}

/** Longest description that programs show. */
const DESCRIPTION = 300;
/** The most stops that programs are told. */
const STOPS = 60;

/** @param rules of the same version */
export function summaryOf({ experience, points }: Route, rules: PlayRules): RouteSummary {
  const positions = points.map(({ point: { position } }) => position);
  return {
    name: experience.name,
    description: perLanguage((each) => experience.description[each].slice(0, DESCRIPTION)),
    city: experience.city,
    cover: experience.image,
    language: experience.language,
    languages: experienceLanguages(experience).written,
    points: points.length,
    metres: 0,
    minutes: 0,
    place: positions.find((position) => position && isPlaced(position)) ?? null,
    stops: stopsOf(points, rules),
  };
}

/** What opens later is a surprise, and is told to nobody in advance. */
function stopsOf(points: Route["points"], rules: PlayRules): Stop[] {
  const open = new Set(openPoints(rules, startPlay(0), 0).map(({ id }) => id));
  return points
    .filter(({ id }) => open.has(id))
    .slice(0, STOPS)
    .map(({ point: { name, position } }) => ({
      name,
      place: position && isPlaced(position) ? position : null,
    }));
}
