import { openPoints, pointsOfCode } from "@panel/domain/play/play";
import type { PlayRules } from "@panel/domain/play/route";
import type { TryMaterial } from "@panel/domain/play/tryout";
import { readPlayAddress } from "@panel/domain/visits/address";
import { useEffect, useEffectEvent, useState } from "react";
import { playTime, type Game, type GameEvent } from "../game/game.ts";
import { pointName } from "../RouteText.tsx";
import { useWords } from "../words.ts";

interface CodesOptions {
  material: TryMaterial;
  rules: PlayRules;
  /** Of the route. */
  code: string;
  game: Game;
  send: (event: GameEvent) => void;
  clock: () => number;
  /** What the printed code says that was read last; each object is read once. */
  checkIn: { readonly text: string } | undefined;
}

/**
 * Checks in by codes that were read, in the page or outside of it; the rules say whether they count.
 * @returns what there is to say, what puts that away, and what reads a code: it returns why it is none
 */
export function useCodes({ material, rules, code, game, send, clock, checkIn }: CodesOptions) {
  const words = useWords();
  const { t } = words;
  const [notice, setNotice] = useState<string>();
  const read = (text: string): boolean => {
    const points = pointsOfCode(rules, text);
    const open = new Set(openPoints(rules, game.play, playTime(game, clock())).map(({ id }) => id));
    const point = points.find(({ id }) => open.has(id)) ?? points[0];
    if (!point) return false;
    setNotice(undefined);
    send({ type: "arrive", point: point.id, now: clock(), code: text });
    return true;
  };
  const take = useEffectEvent((text: string) => {
    if (!read(text)) setNotice(t("noPointsCode"));
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- What was read comes from outside of the page.
    if (checkIn) take(checkIn.text);
  }, [checkIn]);
  const scanned = (text: string): string | undefined => {
    if (read(text)) return undefined;
    const address = readPlayAddress(text);
    if (address && address.code !== code) return t("otherRoutesCode", { code: address.code });
    return address?.text !== undefined && read(address.text) ? undefined : t("noPointsCode");
  };
  const { refusal, screen } = game;
  const refused =
    refusal && screen.at !== "map"
      ? t("codeRefused", {
          point: pointName({ material }, words, refusal.point),
          why: t(refusal.why),
        })
      : undefined;
  const close = () => {
    setNotice(undefined);
    if (refused !== undefined) send({ type: "show", screen });
  };
  return { notice: notice ?? refused, close, scanned };
}
