import type { BotChat } from "@panel/api-client/bots-types";
import { widgetWords } from "@panel/i18n/widget";
import type { ReactNode } from "react";
import css from "./app.css?inline";
import { WordsContext } from "./words.ts";

const words = { t: widgetWords("ca"), language: "ca" } as const;

/**
 * The words around a story, in the language with the longest ones, and the sheet of the widget's frame. The sheet
 * leaves with the story, because stories of other packages are drawn in the same document.
 */
export function withWords(
  Story: () => ReactNode,
  { parameters }: { parameters: { chat?: BotChat } } = { parameters: {} },
) {
  return (
    <WordsContext value={{ ...words, chat: parameters.chat ?? {} }}>
      <style>{css}</style>
      <Story />
    </WordsContext>
  );
}
