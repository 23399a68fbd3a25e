import { useCallback, useSyncExternalStore } from "react";

/** Addresses of the files that are shown now, and by how many. */
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

/** An address for a file that is still on this device, for as long as it is shown. */
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
