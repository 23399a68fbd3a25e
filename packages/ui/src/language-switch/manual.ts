import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: ["Once, in the top bar: chooses the language of the interface."],
  avoid: ["For the language of what people write: take LanguageTabs."],
  keys: [
    ["Enter, Space, ↓", "Opens the menu."],
    ["↑, ↓", "Goes from language to language."],
    ["Enter, Space", "Chooses it."],
    ["Escape", "Closes the menu; the focus goes back."],
  ],
  accessibility: [
    "The name of the button holds the language in full and what is seen (`CA`), so that a voice control can press it.",
    "Each language is written in itself and marked with its `lang`, so that it is pronounced right.",
    "Set `lang` on `<html>` when it changes.",
  ],
};
