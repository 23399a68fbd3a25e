import type { WordsLanguage } from "./index.ts";

interface ChatLoaderWords {
  /** Name of the chat's frame. */
  title: string;
  open: string;
  close: string;
}

/** What the button says that opens the chat on a web page. Apart, for its script is a small one. */
export const chatLoaderWords: Readonly<Record<WordsLanguage, ChatLoaderWords>> = {
  es: { title: "Chat", open: "Abrir el chat", close: "Cerrar el chat" },
  en: { title: "Chat", open: "Open the chat", close: "Close the chat" },
  ca: { title: "Xat", open: "Obre el xat", close: "Tanca el xat" },
};
