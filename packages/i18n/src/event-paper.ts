import ca from "./ca/event-paper.ts";
import en from "./en/event-paper.ts";
import es from "./es/event-paper.ts";
import { pageWords, type PageTranslate } from "./page-words.ts";
import type { EventPaperKey } from "./words.ts";

export type EventPaperTranslate = PageTranslate<EventPaperKey>;

/** The words of cards and certificates in one language, which need not be that of the panel. */
export const eventPaperWords = pageWords<EventPaperKey>({ es, en, ca });
