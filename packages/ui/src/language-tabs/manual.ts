import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For texts that are written in several languages: one language at a time, with its state.",
    "`CopyLanguage` begins a translation with another language's texts, `FallbackText` shows what visitors read meanwhile.",
  ],
  avoid: [
    "For the language of the interface: take LanguageSwitch.",
    "For parts of a page that are no languages: take Tabs.",
  ],
  keys: [
    ["←, →", "Goes to the next language and shows it."],
    ["Home, End", "Goes to the first and the last."],
    ["Tab", "Leaves the tabs, into the panel."],
  ],
  accessibility: [
    "Each tab says its state in words: complete, empty, how much is missing, how many errors.",
    "Errors go before what is missing.",
    "In a form all panels need `keepMounted`: a field that is not mounted is not checked. Sent with errors, the form shows the first language that has one.",
    "With `keepMounted` what was typed stays while another language is shown.",
    "Fallback text has its own `lang`, is grey, and is never the field's value.",
  ],
};
