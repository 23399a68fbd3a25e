import ca from "./ca/widget.ts";
import en from "./en/widget.ts";
import es from "./es/widget.ts";
import { pageWords, type PageTranslate } from "./page-words.ts";
import type { WidgetKey } from "./words.ts";

export type { WidgetKey };
export type Translate = PageTranslate<WidgetKey>;

/** The chat's words in one language. */
export const widgetWords = pageWords<WidgetKey>({ es, en, ca });
