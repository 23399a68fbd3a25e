import {
  DEFAULT_INTERFACE_LANGUAGE,
  isInterfaceLanguage,
  type InterfaceLanguage,
} from "@panel/domain/languages";
import { changeWords } from "@panel/i18n";
import { useSyncExternalStore } from "react";

const STORAGE_KEY = "explorar-lang";
const listeners = new Set<() => void>();

/** The language chosen on this device, or Spanish if none was chosen. */
export function storedLanguage(): InterfaceLanguage {
  const stored = localStorage.getItem(STORAGE_KEY);
  return isInterfaceLanguage(stored) ? stored : DEFAULT_INTERFACE_LANGUAGE;
}

/** Changes the language of the interface and stores the choice on this device. */
export async function chooseLanguage(language: InterfaceLanguage): Promise<void> {
  localStorage.setItem(STORAGE_KEY, language);
  for (const listener of listeners) listener();
  await changeWords(language);
  markDocument(storedLanguage());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The chosen language. It changes at once, possibly before its texts have loaded. */
export function useLanguage(): InterfaceLanguage {
  return useSyncExternalStore(subscribe, storedLanguage);
}

export function markDocument(language: InterfaceLanguage): void {
  document.documentElement.lang = language;
}
