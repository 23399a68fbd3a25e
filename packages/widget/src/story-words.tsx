import { widgetWords } from "@panel/i18n/widget";
import type { ReactNode } from "react";
import "./app.css";
import { WordsContext } from "./words.ts";

const words = { t: widgetWords("ca"), language: "ca" } as const;

/** The words around a story, in the language with the longest ones. */
export function withWords(Story: () => ReactNode) {
  return (
    <WordsContext value={words}>
      <Story />
    </WordsContext>
  );
}
