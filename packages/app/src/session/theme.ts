import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark" | "system";

const STORAGE_KEY = "explorar-theme";
const systemDark = matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

function storedTheme(): Theme {
  const stored = localStorage.getItem(STORAGE_KEY);
  return stored === "light" || stored === "dark" ? stored : "system";
}

function applyTheme(): void {
  const theme = storedTheme();
  const dark = theme === "dark" || (theme === "system" && systemDark.matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
}

/** Applies the theme chosen on this device. If none was chosen, follows the system's. */
export function startTheme(): void {
  applyTheme();
  systemDark.addEventListener("change", applyTheme);
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(STORAGE_KEY, theme);
  applyTheme();
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, storedTheme);
}
