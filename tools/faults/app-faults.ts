import type { Fault } from "./fault.ts";
import { journey, unit } from "./killers.ts";

const TOKEN = "packages/app/src/session/token.ts";
const GUARD = "packages/app/src/layout/PanelGuard.tsx";
const PROBLEM = "packages/widget/src/problem.ts";

const ofToken = unit("packages/app/src/session/token.test.ts");
const ofProblem = unit("packages/widget/src/problem.test.ts");

/** What the panel and the chat do with what they have, and what only a browser shows of them. */
export const appFaults: readonly Fault[] = [
  {
    file: TOKEN,
    from: "content && content.exp * 1000 > serverNow()",
    to: "content",
    killer: ofToken,
    once: "SES-03 a token that has expired is removed and leads to the sign-in",
  },
  { file: TOKEN, from: " || !isRole(role))", to: ")", killer: ofToken },
  {
    file: "packages/app/src/session/cookies.ts",
    from: "of [SECURE, PLAIN]",
    to: "of [SECURE]",
    killer: unit("packages/app/src/session/cookies.test.ts"),
  },
  {
    file: "packages/app/src/session/write-cookie.ts",
    from: " Max-Age=${SESSION_SECONDS};",
    to: "",
    killer: unit("packages/app/src/session/cookies.test.ts"),
  },
  {
    file: "packages/app/src/session/session-end.ts",
    from: "until * 1000 <= serverNow()",
    to: "until * 1000 >= serverNow()",
    killer: unit("packages/app/src/session/session-end.test.ts"),
    once: "SES-03 whoever comes back after a day reads that the session has expired",
  },
  {
    file: "packages/app/src/features/users/mapping.ts",
    from: "idMod: image === null ? 0",
    to: "idMod: image === undefined ? 0",
    killer: unit("packages/app/src/features/users/mapping.test.ts"),
  },
  {
    file: "packages/app/src/features/users/import/rows.ts",
    from: `known ? "repeated" : "imported"`,
    to: `known ? "imported" : "repeated"`,
    killer: unit("packages/app/src/features/users/import/rows.test.ts"),
  },
  {
    file: "packages/app/src/shared/editing/three-way-merge.ts",
    from: "both: !sameValue(ours, before)",
    to: "both: sameValue(ours, before)",
    killer: unit("packages/app/src/shared/editing/three-way-merge.test.ts"),
  },
  {
    file: "packages/app/src/shared/editing/draft.ts",
    from: "accepts(stored.base)",
    to: "accepts(stored.values)",
    killer: unit("packages/app/src/shared/editing/draft.test.ts"),
  },
  {
    file: "packages/app/src/route/translation/copied-texts.ts",
    from: "!isBlank(after) && !isSame(after, before)",
    to: "!isSame(after, before)",
    killer: unit("packages/app/src/route/translation/copied-texts.test.ts"),
  },
  {
    file: PROBLEM,
    from: `hasBegun && navigator.onLine ? "cut"`,
    to: `hasBegun ? "cut"`,
    killer: ofProblem,
  },
  {
    file: PROBLEM,
    from: `"notFound")) return { key: "gone" }`,
    to: `"notFound")) return { key: "failed" }`,
    killer: ofProblem,
  },
  {
    file: GUARD,
    from: `  if (path && !mayView(session.user.role, path)) return <Navigate to="/panel/welcome" replace />;\n`,
    to: "",
    killer: journey("unknown-paths", "TRU-37 editor"),
    once: "SES-07 editor: each of the 13 paths opens or leads to the welcome screen",
  },
  {
    file: "packages/app/src/layout/PublicArea.tsx",
    from: `if (!Screen || status === "checking" || signedInAlready) return null;`,
    to: "if (!Screen || signedInAlready) return null;",
    killer: journey("session", "SES-06, SES-09"),
  },
  {
    file: "packages/app/src/layout/SignOut.tsx",
    from: "    signOut();\n",
    to: "",
    killer: journey("session", "SES-01, SES-05, PUB-04"),
    once: "SES-05 signing out deletes both cookies and Back does not return",
  },
  {
    file: "packages/app/src/features/account/sign-in/LoginForm.tsx",
    from: `autoClear={!isApiError(failure, "refused")}`,
    to: "autoClear",
    killer: journey("login", "PUB-03 wrong credentials"),
    once: "PUB-03 wrong credentials are reported under the form, and the message stays",
  },
  {
    file: "packages/app/src/features/account/components/NewPasswordSteps.tsx",
    from: "const DONE_AFTER = 1000;",
    to: "const DONE_AFTER = 0;",
    killer: journey("confirm-email", "an invitation"),
    once: "PUB-09 an invitation: loading for 1 s, form, processing, confirmed 1 s later",
  },
  {
    file: "packages/app/src/features/experience-list/use-experience-actions.ts",
    from: `isActive(state) !== (kind === "activate")`,
    to: `isActive(state) === (kind === "activate")`,
    killer: journey("experience-list", "the switch activates"),
    once: "EXP-03 several are activated and deactivated at once, skipping those in that state already",
  },
];
