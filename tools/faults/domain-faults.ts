import type { Fault } from "./fault.ts";
import { unit } from "./killers.ts";

const POLICIES = "packages/domain/src/policies.ts";
const EXPERIENCE_POLICIES = "packages/domain/src/experience-policies.ts";
const STATE = "packages/domain/src/experience/state.ts";
const PAGES = "packages/domain/src/public-pages.ts";

const ofPolicies = unit("packages/domain/src/policies.test.ts");
const ofExperiences = unit("packages/domain/src/experience-policies.test.ts");
const ofState = unit("packages/domain/src/experience/state.test.ts");
const ofPages = unit("packages/domain/src/public-pages.test.ts");

/** Rules with a condition, a bound or an entry of a table that is wrong. */
export const domainFaults: readonly Fault[] = [
  {
    file: POLICIES,
    from: `supervisor: ["editor"],`,
    to: `supervisor: ["editor", "supervisor"],`,
    killer: ofPolicies,
  },
  {
    file: POLICIES,
    from: `"move-editors": ["super-admin", "admin"],`,
    to: `"move-editors": ["super-admin", "admin", "supervisor"],`,
    killer: ofPolicies,
  },
  {
    file: POLICIES,
    from: `"see-resources": ["admin", "supervisor"],`,
    to: `"see-resources": ["admin", "supervisor", "editor"],`,
    killer: ofPolicies,
    once: "WEL-02 editor sees no resources",
  },
  {
    file: POLICIES,
    from: "target.id !== user.parentId",
    to: "target.id === user.parentId",
    killer: ofPolicies,
  },
  {
    file: EXPERIENCE_POLICIES,
    from: `delete: ["owner", "supervisor"],`,
    to: `delete: ["owner", "supervisor", "collaborator"],`,
    killer: ofExperiences,
  },
  {
    file: EXPERIENCE_POLICIES,
    from: "  if (experience.state === EXPERIENCE_STATE.deleted) return false;\n",
    to: "",
    killer: ofExperiences,
  },
  {
    file: PAGES,
    from: `search.get("fromapp") === "0"`,
    to: `search.has("fromapp")`,
    killer: ofPages,
    once: "PUB-06 /reset-password?fromapp=1&id=x is refused as an invalid link",
  },
  {
    file: PAGES,
    from: `  return search.get("id") || null;`,
    to: `  return search.get("id");`,
    killer: ofPages,
    once: "PUB-09 /confirm-email?id= is refused as an invalid link",
  },
  {
    file: "packages/domain/src/fold-text.ts",
    from: "    .toLowerCase()\n",
    to: "",
    killer: unit("packages/domain/src/fold-text.test.ts"),
  },
  {
    file: "packages/domain/src/email.ts",
    from: `email.trim().normalize("NFC")`,
    to: `email.normalize("NFC")`,
    killer: unit("packages/domain/src/email.test.ts"),
  },
  {
    file: "packages/domain/src/csv-formulas.ts",
    from: "[=+\\-@]",
    to: "[=+@]",
    killer: unit("packages/domain/src/csv.test.ts"),
    once: "TRU-37, TRU-19 what was typed as an e-mail runs neither on the page nor in a spreadsheet",
  },
  {
    file: STATE,
    from: "Number(isActive(b.state)) - Number(isActive(a.state))",
    to: "Number(isActive(a.state)) - Number(isActive(b.state))",
    killer: ofState,
  },
  { file: STATE, from: "b.id - a.id", to: "a.id - b.id", killer: ofState },
  {
    file: "packages/domain/src/experience/access-code.ts",
    from: "{6}$/",
    to: "{5,6}$/",
    killer: unit("packages/domain/src/experience/access-code.test.ts"),
  },
  {
    file: "packages/domain/src/users.ts",
    from: `new Set(["name", "surname", "entity", "email"])`,
    to: `new Set(["name", "entity", "email"])`,
    killer: unit("packages/domain/src/users.test.ts"),
  },
  {
    file: "packages/domain/src/experience/point-order.ts",
    from: `side === "before"`,
    to: `side === "after"`,
    killer: unit("packages/domain/src/experience/point-order.test.ts"),
  },
  {
    file: "packages/domain/src/languages.ts",
    from: `language === "en" ? "en-GB"`,
    to: `language === "en" ? "en-US"`,
    killer: unit("packages/domain/src/languages.test.ts"),
  },
];
