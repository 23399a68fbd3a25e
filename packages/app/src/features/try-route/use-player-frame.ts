import type { FromPlayer, ToPlayer } from "@panel/domain/play/tryout";
import type { WalkedStep } from "@panel/domain/play/walk";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";

/** What the player in the frame has told last. */
export interface PlayedWalk {
  readonly startedAt: number | undefined;
  readonly steps: readonly WalkedStep[];
  readonly isWalking: boolean;
}

const NOTHING: PlayedWalk = { startedAt: undefined, steps: [], isWalking: false };

/** The player in a frame: what it has told, and how it is told something. Nothing is told before it is ready. */
export function usePlayerFrame(onClose: () => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [walk, setWalk] = useState(NOTHING);
  const heard = useEffectEvent(({ source, origin, data }: MessageEvent<FromPlayer>) => {
    if (source !== frame.current?.contentWindow || origin !== location.origin) return;
    if (data.type === "try-ready") setReady(true);
    else if (data.type === "try-close") onClose();
    else if (data.type === "try-walked") setWalk(data);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<FromPlayer>) => heard(event);
    addEventListener("message", listener);
    return () => removeEventListener("message", listener);
  }, []);
  const tell = useCallback((message: ToPlayer) => {
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, []);
  return { frame, isReady, walk, tell };
}
