import {
  DEFAULT_INTERFACE_LANGUAGE,
  isInterfaceLanguage,
  type InterfaceLanguage,
} from "@panel/domain/languages";
import { readChoice } from "../shared/device-storage.ts";

export const LANGUAGE_KEY = "explorar-lang";
export const THEME_KEY = "explorar-theme";

export type Theme = "light" | "dark" | "system";

export const systemDark = () => matchMedia("(prefers-color-scheme: dark)");

/** The language chosen on this device, or Spanish if none was chosen. */
export function storedLanguage(): InterfaceLanguage {
  const stored = readChoice(LANGUAGE_KEY);
  return isInterfaceLanguage(stored) ? stored : DEFAULT_INTERFACE_LANGUAGE;
}

/** The theme chosen on this device, or the system's if none was chosen. */
export function storedTheme(): Theme {
  const stored = readChoice(THEME_KEY);
  return stored === "light" || stored === "dark" ? stored : "system";
}

export function markLanguage(language: InterfaceLanguage): void {
  document.documentElement.lang = language;
}

/** Shows the stored theme. */
export function applyTheme(): void {
  const theme = storedTheme();
  const dark = theme === "dark" || (theme === "system" && systemDark().matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
}
