import type { PlayedKind } from "@panel/domain/experience/challenge";

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
  "timer",
  "closed",
  "opened",
  "closing",
  "final",
  "chatbot",
] as const;

/** A page of help: a drawing, a title and a text. Each kind of challenge has one. */
export type HelpPageName = (typeof WHOLE | typeof OF_FIELDS)[number] | PlayedKind;
