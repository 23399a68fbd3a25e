import ca from "./ca/poster.ts";
import en from "./en/poster.ts";
import es from "./es/poster.ts";
import { pageWords, type PageTranslate } from "./page-words.ts";
import type { PosterKey } from "./words.ts";

export type PosterTranslate = PageTranslate<PosterKey>;

/** The words of a poster in one language, which need not be that of the panel. */
export const posterWords = pageWords<PosterKey>({ es, en, ca });
