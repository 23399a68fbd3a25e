import { isPageLanguage } from "@panel/i18n/page-words";
import {
  clockTime,
  type FromPlayer,
  type ToPlayer,
  type TryClock,
} from "@panel/domain/play/tryout";
import { Spinner } from "@panel/ui/spinner";
import { useCallback, useEffect, useMemo, useState } from "react";
import { newGame } from "./game/game.ts";
import type { Placing } from "./play-context.ts";
import { Player, usePlayedGame } from "./Player.tsx";
import { useNow } from "./use-now.ts";
import { useLoadedWords } from "./words.ts";
import { Spoken } from "./Spoken.tsx";
import { keyOf } from "@panel/ui/style";

type Told<Type> = Extract<ToPlayer, { type: Type }>;

const say = (message: FromPlayer) => parent.postMessage(message, location.origin);

/** The messages of the panel around the frame; the last of each kind. */
function usePanel() {
  const [material, setMaterial] = useState<Told<"try-material">>();
  const [clock, setClock] = useState<TryClock>();
  const [place, setPlace] = useState<Told<"try-position">>();
  const [walk, setWalk] = useState<Told<"try-walk">>();
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<ToPlayer>) => {
      if (source !== parent || origin !== location.origin) return;
      if (data.type === "try-material") setMaterial(data);
      else if (data.type === "try-clock") setClock(data.clock);
      else if (data.type === "try-position") setPlace(data);
      else if (data.type === "try-walk") setWalk(data);
    };
    addEventListener("message", hear);
    say({ type: "try-ready" });
    return () => removeEventListener("message", hear);
  }, []);
  return { material, clock, place, walk };
}

/** The player in a frame of the panel, which gives it the route, the time and the place, and hears what happens. */
export function Framed() {
  const panel = usePanel();
  const { material } = panel;
  const language = isPageLanguage(material?.language) ? material.language : "es";
  const words = useLoadedWords(language);
  const theme = material?.theme;
  useEffect(() => {
    document.documentElement.lang = language;
    if (words) document.title = words.t("title");
    if (theme) document.documentElement.dataset["theme"] = theme;
  }, [language, theme, words]);
  if (!words) return null;
  return (
    <Spoken words={words}>
      {material ? (
        <FramedPlay {...panel} material={material} />
      ) : (
        <main aria-label={words.t("title")} className="grid h-dvh place-content-center">
          <Spinner size="lg" label={words.t("loading")} />
        </main>
      )}
    </Spoken>
  );
}

type FramedPlayProps = ReturnType<typeof usePanel> & { material: Told<"try-material"> };

function FramedPlay({ material: { material, tiles, seed }, clock, place, walk }: FramedPlayProps) {
  const [game, send] = usePlayedGame(material, newGame);
  const read = useCallback(() => (clock ? clockTime(clock, Date.now()) : Date.now()), [clock]);
  const now = useNow(read);
  const position = place?.position;
  const placing = useMemo(
    (): Placing => (position ? { kind: "known", position } : { kind: "searching" }),
    [position],
  );
  const [restored, setRestored] = useState<typeof walk>();
  if (walk !== restored) {
    setRestored(walk);
    if (walk) {
      const { startedAt, steps } = walk;
      send({ type: "restore", startedAt, steps, position: position ?? undefined });
    }
  }
  const { startedAt, steps, screen } = game;
  useEffect(() => {
    say({ type: "try-walked", startedAt, steps, isWalking: screen.at === "map" });
  }, [startedAt, steps, screen]);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (keyOf(event) === "Escape" && !document.querySelector("dialog[open]"))
        say({ type: "try-close" });
    };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, []);
  return (
    <Player
      material={material}
      tiles={tiles}
      seed={seed}
      game={game}
      send={send}
      now={now}
      clock={read}
      placing={placing}
      isFramed
    />
  );
}
