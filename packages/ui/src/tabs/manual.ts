import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For two to six parts of one place, of which a person looks at one: my files and those to explore.",
    "Let the address name the tab, with `value` and `onValueChange`, so that a link leads to it.",
    "From its parts (`Tabs.Root`, `Tabs.List`, `Tabs.Trigger`, `Tabs.Content`) where a tab holds more than icon and text, or something stands beside the list.",
  ],
  avoid: [
    "For the languages of a text: take LanguageTabs, which say what is missing.",
    "For another way of looking at the same things: take SegmentedControl.",
    "For the steps of a form, or for parts that are compared or filled in together: take Section.",
    "For places of their own: take TopBar.",
  ],
  keys: [
    ["←, →", "Goes to the next tab and shows it; after the last comes the first."],
    ["Home, End", "Goes to the first and the last."],
    ["Enter, Space", "Shows the tab that has the focus, with `activationMode` manual."],
    ["Tab", "Leaves the tabs, into the panel."],
  ],
  accessibility: [
    "In a form all panels need `keepMounted`: a field that is not mounted is not checked.",
    "If the chosen tab is removed, the nearest one is chosen, and gets the focus where it was inside.",
    "`label` names the list; each panel has the name of its tab.",
    "Choose by hand (`activationMode` manual) where a panel takes long to come.",
    "A panel takes the focus, so that text in it can be read; give it `tabIndex` -1 where it begins with a control.",
    "Where the tabs do not fit they go on in the next line: none is hidden.",
  ],
};
