import { pointStatus } from "@panel/domain/play/play";
import type { RoutePoint } from "@panel/domain/play/route";
import { pointName } from "../RouteText.tsx";
import type { Play } from "../play-context.ts";
import type { Words } from "../words.ts";

/** What the rules say of a point that is not open, in words. */
export function statusText(play: Play, words: Words, point: RoutePoint): string {
  const { rules, game, time } = play;
  const { t } = words;
  const status = pointStatus(rules, game.play, point, time);
  const by = (id: number | undefined) => pointName(play, words, id ?? 0);
  switch (status) {
    case "open":
      return "";
    case "waiting":
      return t("waiting", { point: by(rules.opener(point)) });
    case "closed":
      return t("closed", { point: by(rules.closer(point)) });
    default:
      return t(status);
  }
}

/** How far away something is. */
export function distanceText({ t }: Words, metres: number): string {
  if (metres < 950) return t("metresAway", { metres: Math.round(metres / 5) * 5 });
  return t("kilometresAway", { kilometres: Math.round(metres / 100) / 10 });
}
