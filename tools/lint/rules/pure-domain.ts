import { isTest, pathOf } from "../rooms.ts";
import { child, children, literalText, nameOf, type Rule } from "../syntax.ts";

const outside = new Set([
  "fetch",
  "setTimeout",
  "setInterval",
  "localStorage",
  "document",
  "window",
  "process",
]);

/** Libraries that are pure functions themselves. */
const pure = new Set(["libphonenumber-js/min", "papaparse", "saxes", "zod/mini"]);

/** Rule: the domain package must be pure: no I/O, no React, no clock, no random numbers. */
export const pureDomain: Rule = {
  create(context) {
    if (isTest(pathOf(context))) return {};
    return {
      ImportDeclaration(node) {
        const specifier = literalText(child(node, "source")) ?? "";
        if (specifier.startsWith(".") || pure.has(specifier)) return;
        context.report({ node, message: `domain is pure and stands alone: no "${specifier}".` });
      },
      NewExpression(node) {
        if (nameOf(child(node, "callee")) !== "Date" || children(node, "arguments").length > 0)
          return;
        context.report({ node, message: "The caller passes `now`; domain reads no clock." });
      },
      MemberExpression(node) {
        const object = nameOf(child(node, "object"));
        const member = `${object}.${nameOf(child(node, "property"))}`;
        if (member !== "Date.now" && member !== "Math.random" && !outside.has(object ?? "")) return;
        if (child(node, "object")?.type !== "Identifier") return;
        context.report({ node, message: `domain is pure: no ${member}.` });
      },
      CallExpression(node) {
        const name = nameOf(child(node, "callee"));
        if (!name || !outside.has(name)) return;
        context.report({ node, message: `domain is pure: no ${name}().` });
      },
    };
  },
};
