import { useSyncExternalStore } from "react";
import { keepChoice } from "../shared/device-storage.ts";
import { applyTheme, storedTheme, systemDark, THEME_KEY, type Theme } from "./stored-choices.ts";

export type { Theme };

const listeners = new Set<() => void>();

/** Applies the theme chosen on this device. If none was chosen, follows the system's. */
export function startTheme(): void {
  applyTheme();
  systemDark().addEventListener("change", applyTheme);
}

export function chooseTheme(theme: Theme): void {
  keepChoice(THEME_KEY, theme);
  applyTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, storedTheme, () => "system");
}
