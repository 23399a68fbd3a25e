import type { Connection } from "@panel/api-client";
import { needsPosition } from "@panel/domain/play/play";
import { playRules } from "@panel/domain/play/route";
import type { MapTileSettings, TryMaterial } from "@panel/domain/play/tryout";
import { useCallback, useEffect, useMemo, useState } from "react";
import { newGame, nextGame } from "../game/game.ts";
import { Player, usePlayedGame } from "../Player.tsx";
import { useNow } from "../use-now.ts";
import { useWords } from "../words.ts";
import { placingOf } from "./fixes.ts";
import { forgetTry, keepTry, keptTry } from "./kept-try.ts";
import { NoteDialog } from "./NoteDialog.tsx";
import { useFetchedMedia } from "./use-fetched-media.ts";
import { useFixes } from "./use-fixes.ts";
import { useNotes } from "./use-notes.ts";
import { useWakeLock } from "./use-wake-lock.ts";

interface LinkedPlayProps {
  material: TryMaterial;
  tiles: MapTileSettings;
  /** Names what is kept on the phone. */
  link: string;
  connection: Connection;
}

const realClock = () => Date.now();

/** A name that nobody else has. Not `randomUUID`, which pages without TLS lack. */
const newName = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** A route that is played on the street, by the phone's own position and time; it goes on where it was left. */
export function LinkedPlay({ material: told, tiles, link, connection }: LinkedPlayProps) {
  const { language } = useWords();
  const material = useFetchedMedia(told);
  const [kept] = useState(() => keptTry(link));
  const [seed, setSeed] = useState(() => kept?.seed ?? Math.floor(Math.random() * 1e6));
  const first = useMemo(
    () => (kept ? nextGame(playRules(told.route), newGame, { type: "restore", ...kept }) : newGame),
    [kept, told],
  );
  const [game, send] = usePlayedGame(told, first);
  const { startedAt, steps, screen } = game;
  const now = useNow(realClock);
  const [fixes, tellFixes] = useFixes(kept?.anywhere ?? false);
  const placing = placingOf(fixes, now);
  const anywhere = fixes.kind === "anywhere";
  const { queue, state } = useNotes(link, connection);
  const [writes, setWrites] = useState(false);
  useWakeLock(startedAt !== undefined && screen.at !== "end");

  useEffect(() => {
    if (startedAt === undefined) forgetTry();
    else keepTry(link, { startedAt, steps, seed, anywhere });
  }, [link, startedAt, steps, seed, anywhere]);

  const forget = useCallback(() => {
    send({ type: "restore", startedAt: undefined, steps: [] });
    setSeed(Math.floor(Math.random() * 1e6));
    forgetTry();
  }, [send]);
  const isPositioned = needsPosition(told.route);
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
      material={material}
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
