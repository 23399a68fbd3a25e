import { setImmediate } from "node:timers/promises";

/**
 * Makes one read of those that are asked for at the same time. Whoever asks while a read is under
 * way waits for the one after it, with all others who do: what they get was read after they asked.
 */
export function coalescedReads<Key, Found>(
  read: (key: Key) => Promise<Found>,
): (name: string, key: Key) => Promise<Found> {
  const running = new Map<string, Promise<unknown>>();
  const next = new Map<string, Promise<Found>>();
  const startRead = async (name: string, key: Key): Promise<Found> => {
    await running.get(name)?.catch(() => undefined);
    // Requests that arrived with the same packets share this read.
    await setImmediate();
    next.delete(name);
    const reading = read(key);
    running.set(name, reading);
    try {
      return await reading;
    } finally {
      if (running.get(name) === reading) running.delete(name);
    }
  };
  return (name, key) => {
    const joined = next.get(name) ?? startRead(name, key);
    next.set(name, joined);
    return joined;
  };
}
