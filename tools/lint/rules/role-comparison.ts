import { isTest, pathOf } from "../rooms.ts";
import { child, children, literalText, nameOf, type Rule, type SyntaxNode } from "../syntax.ts";

/** The roles of packages/domain/src/roles.ts. */
const roles = new Set(["super-admin", "admin", "supervisor", "editor"]);
const comparisons = new Set(["===", "!==", "==", "!="]);
/** Calls that compare what they are given with a column or with each item of a list. */
const filters = new Set(["where", "having", "whereRef", "on"]);
const searches = new Set(["includes", "indexOf", "has"]);

/** The node inside parentheses, `as` and `satisfies`. */
function bare(node: SyntaxNode | undefined): SyntaxNode | undefined {
  const inner = node && child(node, "expression");
  return inner && /^TS|^Parenthesized/.test(node.type) ? bare(inner) : node;
}

function isRole(node: SyntaxNode | undefined): boolean {
  return roles.has(literalText(bare(node)) ?? "");
}

/** A list that is written out with a role in it: `["admin", "editor"]`, or a set of it. */
function holdsRole(node: SyntaxNode | undefined): boolean {
  const list = bare(node);
  if (list?.type === "NewExpression") return children(list, "arguments").some(holdsRole);
  return list?.type === "ArrayExpression" && children(list, "elements").some(isRole);
}

/** Rule: only domain decides who may do what, so no other code may compare a role with a literal. */
export const noRoleComparison: Rule = {
  create(context) {
    const path = pathOf(context);
    // Demo data states the roles of its users and does not decide anything by them.
    if (isTest(path) || path.includes("packages/server/src/demo/")) return {};
    const report = (node: SyntaxNode) =>
      context.report({
        node,
        message: "Who may do what is decided in domain: ask its policies instead of the role.",
      });
    return {
      BinaryExpression(node) {
        if (!comparisons.has(String(node["operator"]))) return;
        if (isRole(child(node, "left")) || isRole(child(node, "right"))) report(node);
      },
      SwitchCase(node) {
        if (isRole(child(node, "test"))) report(node);
      },
      CallExpression(node) {
        const callee = child(node, "callee");
        if (callee?.type !== "MemberExpression") return;
        const name = nameOf(child(callee, "property")) ?? "";
        const given = children(node, "arguments");
        if (filters.has(name) && given.some((value) => isRole(value) || holdsRole(value)))
          report(node);
        if (!searches.has(name)) return;
        if (given.some(isRole) || holdsRole(child(callee, "object"))) report(node);
      },
    };
  },
};
