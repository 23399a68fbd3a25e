/** A note that waits to be sent. */
export interface PendingNote {
  /** Made here; the same id is the same note, however often it is sent. */
  readonly id: string;
  readonly text: string;
  readonly language: "es" | "en" | "ca";
  readonly point?: number | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly accuracy?: number | undefined;
  readonly writtenAt: string;
  readonly photo?: Blob | undefined;
}

/** Where notes wait. */
export interface NoteStore {
  all(): Promise<readonly PendingNote[]>;
  put(note: PendingNote): Promise<void>;
  remove(id: string): Promise<void>;
}

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () =>
      reject(request.error ?? new Error("The storage failed")),
    );
  });

/** In the browser's own database, by the name of the link; photos are too large for anything else. */
export function browserNotes(link: string): NoteStore {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () => {
    opened ??= (async () => {
      const request = indexedDB.open("try-notes", 1);
      request.addEventListener("upgradeneeded", () => request.result.createObjectStore("notes"));
      return done(request);
    })();
    return opened;
  };
  const notes = async (mode: IDBTransactionMode) =>
    (await open()).transaction("notes", mode).objectStore("notes");
  const own = IDBKeyRange.bound(`${link} `, `${link} \uFFFF`);
  return {
    all: async () => done((await notes("readonly")).getAll(own) as IDBRequest<PendingNote[]>),
    put: async (note) => {
      await done((await notes("readwrite")).put(note, `${link} ${note.id}`));
    },
    remove: async (id) => {
      await done((await notes("readwrite")).delete(`${link} ${id}`));
    },
  };
}

/** Deletes what waits to be sent with a link that takes nothing any more. */
export async function forgetNotes(link: string): Promise<void> {
  try {
    const store = browserNotes(link);
    for (const { id } of await store.all()) await store.remove(id);
  } catch {
    // The browser keeps nothing.
  }
}

/** For as long as the page is open, where the browser keeps nothing. */
export function pageNotes(): NoteStore {
  const notes = new Map<string, PendingNote>();
  return {
    all: async () => [...notes.values()],
    put: async (note) => void notes.set(note.id, note),
    remove: async (id) => void notes.delete(id),
  };
}
