import type { InterfaceLanguage } from "@panel/domain/languages";
import { changeWords } from "@panel/i18n";
import { useSyncExternalStore } from "react";
import { keepChoice } from "../shared/device-storage.ts";
import { LANGUAGE_KEY, markLanguage, storedLanguage } from "./stored-choices.ts";

const listeners = new Set<() => void>();

/** Changes the language of the interface and stores the choice on this device. */
export async function chooseLanguage(language: InterfaceLanguage): Promise<void> {
  keepChoice(LANGUAGE_KEY, language);
  for (const listener of listeners) listener();
  await changeWords(language);
  markLanguage(storedLanguage());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The chosen language. It changes at once, possibly before its texts have loaded. */
export function useLanguage(): InterfaceLanguage {
  return useSyncExternalStore(subscribe, storedLanguage, storedLanguage);
}
