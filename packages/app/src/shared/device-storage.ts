/*
 * The only place that touches the browser's storage. With cookies blocked, even naming `localStorage` throws; a full one
 * throws when it is written.
 */
type Place = "localStorage" | "sessionStorage";

/** Runs `act`; gives `otherwise` where the browser refuses. */
function guarded<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** The text under a name; null if there is none. */
export function readStored(name: string, place: Place = "localStorage"): string | null {
  return guarded(() => globalThis[place].getItem(name), null);
}

/** Returns false if the text was not stored. */
export function writeStored(name: string, text: string, place: Place = "localStorage"): boolean {
  return guarded(() => {
    globalThis[place].setItem(name, text);
    return true;
  }, false);
}

export function dropStored(name: string): void {
  guarded(() => localStorage.removeItem(name), undefined);
}

export function storedNames(): string[] {
  return guarded(() => Object.keys(localStorage), []);
}

/** What could not be stored, as long as the page lasts. */
const unstored = new Map<string, string>();

export function readChoice(name: string): string | null {
  return unstored.get(name) ?? readStored(name);
}

/** Stores a choice of this device. Where that is impossible, it holds as long as the page. */
export function keepChoice(name: string, value: string): void {
  if (writeStored(name, value)) unstored.delete(name);
  else unstored.set(name, value);
}
