import { isPlaced, metresBetween } from "@panel/domain/experience/position";
import { experienceLanguages } from "@panel/domain/experience/written-languages";
import { perLanguage, type ContentLanguage, type PerLanguage } from "@panel/domain/languages";
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
  readonly metres: number;
  readonly minutes: number;
  readonly place: { readonly lat: number; readonly lon: number } | null;
}

/** Longest description that programs show. */
const DESCRIPTION = 300;
/** Metres a minute at 4.5 km/h, and minutes at a point: for its story and its challenge. */
const WALKING_SPEED = 75;
const POINT_MINUTES = 4;

export function summaryOf({ experience, points }: Route): RouteSummary {
  const places = points.flatMap(({ point: { position } }) =>
    position && isPlaced(position) ? [position] : [],
  );
  const metres = places.reduce((sum, place, index) => {
    const before = places[index - 1];
    return before ? sum + metresBetween(before, place) : sum;
  }, 0);
  return {
    name: experience.name,
    description: perLanguage((each) => experience.description[each].slice(0, DESCRIPTION)),
    city: experience.city,
    cover: experience.image,
    language: experience.language,
    languages: experienceLanguages(experience).written,
    points: points.length,
    metres: Math.round(metres),
    minutes: Math.round(metres / WALKING_SPEED + points.length * POINT_MINUTES),
    place: places[0] ?? null,
  };
}
