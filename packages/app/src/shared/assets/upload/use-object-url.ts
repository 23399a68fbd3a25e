import { useCallback, useSyncExternalStore } from "react";

/** Object URLs of the files in use, each with its number of users. */
const held = new Map<Blob, { url: string; count: number }>();

function hold(file: Blob): () => void {
  const holding = held.get(file) ?? { url: URL.createObjectURL(file), count: 0 };
  holding.count += 1;
  held.set(file, holding);
  return () => {
    holding.count -= 1;
    if (holding.count > 0) return;
    held.delete(file);
    URL.revokeObjectURL(holding.url);
  };
}

/** An object URL for a local file. It is revoked when no component uses it any more. */
export function useObjectUrl(file: Blob | null): string | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!file) return () => {};
      const letGo = hold(file);
      changed();
      return letGo;
    },
    [file],
  );
  return useSyncExternalStore(subscribe, () => (file ? (held.get(file)?.url ?? null) : null));
}
