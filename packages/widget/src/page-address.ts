import { isPageLanguage, type WordsLanguage } from "@panel/i18n/page-words";

/** What the address of the chat's page says: <base>/chat/<bot path>?lang=…&theme=…&preview=… */
export interface PageAddress {
  /** Base URL of the bot platform. */
  baseUrl: string;
  botPath: string;
  /** Undefined where the address does not ask for one of ours. */
  language: WordsLanguage | undefined;
  theme: "light" | "dark" | undefined;
  /** Marks the author's test chat, which is neither kept nor limited. */
  previewToken: string | undefined;
  /** The page's loader draws a close button over the right end of the header. */
  hasOuterClose: boolean;
  /** Whether it was opened by keyboard from outside: the box gets the focus. */
  focusesBox: boolean;
}

export function readPageAddress({ pathname, search }: Location): PageAddress {
  const at = pathname.lastIndexOf("/chat/");
  const query = new URLSearchParams(search);
  const [language, theme] = [query.get("lang"), query.get("theme")];
  return {
    baseUrl: pathname.slice(0, Math.max(at, 0)),
    botPath: decodeURIComponent(pathname.slice(at + "/chat/".length)),
    language: isPageLanguage(language) ? language : undefined,
    theme: theme === "light" || theme === "dark" ? theme : undefined,
    previewToken: query.get("preview") || undefined,
    hasOuterClose: query.get("close") === "outside",
    focusesBox: query.get("focus") === "box",
  };
}

/** Writes the chosen language into the address, so that a reload keeps it and nothing is stored. */
export function keepLanguage(language: WordsLanguage): void {
  const address = new URL(location.href);
  address.searchParams.set("lang", language);
  history.replaceState(history.state, "", address);
}
