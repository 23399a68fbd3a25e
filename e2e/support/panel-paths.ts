/** The 13 paths below /panel of document 1, section 6. */
export const PANEL_PATHS = [
  "welcome",
  "users",
  "users/new",
  "users/edit",
  "experiences",
  "experiences/new",
  "experiences/edit",
  "chatbot",
  "chatbot/new",
  "chatbot/edit",
  "libraryar",
  "mylibrary",
  "profile",
] as const;
