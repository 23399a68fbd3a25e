import { type ComponentType, useSyncExternalStore } from "react";

/** Whether the panel is shown instead of the public screens, and its component. `failed`: its code could not be loaded. */
export type PanelEntry =
  | { status: "outside" }
  | { status: "inside"; Panel: ComponentType }
  | { status: "failed" };

let entry: PanelEntry = { status: "outside" };
const listeners = new Set<() => void>();

/** Shows the panel, or returns to the public screens. */
export function changePanelEntry(next: PanelEntry): void {
  entry = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const getEntry = () => entry;

export function usePanelEntry(): PanelEntry {
  return useSyncExternalStore(subscribe, getEntry, getEntry);
}
