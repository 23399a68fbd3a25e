import { isTest, pathOf, placeOf } from "../rooms.ts";
import { child, nameOf, type Rule } from "../syntax.ts";

/** The one place of each package that catches what a browser throws. */
const guards = new Set([
  "packages/app/src/shared/device-storage.ts",
  "packages/app/src/session/cookies.ts",
  "packages/player/src/phone/stored-text.ts",
  "packages/widget/src/conversation-storage.ts",
]);

const storages = new Set(["localStorage", "sessionStorage"]);

/** Rule: only the guarded modules may touch the browser's storage and cookies, which throw where they are blocked. */
export const guardedStorage: Rule = {
  create(context) {
    const path = pathOf(context);
    const { room, inside } = placeOf(path);
    if (isTest(path) || path.endsWith(".stories.tsx") || guards.has(`${room}/${inside}`)) return {};
    return {
      MemberExpression(node) {
        const object = nameOf(child(node, "object"));
        const property = nameOf(child(node, "property"));
        const named = [object, property].find((name) => name !== undefined && storages.has(name));
        const isCookie = object === "document" && property === "cookie";
        if (named === undefined && !isCookie) return;
        const what = isCookie ? "document.cookie" : named;
        context.report({ node, message: `${what} may throw: go through the guarded module.` });
      },
    };
  },
};
