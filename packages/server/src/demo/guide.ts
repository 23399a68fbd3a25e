import type { InterfaceLanguage } from "@panel/domain/languages";

/** A PDF that the demo's chatbot answers from. */
export interface Guide {
  /** In the folder of guides. */
  fileName: string;
  /** As its author calls it. */
  publicName: string;
  language: InterfaceLanguage;
  title: string;
  pages: readonly { title: string; paragraphs: readonly string[] }[];
}
