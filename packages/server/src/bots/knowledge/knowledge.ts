import type { InterfaceLanguage } from "@panel/domain/languages";

/** A piece of one page of a knowledge file. */
export interface Passage {
  /** The file's name in the platform, as listDataSourceFiles gives it. */
  fileName: string;
  /** The name that its author gave. */
  publicName: string;
  /** From 1. */
  page: number;
  /** At most about 1,000 characters, as they stand on the page. */
  text: string;
  /** Larger is better; comparable within one question only. */
  score: number;
  language: InterfaceLanguage;
}

/** A sentence that answers, word for word as it stands in `pageText`. */
export interface Quote {
  fileName: string;
  publicName: string;
  page: number;
  quote: string;
}

/** What the documents of one bot say about a question. */
export interface Retrieval {
  /** Of the question. */
  language: InterfaceLanguage;
  /**
   * `none`: nothing in the documents speaks of the question, so the visitor gets a refusal.
   * `weak`: passages in another language may speak of it, which only a reader of both can tell.
   */
  evidence: "enough" | "weak" | "none";
  /**
   * Set when what was found is in another language than the question, by spelling alone: it may speak
   * of it, and must never be shown as an answer ("found in Spanish, page 4").
   */
  documentLanguage?: InterfaceLanguage;
  /** Best first; empty without evidence. */
  passages: Passage[];
  /** At most three, best first, or one when `documentLanguage` is set; empty without evidence. */
  quotes: Quote[];
  /** What the documents are in; empty for a greeting, which asks for none of them. */
  languages?: readonly InterfaceLanguage[];
  /** The staff have answered this very question: what they wrote is shown as it is. */
  isOwn?: true;
}

export interface RetrieveOptions {
  interfaceLanguage: InterfaceLanguage;
  foreignPassages?: number | undefined;
  answerIn?: InterfaceLanguage | undefined;
}

/** Where the documents of bots are searched. */
export interface Knowledge {
  /**
   * Searches the ready files of one bot and of no other.
   * @param botId the row of the bot
   * @param interfaceLanguage the language of a question that shows none clearly
   * @param foreignPassages the most passages of documents in another language; 8 unless told
   * @param answerIn the language that the visitor chose, which goes before a guess at the question's
   */
  retrieve(botId: number, question: string, options: RetrieveOptions): Promise<Retrieval>;
  /** The text of a page of a ready file; undefined when the bot has no such page. */
  pageText(botId: number, fileName: string, page: number): Promise<string | undefined>;
}
