import { isApiError } from "@panel/api-client";
import { pageNotes, type NoteStore, type PendingNote } from "./note-store.ts";

export interface QueueState {
  readonly pending: number;
  readonly sent: number;
  /** The link takes no more notes. */
  readonly isFull: boolean;
  /** The link has ended. */
  readonly isGone: boolean;
  /** A note has gone without its photo, for which the account of the route has no room. */
  readonly photoRefused?: boolean;
}

/** What a server says that has no room for a photo. */
const NO_ROOM = "TRYOUTS.photoLimit";

/** Keeps notes until they are sent, in the order in which they were written. */
export class NoteQueue {
  #store: NoteStore;
  readonly #send: (note: PendingNote) => Promise<void>;
  readonly #tell: (state: QueueState) => void;
  readonly #isOnline: () => boolean;
  #state: QueueState = { pending: 0, sent: 0, isFull: false, isGone: false };
  #sending: Promise<void> | undefined;

  constructor(
    store: NoteStore,
    send: (note: PendingNote) => Promise<void>,
    tell: (state: QueueState) => void,
    isOnline: () => boolean = () => navigator.onLine,
  ) {
    this.#store = store;
    this.#send = send;
    this.#tell = tell;
    this.#isOnline = isOnline;
  }

  async add(note: PendingNote): Promise<void> {
    if (this.#state.photoRefused) this.#change({ photoRefused: false });
    try {
      await this.#store.put(note);
    } catch {
      // The browser keeps nothing, or has no room: the note waits as long as the page is open.
      this.#store = pageNotes();
      await this.#store.put(note);
    }
    await this.flush();
  }

  /** Sends what waits; one round at a time. What does not go through waits for the next. */
  flush(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    let waiting = await this.#waiting();
    this.#change({ pending: waiting.length });
    if (!this.#isOnline()) return;
    let photoRefused = false;
    for (let note = waiting[0]; note; note = waiting[0]) {
      try {
        await this.#send(note);
        this.#change({ sent: this.#state.sent + 1, ...(photoRefused ? { photoRefused } : {}) });
        photoRefused = false;
      } catch (error) {
        if (note.photo && isApiError(error) && error.translationKey === NO_ROOM) {
          const { photo: _photo, ...text } = note;
          photoRefused = true;
          await this.#store.put(text).catch(() => undefined);
          waiting = [text, ...waiting.slice(1)];
          continue;
        }
        const isGone = isApiError(error, "unauthenticated");
        const isRefused = isApiError(error, "refused", "invalidRequest", "tooLarge");
        this.#change({ isGone, isFull: this.#state.isFull || isRefused });
        if (!isRefused) return;
      }
      await this.#store.remove(note.id).catch(() => undefined);
      waiting = (await this.#waiting()).filter(({ id }) => id !== note?.id);
      this.#change({ pending: waiting.length });
    }
  }

  async #waiting(): Promise<readonly PendingNote[]> {
    const all = await this.#store.all().catch(() => []);
    return [...all].toSorted((a, b) => a.writtenAt.localeCompare(b.writtenAt));
  }

  #change(changes: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#tell(this.#state);
  }
}
