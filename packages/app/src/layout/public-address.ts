import { panelPathOf } from "@panel/domain/roles";
import { useSyncExternalStore } from "react";

/*
 * The browser's address for the public screens. They do without the panel's router, which is larger
 * than all of them together and would double what a visitor loads before signing in.
 */

const listeners = new Set<() => void>();

/** React Router's index of a history entry. Ours continue it, so that it knows how far Back goes. */
const indexOf = (state: unknown) => (state as { idx?: number } | null)?.idx ?? 0;

/** Notifies every component that reads the address. */
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

/** Addresses of the panel that redirect. */
const REDIRECTS = ["/panel", "/panel/bots", "/sign-out"];

/**
 * Whether the panel's router has a route for the address. It must be exact: see KnownAddress.
 */
export function isPanelAddress(path: string): boolean {
  return REDIRECTS.includes(path.replace(/\/+$/, "")) || !!panelPathOf(path);
}
