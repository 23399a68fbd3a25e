import type { Connection } from "@panel/api-client";
import { needsPosition } from "@panel/domain/play/play";
import { playRules } from "@panel/domain/play/route";
import type { TryMaterial } from "@panel/domain/play/tryout";
import { useCallback, useEffect, useMemo, useState } from "react";
import { newGame, nextGame, playTime } from "../game/game.ts";
import { Player, usePlayedGame } from "../Player.tsx";
import { useNow } from "../use-now.ts";
import { useWords } from "../words.ts";
import { placingOf } from "./fixes.ts";
import { forgetAll, keepCode, keepRoute, savesData, type KeptRoute } from "./kept-files.ts";
import { forgetTry, keepTry, keptTry } from "./kept-try.ts";
import { NoteDialog } from "./NoteDialog.tsx";
import { useFilesAhead } from "./use-files-ahead.ts";
import { useFixes } from "./use-fixes.ts";
import { useNotes } from "./use-notes.ts";
import { useWakeLock } from "./use-wake-lock.ts";
import { wantedFiles } from "./wanted-files.ts";

interface LinkedPlayProps {
  /** Where the installation is, without a trailing slash. */
  base: string;
  kept: KeptRoute;
  /** The same, ready to be played. */
  material: TryMaterial;
  connection: Connection;
}

const realClock = () => Date.now();

/** A name that nobody else has. Not `randomUUID`, which pages without TLS lack. */
const newName = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** A route that is played on the street, by the phone's own position and time; it goes on where it was left. */
export function LinkedPlay({ base, kept: told, material, connection }: LinkedPlayProps) {
  const { language, content } = useWords();
  const { link, tiles } = told;
  const rules = useMemo(() => playRules(material.route), [material]);
  const [kept] = useState(() => keptTry(link));
  const [seed, setSeed] = useState(() => kept?.seed ?? Math.floor(Math.random() * 1e6));
  const [first] = useState(() =>
    kept ? nextGame(rules, newGame, { type: "restore", ...kept }) : newGame,
  );
  const [game, send] = usePlayedGame(material, first);
  const { startedAt, steps, screen } = game;
  const now = useNow(realClock);
  const [fixes, tellFixes] = useFixes(kept?.anywhere ?? false);
  const placing = placingOf(fixes, now);
  const anywhere = fixes.kind === "anywhere";
  const { queue, state } = useNotes(link, connection);
  const [writes, setWrites] = useState(false);
  // Whoever has ended the try has nothing kept until another one is begun.
  const [isEnded, setIsEnded] = useState(false);
  if (isEnded && startedAt !== undefined) setIsEnded(false);
  useWakeLock(startedAt !== undefined && screen.at !== "end");

  useEffect(() => {
    if (startedAt === undefined) forgetTry();
    else keepTry(link, { startedAt, steps, seed, anywhere, language });
  }, [link, startedAt, steps, seed, anywhere, language]);

  useEffect(() => {
    const controller = new AbortController();
    if (isEnded) void forgetAll(base);
    else void keepRoute(base, told).then(() => keepCode(base, controller.signal));
    return () => controller.abort();
  }, [base, told, isEnded]);

  const forget = useCallback(() => {
    send({ type: "restore", startedAt: undefined, steps: [] });
    setSeed(Math.floor(Math.random() * 1e6));
    setIsEnded(true);
    forgetTry();
  }, [send]);
  const here = "position" in placing ? placing.position : undefined;
  const isSparing = savesData();
  const wanted = wantedFiles({
    material,
    rules,
    game,
    time: playTime(game, now),
    here,
    language: content,
    isSparing,
  });
  const shown = useFilesAhead(material, wanted, !isEnded);
  const isPositioned = needsPosition(material.route);
  const sendNote = async (text: string, photo: Blob | undefined) => {
    const place = placing.kind === "known" ? placing.position : undefined;
    await queue.add({
      id: newName(),
      text,
      language,
      point: "point" in screen ? screen.point : undefined,
      latitude: place?.lat,
      longitude: place?.lon,
      accuracy: place?.accuracy,
      writtenAt: new Date().toISOString(),
      photo,
    });
  };
  return (
    <Player
      material={shown}
      tiles={tiles}
      seed={seed}
      game={game}
      send={send}
      now={now}
      clock={realClock}
      placing={placing}
      locate={() => tellFixes({ type: "ask" })}
      playAnywhere={isPositioned ? () => tellFixes({ type: "anywhere" }) : undefined}
      forget={forget}
      writeNote={() => setWrites(true)}
    >
      {writes && <NoteDialog queue={state} onSend={sendNote} onClose={() => setWrites(false)} />}
    </Player>
  );
}
