/** The six pages about the whole experience, in the order of a visit. */
export const WHOLE = ["cover", "welcome", "map", "point", "challenge", "prize"] as const;

/** What is about single fields. */
const OF_FIELDS = [
  "inList",
  "code",
  "languages",
  "register",
  "farAway",
  "arrived",
  "freeMovement",
  "again",
  "together",
  "story",
  "audio",
  "credits",
  "score",
  "pickup",
  "lottery",
  "waiting",
  "automatic",
  "still",
  "question",
  "puzzle",
  "wordSearch",
  "points",
  "timer",
  "closed",
  "opened",
  "closing",
  "final",
  "chatbot",
] as const;

/** A page of help: a drawing, a title and a text. */
export type HelpPageName = (typeof WHOLE | typeof OF_FIELDS)[number];
