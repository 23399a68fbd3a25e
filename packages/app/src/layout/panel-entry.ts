import { type ComponentType, useSyncExternalStore } from "react";

/** Whether the panel stands on the screen instead of the public screens, and how it is drawn. */
export type PanelEntry =
  | { status: "outside" }
  | { status: "inside"; Panel: ComponentType }
  | { status: "failed" };

let entry: PanelEntry = { status: "outside" };
const listeners = new Set<() => void>();

/** Puts the panel on the screen, or gives the screen back to the public screens. */
export function changePanelEntry(next: PanelEntry): void {
  entry = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePanelEntry(): PanelEntry {
  return useSyncExternalStore(subscribe, () => entry);
}
