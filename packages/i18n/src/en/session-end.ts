import type { SessionEndWords } from "../words.ts";

/** Why a session is over. */
export default {
  SESSION_END: {
    title: "Your session was ended",
    expired: "Your session has expired: it lasts 24 hours at most.",
    idle: "Your session was ended because it had not been used for too long.",
    signedOut: "You have signed out.",
    elsewhere: "You ended this session from another device.",
    administrator: "An administrator has ended your session.",
    password: "Your session was ended because the password of the account has changed.",
    role: "Your session was ended because your role has changed.",
    disabled:
      "Your account is disabled or no longer exists. If you think that this is a mistake, talk to whoever manages it.",
  },
} satisfies SessionEndWords;
