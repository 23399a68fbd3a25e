import type { PlayRules } from "@panel/domain/play/route";
import type { TryMaterial } from "@panel/domain/play/tryout";
import { useEffect } from "react";
import type { Game } from "../game/game.ts";
import { keepCode, keepValue, savesData, type KeptPlace } from "../phone/kept-files.ts";
import { useFilesAhead } from "../phone/use-files-ahead.ts";
import { wantedFiles } from "../phone/wanted-files.ts";
import type { Placing } from "../play-context.ts";
import { useWords } from "../words.ts";
import type { RouteMaterial } from "./load-visit.ts";

interface RouteAheadOptions {
  place: KeptPlace;
  told: RouteMaterial;
  material: TryMaterial;
  rules: PlayRules;
  game: Game;
  /** Since the start of play. */
  time: number;
  placing: Placing;
}

/**
 * Brings a route, its files in the order in which they are wanted, and all code to the phone.
 * @returns the route with the files that are there
 */
export function useRouteAhead(options: RouteAheadOptions): TryMaterial {
  const { place, told, material, rules, game, time, placing } = options;
  const { content } = useWords();
  useEffect(() => {
    const controller = new AbortController();
    void keepValue(place, told).then(() => keepCode(place, controller.signal));
    return () => controller.abort();
  }, [place, told]);
  const wanted = wantedFiles({
    material,
    rules,
    game,
    time,
    here: "position" in placing ? placing.position : undefined,
    language: content,
    isSparing: savesData(),
  });
  return useFilesAhead(material, wanted, place.route);
}
