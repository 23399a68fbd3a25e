import ca from "./ca/lottery-page.ts";
import en from "./en/lottery-page.ts";
import es from "./es/lottery-page.ts";
import { pageWords, type PageTranslate } from "./page-words.ts";
import type { LotteryPageKey } from "./words.ts";

export type LotteryPageTranslate = PageTranslate<LotteryPageKey>;

/** The words of the public page of a draw in one language. */
export const lotteryPageWords = pageWords<LotteryPageKey>({ es, en, ca });
