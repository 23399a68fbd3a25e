import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "To send files: dropped, pasted or chosen, each with its progress, cancel and retry. Folders are opened where several files are taken.",
    "`DropZone` alone where the files are only taken and sent later.",
  ],
  avoid: [
    "For one picture of a person: take AvatarField.",
    "To choose what is uploaded already: take the asset picker.",
  ],
  keys: [
    [
      "Enter, Space",
      "On the button, opens the platform's dialog; on a file's buttons, cancels, retries or removes it.",
    ],
    ["Ctrl V, ⌘ V", "With the focus inside, takes the files of the clipboard."],
  ],
  accessibility: [
    "The button is the control of the Field around it: dropping is never the only way.",
    "A refused file is announced with its name and the reason; the others are accepted.",
    "The end of each transfer is announced politely; progress is not.",
    "The focus stays with a file while its buttons change, and goes to the next one when it is taken off the list.",
    "Types and sizes are checked here for the reader's sake; the server must check them too.",
  ],
};
