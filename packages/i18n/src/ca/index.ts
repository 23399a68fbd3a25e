import base from "./base.ts";
import drafts from "./drafts.ts";
import eventDay from "./event-day.ts";
import help from "./help.ts";
import lottery from "./lottery.ts";
import mail from "./mail.ts";
import modelLinks from "./model-links.ts";
import panel from "./panel.ts";
import providers from "./providers.ts";
import secondFactor from "./second-factor.ts";
import sessionEnd from "./session-end.ts";
import textFiles from "./text-files.ts";
import tryouts from "./tryouts.ts";

export default {
  ...base,
  ...mail,
  ...panel,
  ...help,
  ...secondFactor,
  ...sessionEnd,
  ...providers,
  ...textFiles,
  ...tryouts,
  ...lottery,
  ...drafts,
  ...eventDay,
  ...modelLinks,
  HELP_PAGES: {
    titles: { ...panel.HELP_PAGES.titles, ...help.HELP_PAGES.titles },
    texts: { ...panel.HELP_PAGES.texts, ...help.HELP_PAGES.texts },
  },
  ERRORS: { ...base.ERRORS, ...panel.ERRORS, ...secondFactor.ERRORS, ...providers.ERRORS },
};
