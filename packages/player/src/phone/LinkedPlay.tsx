import type { Connection } from "@panel/api-client";
import { needsPosition } from "@panel/domain/play/play";
import { playRules } from "@panel/domain/play/route";
import type { TryMaterial } from "@panel/domain/play/tryout";
import { useEffect, useMemo, useState } from "react";
import { BackLayersContext, useBackLayers } from "../back-layers.ts";
import { playTime, pointAt } from "../game/game.ts";
import { Player } from "../Player.tsx";
import { useNow } from "../use-now.ts";
import { useWords } from "../words.ts";
import { placingOf } from "./fixes.ts";
import {
  forgetAll,
  keepCode,
  keepRoute,
  savesData,
  tryPlace,
  type KeptRoute,
} from "./kept-files.ts";
import { NoteDialog, type NoteDraft } from "./NoteDialog.tsx";
import { tryStore } from "./kept-try.ts";
import { passed, useSteadyClock } from "./steady-clock.ts";
import { useFilesAhead } from "./use-files-ahead.ts";
import { useFixes } from "./use-fixes.ts";
import { useKeptGame } from "./use-kept-game.ts";
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

/** A name that nobody else has. Not `randomUUID`, which pages without TLS lack. */
const newName = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** A route that is played on the street, by the phone's own position and time; it goes on where it was left. */
export function LinkedPlay({ base, kept: told, material, connection }: LinkedPlayProps) {
  const { language, content } = useWords();
  const { link, tiles } = told;
  const rules = useMemo(() => playRules(material.route), [material]);
  const { now: clock } = useSteadyClock();
  const store = useMemo(() => tryStore(link, told.route.expiresAt), [link, told]);
  const [first] = useState(() => store.read());
  const [fixes, tellFixes] = useFixes(first?.anywhere ?? false);
  const anywhere = fixes.kind === "anywhere";
  // Whoever has ended the try has nothing kept until another one is begun.
  const [isEnded, setIsEnded] = useState(false);
  const { game, send, seed, forget } = useKeptGame({
    store,
    first,
    material,
    rules,
    anywhere,
    language,
    playAnywhere: () => tellFixes({ type: "anywhere" }),
    ended: () => setIsEnded(true),
  });
  const { startedAt, screen } = game;
  const now = useNow(clock);
  const placing = placingOf(fixes, useNow(passed));
  const { queue, state } = useNotes(link, connection);
  const [writes, setWrites] = useState(false);
  const [draft, setDraft] = useState<NoteDraft>({ text: "" });
  if (isEnded && startedAt !== undefined) setIsEnded(false);
  useWakeLock(startedAt !== undefined && screen.at !== "end");

  useEffect(() => {
    const controller = new AbortController();
    const place = tryPlace(base);
    if (isEnded) void forgetAll(place);
    else void keepRoute(base, told).then(() => keepCode(place, controller.signal));
    return () => controller.abort();
  }, [base, told, isEnded]);

  const here = "position" in placing ? placing.position : undefined;
  const layers = useBackLayers();
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
  const shown = useFilesAhead(material, wanted, isEnded ? undefined : tryPlace(base).route);
  const isPositioned = needsPosition(material.route);
  const sendNote = async (text: string, photo: Blob | undefined) => {
    const place = placing.kind === "known" ? placing.position : undefined;
    await queue.add({
      id: newName(),
      text,
      language,
      point: pointAt(rules, game, place),
      latitude: place?.lat,
      longitude: place?.lon,
      accuracy: place?.accuracy,
      writtenAt: new Date().toISOString(),
      photo,
    });
  };
  return (
    <BackLayersContext value={layers}>
      <Player
        material={shown}
        tiles={tiles}
        seed={seed}
        game={game}
        send={send}
        now={now}
        clock={clock}
        placing={placing}
        locate={() => tellFixes({ type: "ask" })}
        playAnywhere={isPositioned ? () => tellFixes({ type: "anywhere" }) : undefined}
        forget={forget}
        writeNote={() => setWrites(true)}
      >
        {writes && (
          <NoteDialog
            queue={state}
            draft={draft}
            setDraft={setDraft}
            onSend={sendNote}
            onClose={() => setWrites(false)}
          />
        )}
      </Player>
    </BackLayersContext>
  );
}
