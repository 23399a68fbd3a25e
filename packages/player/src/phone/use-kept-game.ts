import type { PlayRules } from "@panel/domain/play/route";
import type { TryMaterial } from "@panel/domain/play/tryout";
import type { WordsLanguage } from "@panel/i18n/page-words";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { mergedSteps, newGame, nextGame, type Game, type GameEvent } from "../game/game.ts";
import { usePlayedGame } from "../Player.tsx";
import { forgetTry, keepTry, keptTry, watchKeptTry, type KeptTry } from "./kept-try.ts";

interface KeptGameOptions {
  link: string;
  /** The try that the phone kept when the page was opened. */
  first: KeptTry | undefined;
  /** When the link expires (ISO 8601). */
  until: string;
  material: TryMaterial;
  rules: PlayRules;
  anywhere: boolean;
  language: WordsLanguage;
  /** Called where another tab plays without a position. */
  playAnywhere: () => void;
  /** Called when the try was deleted from the phone, here or in another tab. */
  ended: () => void;
}

interface KeptGame {
  game: Game;
  send: (event: GameEvent) => void;
  seed: number;
  /** Deletes the open try from the phone. */
  forget: () => void;
}

const newSeed = () => Math.floor(Math.random() * 1e6);

/** Events that change what is kept; all others only change the screen. */
const TAKEN: ReadonlySet<GameEvent["type"]> = new Set(["start", "arrive", "settle", "hint"]);

/**
 * The game of a link, kept on the phone. Tabs that play the same link share it: each reads what is kept before it takes a step and
 * before it writes, and follows what the others write.
 */
export function useKeptGame(options: KeptGameOptions): KeptGame {
  const { link, first, until, material, rules, anywhere, language } = options;
  const [seed, setSeed] = useState(() => first?.seed ?? newSeed());
  const [before] = useState(() =>
    first ? nextGame(rules, newGame, { type: "restore", ...first }) : newGame,
  );
  const [game, dispatch] = usePlayedGame(material, before);
  const { startedAt, steps } = game;

  const adopt = useCallback(
    (kept: KeptTry) => {
      dispatch({ type: "adopt", startedAt: kept.startedAt, steps: kept.steps });
      setSeed(kept.seed);
    },
    [dispatch],
  );
  const send = useCallback(
    (event: GameEvent) => {
      const kept = TAKEN.has(event.type) ? keptTry(link) : undefined;
      if (kept) adopt(kept);
      // Another tab has begun meanwhile: its play goes on, and no other begins.
      if (event.type === "start" && kept && kept.startedAt !== startedAt) return;
      dispatch(event);
    },
    [link, startedAt, adopt, dispatch],
  );
  const restart = useCallback(() => {
    dispatch({ type: "restore", startedAt: undefined, steps: [] });
    setSeed(newSeed());
  }, [dispatch]);

  const follow = useEffectEvent((kept: KeptTry | undefined) => {
    if (kept) {
      adopt(kept);
      if (kept.anywhere && !anywhere) options.playAnywhere();
    } else if (startedAt !== undefined) {
      restart();
      options.ended();
    }
  });
  useEffect(() => watchKeptTry(link, (kept) => follow(kept)), [link]);

  useEffect(() => {
    if (startedAt === undefined) return;
    const kept = keptTry(link);
    const all = kept?.startedAt === startedAt ? mergedSteps(kept.steps, steps) : steps;
    keepTry(link, { startedAt, steps: all, seed, anywhere, language }, until);
  }, [link, until, startedAt, steps, seed, anywhere, language]);

  const forget = () => {
    restart();
    options.ended();
    forgetTry(link);
  };
  return { game, send, seed, forget };
}
