import type { ContentLanguage, PerLanguage } from "@panel/domain/languages";
import { openPoints } from "@panel/domain/play/play";
import type { PlayRules, RoutePoint } from "@panel/domain/play/route";
import { shownLanguage } from "@panel/domain/play/shown-language";
import type { PhonePosition, TryMaterial } from "@panel/domain/play/tryout";
import { distance, type Game } from "../game/game.ts";

/** A file of the route by the id of its asset. */
export interface WantedFile {
  readonly id: number;
  readonly url: string;
  /** Of a model, which only the viewer loads. */
  readonly isModel: boolean;
}

export interface Wanting {
  readonly material: TryMaterial;
  readonly rules: PlayRules;
  readonly game: Pick<Game, "play" | "screen">;
  readonly time: number;
  readonly here: PhonePosition | undefined;
  readonly language: ContentLanguage;
  /** Only what is near, and nothing heavy. */
  readonly isSparing: boolean;
}

/** So many of the open points are near. */
const NEAR = 2;

/**
 * The files of a route in the order in which the visitor may come to want them: of the point on the screen, of the open points,
 * the nearest first, and of the others in the author's order; at the end what only other languages show.
 */
export function wantedFiles(wanting: Wanting): WantedFile[] {
  const { material, game, rules, time, here, language, isSparing } = wanting;
  const { experience, points } = material.route;
  const open = new Set(openPoints(rules, game.play, time).map(({ id }) => id));
  const away = (point: RoutePoint) => (here ? distance(point, here) : 0);
  const onScreen = "point" in game.screen ? game.screen.point : undefined;
  const shown = points.filter(({ id }) => id === onScreen);
  const next = points.filter(({ id }) => open.has(id)).toSorted((a, b) => away(a) - away(b));
  const near = [...shown, ...next.slice(0, NEAR)];
  const told = (assets: PerLanguage<number>) => {
    const shownIn = shownLanguage(assets, language, experience.language);
    return shownIn ? assets[shownIn] : 0;
  };
  const ofPoint = ({ story, challenge, model }: RoutePoint) => [
    told(story.image),
    told(story.audio),
    challenge.kind === "puzzle" ? challenge.puzzle.image : 0,
    isSparing ? 0 : model.asset,
  ];
  const inAllLanguages = [
    experience.story.image,
    ...points.flatMap(({ story }) => [story.image, story.audio]),
    experience.prize.image,
  ];
  const isEndNear = near.some(({ isFinal }) => isFinal);
  const ids = [
    experience.image,
    told(experience.story.image),
    ...(isSparing ? near : [...shown, ...next, ...points]).flatMap(ofPoint),
    isSparing && !isEndNear ? 0 : told(experience.prize.image),
    ...(isSparing ? [] : inAllLanguages.flatMap((assets) => Object.values(assets))),
  ];
  const models = new Set(points.map(({ model }) => model.asset));
  return [...new Set(ids)].flatMap((id) => {
    const url = material.media[id]?.url;
    return url ? [{ id, url, isModel: models.has(id) }] : [];
  });
}
