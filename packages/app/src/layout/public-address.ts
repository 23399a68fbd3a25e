import { panelPathOf } from "@panel/domain/roles";
import { useSyncExternalStore } from "react";

/*
 * Where the browser is, for the public screens. They do without the panel's router, which weighs
 * more than all of them together and would double what a visitor loads before signing in.
 */

const listeners = new Set<() => void>();

/** The router numbers its entries so; ours count along, and going back over them stays a known step. */
const indexOf = (state: unknown) => (state as { idx?: number } | null)?.idx ?? 0;

/** Tells every reader that the address has changed. */
function announceAddress(): void {
  for (const listener of listeners) listener();
}

/** Goes to another public address, or to the panel, without loading the page again. */
export function changeAddress(path: string, { replace = false } = {}): void {
  const index = indexOf(history.state);
  if (replace) history.replaceState({ idx: index }, "", path);
  else history.pushState({ idx: index + 1 }, "", path);
  announceAddress();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("popstate", announceAddress);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("popstate", announceAddress);
  };
}

/** The path of the address, without a slash at its end. */
export function usePathname(): string {
  return useSyncExternalStore(subscribe, () => location.pathname.replace(/(?<=.)\/+$/, ""));
}

/** Addresses of the panel that only lead on to a screen. */
const REDIRECTS = ["/panel", "/panel/bots", "/sign-out"];

/**
 * Whether the panel's router has a route for the address. Exactly its routes: an address that it does
 * not know would be handed to and fro between panel and public screens.
 */
export function isPanelAddress(path: string): boolean {
  return REDIRECTS.includes(path.replace(/\/+$/, "")) || panelPathOf(path) !== undefined;
}
