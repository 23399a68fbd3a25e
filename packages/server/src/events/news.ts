import { LRUCache } from "lru-cache";
import type { Connection } from "../db/connection.ts";
import { CHANNEL, listRevisions } from "./events-repository.ts";

/**
 * Tells who watches an event that something has changed. On PostgreSQL nodes tell each other with a number alone, the event's;
 * what has changed is read from the tables, by the revision. Revisions are asked for now and then as well, since what is told
 * while a listener is away, or through a pooler that cannot listen, is lost.
 */
export interface EventNews {
  /** Says that an event has changed, once that is stored. */
  tell(eventId: number): void;
  /** How often an event was told to have changed; of one that nobody watches, on this node alone. */
  countOf(eventId: number): number;
  isWatched(eventId: number): boolean;
  /** Resolves with the next change of an event, after so many ms, or when the signal aborts or the server stops. */
  next(eventId: number, counted: number, most: number, gone: AbortSignal): Promise<void>;
  /** Watches an event until the function that it returns is called. */
  watch(eventId: number): () => void;
  /** Whether the server stops: streams are to end. */
  readonly stopping: AbortSignal;
  stop(): void;
  close(): Promise<void>;
}

/** How often revisions are asked for, in ms. */
const ASKING = 5000;

/** Events of which it is kept how often they have changed. */
const COUNTS = 10_000;

interface Watched {
  watchers: number;
  revision: number;
  waiting: Set<() => void>;
}

/** @param asking how often revisions are asked for, in ms */
export function createEventNews(
  connection: Connection,
  onProblem: (error: unknown) => void,
  asking = ASKING,
): EventNews {
  const watched = new Map<number, Watched>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let listener: ReturnType<NonNullable<Connection["listen"]>> | undefined;

  const counts = new LRUCache<number, number>({ max: COUNTS });
  const countOf = (eventId: number) => counts.get(eventId) ?? 0;
  const tell = (eventId: number) => {
    counts.set(eventId, countOf(eventId) + 1);
    for (const wake of watched.get(eventId)?.waiting ?? []) wake();
  };

  async function askAll(): Promise<void> {
    for (const { id, revision } of await listRevisions(connection.db, [...watched.keys()])) {
      const event = watched.get(id);
      if (!event || event.revision === revision) continue;
      event.revision = revision;
      tell(id);
    }
  }

  function askLater(): void {
    if (timer || stopping.signal.aborted) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (watched.size === 0) return;
      askAll().catch(onProblem).finally(askLater);
    }, asking);
  }

  /** From the first watcher on: most servers hold no event. */
  function begin(): void {
    askLater();
    if (listener || !connection.listen) return;
    listener = connection.listen(
      CHANNEL,
      (text) => tell(Number(text)),
      () => {
        for (const id of watched.keys()) tell(id);
      },
    );
    listener.catch(onProblem);
  }

  return {
    tell,
    countOf,
    isWatched: (eventId) => watched.has(eventId),
    stopping: stopping.signal,

    watch(eventId) {
      const event = watched.get(eventId) ?? {
        watchers: 0,
        revision: -1,
        waiting: new Set(),
      };
      event.watchers += 1;
      watched.set(eventId, event);
      begin();
      return () => {
        event.watchers -= 1;
        if (event.watchers === 0) watched.delete(eventId);
      };
    },

    next(eventId, counted, most, gone) {
      const event = watched.get(eventId);
      return new Promise((resolve) => {
        const done = () => {
          clearTimeout(waited);
          event?.waiting.delete(done);
          gone.removeEventListener("abort", done);
          stopping.signal.removeEventListener("abort", done);
          resolve();
        };
        const waited = setTimeout(done, most);
        gone.addEventListener("abort", done);
        stopping.signal.addEventListener("abort", done);
        event?.waiting.add(done);
        const isLate = countOf(eventId) !== counted;
        if (isLate || gone.aborted || stopping.signal.aborted) done();
      });
    },

    stop() {
      stopping.abort();
      clearTimeout(timer);
      timer = undefined;
    },

    async close() {
      this.stop();
      await (await listener?.catch(() => undefined))?.close();
    },
  };
}
