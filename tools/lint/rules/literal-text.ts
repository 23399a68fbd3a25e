import { isTest, pathOf, placeOf } from "../rooms.ts";
import {
  child,
  children,
  literalText,
  nameOf,
  type Rule,
  type SyntaxNode,
  text,
} from "../syntax.ts";

const spokenAttributes = new Set([
  "aria-label",
  "aria-description",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "title",
  "placeholder",
  "alt",
  "label",
  "description",
  "hint",
]);

const hasLetters = (value: string) => /\p{L}/u.test(value.replaceAll(/&[a-z]+;/gi, ""));

/** The literal texts that an expression can evaluate to, such as both branches of a condition or the text of a template. */
function* literalsIn(node: SyntaxNode | undefined): Generator<SyntaxNode> {
  if (!node) return;
  switch (node.type) {
    case "Literal":
      yield node;
      break;
    case "TemplateLiteral":
      yield* children(node, "quasis");
      break;
    case "ConditionalExpression":
      yield* literalsIn(child(node, "consequent"));
      yield* literalsIn(child(node, "alternate"));
      break;
    case "LogicalExpression":
      yield* literalsIn(child(node, "left"));
      yield* literalsIn(child(node, "right"));
      break;
    case "BinaryExpression":
      if (text(node, "operator") !== "+") break;
      yield* literalsIn(child(node, "left"));
      yield* literalsIn(child(node, "right"));
      break;
    case "JSXExpressionContainer":
    case "TSAsExpression":
    case "TSNonNullExpression":
    case "ParenthesizedExpression":
      yield* literalsIn(child(node, "expression"));
      break;
    default:
  }
}

/** Rule: texts shown to users must come from i18n (app) or from props (ui), not from literals. */
export const noLiteralText: Rule = {
  create(context) {
    const path = pathOf(context);
    if (isTest(path) || path.endsWith(".stories.tsx")) return {};
    const source = placeOf(path).room === "packages/ui" ? "a prop" : "@panel/i18n";
    const report = (node: SyntaxNode, value: string | undefined) => {
      if (value === undefined || !hasLetters(value)) return;
      context.report({ node, message: `"${value.trim()}" must come from ${source}.` });
    };
    return {
      JSXText: (node) => report(node, text(node, "value")),
      JSXExpressionContainer(node) {
        if (node.parent?.type !== "JSXElement" && node.parent?.type !== "JSXFragment") return;
        for (const literal of literalsIn(node)) report(literal, literalText(literal));
      },
      JSXAttribute(node) {
        if (!spokenAttributes.has(nameOf(child(node, "name")) ?? "")) return;
        for (const literal of literalsIn(child(node, "value")))
          report(literal, literalText(literal));
      },
      AssignmentExpression(node) {
        const left = child(node, "left");
        if (left?.type !== "MemberExpression") return;
        if (nameOf(child(left, "object")) !== "document") return;
        if (nameOf(child(left, "property")) !== "title") return;
        for (const literal of literalsIn(child(node, "right")))
          report(literal, literalText(literal));
      },
    };
  },
};
