import { addPart, type WordsOfPart } from "./index.ts";

const LOADERS = {
  panel: {
    es: () => import("./es/panel.ts"),
    en: () => import("./en/panel.ts"),
    ca: () => import("./ca/panel.ts"),
  },
  help: {
    es: () => import("./es/help.ts"),
    en: () => import("./en/help.ts"),
    ca: () => import("./ca/help.ts"),
  },
  "second-factor": {
    es: () => import("./es/second-factor.ts"),
    en: () => import("./en/second-factor.ts"),
    ca: () => import("./ca/second-factor.ts"),
  },
  "session-end": {
    es: () => import("./es/session-end.ts"),
    en: () => import("./en/session-end.ts"),
    ca: () => import("./ca/session-end.ts"),
  },
  providers: {
    es: () => import("./es/providers.ts"),
    en: () => import("./en/providers.ts"),
    ca: () => import("./ca/providers.ts"),
  },
  "text-files": {
    es: () => import("./es/text-files.ts"),
    en: () => import("./en/text-files.ts"),
    ca: () => import("./ca/text-files.ts"),
  },
  "model-links": {
    es: () => import("./es/model-links.ts"),
    en: () => import("./en/model-links.ts"),
    ca: () => import("./ca/model-links.ts"),
  },
  tryouts: {
    es: () => import("./es/tryouts.ts"),
    en: () => import("./en/tryouts.ts"),
    ca: () => import("./ca/tryouts.ts"),
  },
  lottery: {
    es: () => import("./es/lottery.ts"),
    en: () => import("./en/lottery.ts"),
    ca: () => import("./ca/lottery.ts"),
  },
  drafts: {
    es: () => import("./es/drafts.ts"),
    en: () => import("./en/drafts.ts"),
    ca: () => import("./ca/drafts.ts"),
  },
  "event-day": {
    es: () => import("./es/event-day.ts"),
    en: () => import("./en/event-day.ts"),
    ca: () => import("./ca/event-day.ts"),
  },
} satisfies Record<string, WordsOfPart>;

/**
 * `panel` serves the screens after signing in, `help` the help of fields, `second-factor` the second
 * step of signing in, `session-end` why a session is over, `providers` accounts of providers of
 * identities, `text-files` texts for translators, `tryouts` what the author of a route sees of those
 * who try or visit it, `model-links` a model on the author's own phone, `lottery` the draw of a
 * prize, `drafts` machine drafts of translations, `event-day` events and their board.
 */
export type WordsPart = keyof typeof LOADERS;

/** Fetches a part in the language in use, and in each one chosen later. */
export const addWords = (part: WordsPart): Promise<void> => addPart(part, LOADERS[part]);
