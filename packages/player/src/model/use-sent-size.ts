import { type Connection, isApiError } from "@panel/api-client";
import { sendModelSize } from "@panel/api-client/tryouts";
import { useCallback, useEffect, useRef, useState } from "react";
import { linkName } from "../phone/kept-try.ts";
import { removeText, storedValue, storeText } from "../phone/stored-text.ts";

/** A size that was chosen, as it is sent: its id makes it one, however often that is tried. */
interface Chosen {
  readonly id: string;
  readonly scale: number;
  /** Metres; left out where the model is not on the screen. */
  readonly height?: number | undefined;
}

export interface SentSize {
  /** `kept` waits for a network; `busy` and `failed` are tried again by a press; `gone` is for good. */
  readonly state: "none" | "sending" | "sent" | "kept" | "busy" | "failed" | "gone";
  /** The scale that the state is about. */
  readonly scale: number;
  send(scale: number, height: number | undefined): void;
}

const isChosen = (value: unknown): value is Chosen =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as Chosen).id === "string" &&
  typeof (value as Chosen).scale === "number";

/** Sends sizes of a link, the last one alone: without a network it waits for one, also when the page is closed meanwhile. */
export function useSentSize(connection: Connection, token: string): SentSize {
  const [{ state, scale }, tell] = useState<Pick<SentSize, "state" | "scale">>({
    state: "none",
    scale: 1,
  });
  const last = useRef<Chosen>(undefined);
  const attempt = useCallback(
    async (chosen: Chosen) => {
      last.current = chosen;
      const isLast = () => last.current?.id === chosen.id;
      const say = (now: SentSize["state"]) => isLast() && tell({ state: now, scale: chosen.scale });
      say("sending");
      const key = `model-size.${await linkName(token)}`;
      // Another one may have been chosen meanwhile.
      if (!isLast()) return;
      storeText(key, JSON.stringify(chosen));
      try {
        await sendModelSize(connection, chosen);
        say("sent");
      } catch (error) {
        if (isApiError(error, "network", "timeout")) return void say("kept");
        if (isApiError(error, "unauthenticated")) say("gone");
        else if (isApiError(error, "throttled")) return void say("busy");
        else return void say("failed");
      }
      if (isLast()) removeText(key);
    },
    [connection, token],
  );
  useEffect(() => {
    let isOver = false;
    void linkName(token).then((name) => {
      const kept = storedValue(`model-size.${name}`);
      if (!isOver && !last.current && isChosen(kept)) void attempt(kept);
    });
    return () => {
      isOver = true;
    };
  }, [attempt, token]);
  useEffect(() => {
    if (state !== "kept") return undefined;
    const again = () => last.current && void attempt(last.current);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [state, attempt]);
  const send = useCallback(
    (wanted: number, height: number | undefined) => {
      const before = last.current;
      // What has not arrived is sent again as the same.
      const isSame = state !== "sent" && before?.scale === wanted;
      void attempt(isSame ? before : { id: newId(), scale: wanted, height });
    },
    [attempt, state],
  );
  return { state, scale, send };
}

/** Pages without TLS have no `randomUUID`. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
