import {
  DEFAULT_INTERFACE_LANGUAGE,
  isInterfaceLanguage,
  type InterfaceLanguage,
} from "@panel/domain/languages";
import { changeWords } from "@panel/i18n";

const STORAGE_KEY = "explorar-lang";

/** The language chosen on this device, Spanish if none was. */
export function storedLanguage(): InterfaceLanguage {
  const stored = localStorage.getItem(STORAGE_KEY);
  return isInterfaceLanguage(stored) ? stored : DEFAULT_INTERFACE_LANGUAGE;
}

/** Changes every word on the screen and remembers the choice on this device. */
export async function chooseLanguage(language: InterfaceLanguage): Promise<void> {
  localStorage.setItem(STORAGE_KEY, language);
  await changeWords(language);
  markDocument(language);
}

export function markDocument(language: InterfaceLanguage): void {
  document.documentElement.lang = language;
}
