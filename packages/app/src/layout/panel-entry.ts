import { type ComponentType, useSyncExternalStore } from "react";

/** Whether the panel stands on the screen instead of the public screens, and how it is drawn. */
export type PanelEntry =
  | { status: "outside" }
  | { status: "inside"; Panel: ComponentType }
  | { status: "failed" };

let entry: PanelEntry = { status: "outside" };
const listeners = new Set<() => void>();

function change(next: PanelEntry): void {
  entry = next;
  for (const listener of listeners) listener();
}

/** Fetches the panel's frame and router, once. */
export const loadPanel = () => import("./PanelArea.tsx");

/** Puts the panel on the screen, at an address of its own. */
export async function enterPanel(address: string): Promise<void> {
  try {
    const { PanelArea, goInside } = await loadPanel();
    await goInside(address);
    change({ status: "inside", Panel: PanelArea });
  } catch {
    change({ status: "failed" });
  }
}

/** Gives the screen back to the public screens; the address is theirs already. */
export function leavePanel(): void {
  change({ status: "outside" });
}

export function usePanelEntry(): PanelEntry {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => entry,
  );
}
