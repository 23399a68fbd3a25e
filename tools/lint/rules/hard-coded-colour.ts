import { isTest, pathOf } from "../rooms.ts";
import { child, literalText, nameOf, type Rule, type SyntaxNode } from "../syntax.ts";
import { colourIn, isColourName } from "../colours.ts";

const colourProperty =
  /^(?:color|fill|stroke|background|(?:fill|stroke)Style|shadowColor|(?:background|border\w*|outline|caret|accent|stop|flood|lighting|textDecoration)Color)$/;
const addressAttributes = new Set(["href", "to", "id", "htmlFor"]);

/** Whether the value of this node is used where only a colour makes sense. */
function isColourPlace(node: SyntaxNode): boolean {
  const parent = node.parent;
  if (parent?.type === "Property") return colourProperty.test(nameOf(child(parent, "key")) ?? "");
  if (parent?.type === "JSXAttribute")
    return colourProperty.test(nameOf(child(parent, "name")) ?? "");
  if (parent?.type !== "AssignmentExpression") return false;
  const left = child(parent, "left");
  return (
    left?.type === "MemberExpression" && colourProperty.test(nameOf(child(left, "property")) ?? "")
  );
}

/** `#add` in a link is a place on a page, not a colour. */
function isAddress(node: SyntaxNode): boolean {
  return (
    node.parent?.type === "JSXAttribute" &&
    addressAttributes.has(nameOf(child(node.parent, "name")) ?? "")
  );
}

/** Rule: colours must be tokens, not values in code, palette classes or arbitrary colour classes. */
export const noHardCodedColour: Rule = {
  create(context) {
    if (isTest(pathOf(context))) return {};
    const check = (node: SyntaxNode) => {
      const value = literalText(node);
      if (value === undefined || isAddress(node)) return;
      const found =
        colourIn(value) ?? (isColourPlace(node) && isColourName(value) ? value : undefined);
      if (found) {
        context.report({ node, message: `Use a design token instead of the colour "${found}".` });
      }
    };
    return { Literal: check, TemplateElement: check };
  },
};
