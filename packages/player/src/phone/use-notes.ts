import type { Connection } from "@panel/api-client";
import { sendTryNote } from "@panel/api-client/tryouts";
import { useEffect, useMemo, useState } from "react";
import { NoteQueue, type QueueState } from "./note-queue.ts";
import { browserNotes, pageNotes, type NoteStore } from "./note-store.ts";

const EMPTY: QueueState = { pending: 0, sent: 0, isFull: false, isGone: false };

function storeOf(link: string): NoteStore {
  try {
    return browserNotes(link);
  } catch {
    return pageNotes();
  }
}

/** The notes of a link: they wait on the phone and go as soon as there is a network. */
export function useNotes(link: string, connection: Connection) {
  const [state, setState] = useState(EMPTY);
  const queue = useMemo(
    () =>
      new NoteQueue(
        storeOf(link),
        async (note) => void (await sendTryNote(connection, note)),
        setState,
      ),
    [link, connection],
  );
  useEffect(() => {
    const flush = () => void queue.flush();
    flush();
    addEventListener("online", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      removeEventListener("online", flush);
      document.removeEventListener("visibilitychange", flush);
    };
  }, [queue]);
  return { queue, state };
}
