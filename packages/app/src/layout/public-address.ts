import { panelPathOf } from "@panel/domain/roles";
import { useSyncExternalStore } from "react";
import { withoutEnd } from "@panel/domain/text-ends";

/*
 * The browser's address for the public screens. They do not use the panel's router, because it is larger
 * than all of them together and would double what a visitor has to load before signing in.
 */

const listeners = new Set<() => void>();

/** React Router's index in the history entry. Entries made here continue its count, so that its Back works. */
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

export const getPathname = () => withoutEnd(location.pathname, /\//) || "/";

/** The path of the address, without a slash at its end. */
export function usePathname(): string {
  return useSyncExternalStore(subscribe, getPathname, getPathname);
}

/** Panel paths that redirect to another panel path. */
const REDIRECTS = ["/panel", "/panel/bots", "/sign-out"];

/**
 * Whether the panel's router has a screen for the address. It must be exact: see KnownAddress.
 */
export function isPanelAddress(path: string): boolean {
  return REDIRECTS.includes(withoutEnd(path, /\//)) || !!panelPathOf(path);
}
