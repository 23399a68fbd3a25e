import type { Fault } from "./fault.ts";
import { server } from "./killers.ts";

const PAGES = "packages/server/src/http/panel-pages.ts";
const QUOTA = "packages/server/src/resources/quota.ts";

/** Rights that are not asked for, limits that are not kept, and answers that say too much. */
export const serverFaults: readonly Fault[] = [
  {
    file: "packages/server/src/account/sessions.ts",
    from: "SESSION_SECONDS * 1000",
    to: "SESSION_SECONDS * 10",
    killer: server("sessions"),
  },
  {
    file: QUOTA,
    from: "roomOf(share) <= roomOf(whole)",
    to: "roomOf(share) >= roomOf(whole)",
    killer: server("quota"),
  },
  {
    file: QUOTA,
    from: "if (!admin || limitsOf(admin)[resource] === 0) return null;",
    to: "if (!admin) return null;",
    killer: server("quota"),
  },
  {
    file: "packages/server/src/http/guards.ts",
    from: "    if (!access.includes(viewer.role)) throw notAllowed();\n",
    to: "",
    killer: server("permissions"),
  },
  {
    file: PAGES,
    from: "(mayBeSignedIn ? undefined : screen) ?? empty",
    to: "screen ?? empty",
    killer: server("http"),
    once: "SES-06 somebody with a session is not sent a form at /login",
  },
  {
    file: PAGES,
    from: `"accept-encoding, cookie"`,
    to: `"accept-encoding"`,
    killer: server("http"),
    once: "SES-06 somebody with a session is not sent a form at /panel",
  },
  {
    file: "packages/server/src/account/recovery.ts",
    from: "if (user?.status !== USER_STATUS.pending && user?.status !== USER_STATUS.active) return;",
    to: "if (!user) return;",
    killer: server("recovery"),
  },
  {
    file: "packages/server/src/account/password-links.ts",
    from: "recovery: USER_STATUS.active,",
    to: "recovery: USER_STATUS.pending,",
    killer: server("recovery"),
  },
  {
    file: "packages/server/src/points/deletions.ts",
    from: "  if (points.length < gone.size) throw notFound();\n",
    to: "",
    killer: server("several-points"),
  },
  {
    file: "packages/server/src/chatbots/service.ts",
    from: "  if (!(await flagsOf(db, viewer.id)).has_chatbots) throw notAllowed();\n",
    to: "",
    killer: server("chatbots"),
  },
  {
    file: "packages/server/src/account/password-links.ts",
    from: "  if (excess) throw tooManyTries(excess.wait);\n",
    to: "",
    killer: server("throttle"),
  },
  {
    file: "packages/server/src/library/service.ts",
    from: "      if (!(await repository.findSeen(db, viewer, id))) throw notFound();\n",
    to: "",
    killer: server("access"),
  },
  {
    file: "packages/server/src/throttle/throttle.ts",
    from: `"account", TRIES_PER_ACCOUNT)`,
    to: `"account", 2 * TRIES_PER_ACCOUNT)`,
    killer: server("throttle"),
  },
  {
    file: "packages/server/src/library/polyglots.ts",
    from: "    if (looksLikePage(head) || SCRIPT.test(head)) throw twoKinds();\n",
    to: "    if (looksLikePage(head)) throw twoKinds();\n",
    killer: server("polyglots"),
  },
];
