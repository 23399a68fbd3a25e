import type { PlayRules } from "@panel/domain/play/route";
import type { TryMaterial } from "@panel/domain/play/tryout";
import type { WordsLanguage } from "@panel/i18n/page-words";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { mergedSteps, newGame, nextGame, type Game, type GameEvent } from "../game/game.ts";
import { usePlayedGame } from "../Player.tsx";
import type { KeptPlay, PlayStore } from "./kept-try.ts";

interface KeptGameOptions {
  store: PlayStore;
  /** The play that the phone kept when the page was opened. */
  first: KeptPlay | undefined;
  material: TryMaterial;
  rules: PlayRules;
  anywhere: boolean;
  language: WordsLanguage;
  /** Called where another tab plays without a position. */
  playAnywhere: () => void;
  /** Called when the play was deleted from the phone, here or in another tab. */
  ended: () => void;
}

interface KeptGame {
  game: Game;
  send: (event: GameEvent) => void;
  seed: number;
  /** Deletes the open play from the phone. */
  forget: () => void;
}

const newSeed = () => Math.floor(Math.random() * 1e6);

/** Events that change what is kept; all others only change the screen. */
const TAKEN: ReadonlySet<GameEvent["type"]> = new Set(["start", "arrive", "settle", "hint"]);

/**
 * The game of a page, kept on the phone. Tabs that play the same one share it: each reads what is kept before it takes a step and
 * before it writes, and follows what the others write.
 */
export function useKeptGame(options: KeptGameOptions): KeptGame {
  const { store, first, material, rules, anywhere, language } = options;
  const [seed, setSeed] = useState(() => first?.seed ?? newSeed());
  const [before] = useState(() =>
    first ? nextGame(rules, newGame, { type: "restore", ...first }) : newGame,
  );
  const [game, dispatch] = usePlayedGame(material, before);
  const { startedAt, steps } = game;

  const adopt = useCallback(
    (kept: KeptPlay) => {
      dispatch({ type: "adopt", startedAt: kept.startedAt, steps: kept.steps });
      setSeed(kept.seed);
    },
    [dispatch],
  );
  const send = useCallback(
    (event: GameEvent) => {
      const kept = TAKEN.has(event.type) ? store.read() : undefined;
      if (kept) adopt(kept);
      // Another tab has begun meanwhile: its play goes on, and no other begins.
      if (event.type === "start" && kept && kept.startedAt !== startedAt) return;
      dispatch(event);
    },
    [store, startedAt, adopt, dispatch],
  );
  const restart = useCallback(() => {
    dispatch({ type: "restore", startedAt: undefined, steps: [] });
    setSeed(newSeed());
  }, [dispatch]);

  const follow = useEffectEvent((kept: KeptPlay | undefined) => {
    if (kept) {
      adopt(kept);
      if (kept.anywhere && !anywhere) options.playAnywhere();
    } else if (startedAt !== undefined) {
      restart();
      options.ended();
    }
  });
  useEffect(() => store.watch((kept) => follow(kept)), [store]);

  useEffect(() => {
    if (startedAt === undefined) return;
    const kept = store.read();
    const all = kept?.startedAt === startedAt ? mergedSteps(kept.steps, steps) : steps;
    store.keep({ startedAt, steps: all, seed, anywhere, language });
  }, [store, startedAt, steps, seed, anywhere, language]);

  const forget = () => {
    restart();
    options.ended();
    store.forget();
  };
  return { game, send, seed, forget };
}
