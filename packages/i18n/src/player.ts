import ca from "./ca/player.ts";
import en from "./en/player.ts";
import es from "./es/player.ts";
import { pageWords, type PageTranslate } from "./page-words.ts";
import type { PlayerKey } from "./words.ts";

export type { PlayerKey };
export type PlayerTranslate = PageTranslate<PlayerKey>;

/** The words of the player in one language. */
export const playerWords = pageWords<PlayerKey>({ es, en, ca });
