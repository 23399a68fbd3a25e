import { child, children, literalText, nameOf, type Rule, type SyntaxNode } from "../syntax.ts";

/**
 * Rule: bare text must not stand beside what comes and goes, nor text that changes beside anything else. A browser that
 * translates the page puts texts of its own in the place of the page's; React then fails to insert an element before such a
 * text, or to remove it, and changes what nobody sees.
 */
export const noTextBesideCondition: Rule = {
  create(context) {
    const check = (node: SyntaxNode) => {
      const parts = children(node, "children").filter((part) => !isBlank(part));
      if (parts.length < 2) return;
      const first = parts.findIndex(comesAndGoes);
      const firstIcon = parts.findIndex((part) => isChosenIcon(part) || isIconProp(part));
      for (const [index, part] of parts.entries()) {
        const follows = first >= 0 && index > first && isText(part);
        const isLabel = firstIcon >= 0 && index > firstIcon && isShownName(part);
        const isOptionalText = optional(part).some(isTextValue);
        if (follows || isLabel || isOptionalText || changes(part))
          context.report({
            node: part,
            message:
              "Text beside what comes and goes, or that changes beside anything, needs an element of its own.",
          });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

/** A text with values in it, or one of several. */
function changes(node: SyntaxNode): boolean {
  const expression = expressionOf(node);
  if (expression?.type === "TemplateLiteral") return children(expression, "expressions").length > 0;
  if (expression?.type === "ConditionalExpression") return isTextValue(expression);
  if (isTextName(expression)) return true;
  if (expression?.type !== "CallExpression" || !isTextValue(expression)) return false;
  const [key, ...values] = children(expression, "arguments");
  const isChosen = key?.type === "ConditionalExpression" || key?.type === "CallExpression";
  return isChosen || values.length > 0;
}

/** `label`, `loadingLabel` or `option.label`. */
function isTextName(node: SyntaxNode | undefined): boolean {
  const name = node?.type === "MemberExpression" ? child(node, "property") : node;
  return /(?:label|text|title)$/i.test(nameOf(name) ?? "");
}

function isBlank(node: SyntaxNode): boolean {
  if (node.type === "JSXText") return String(node["value"]).trim() === "";
  return expressionOf(node)?.type === "JSXEmptyExpression";
}

function expressionOf(node: SyntaxNode): SyntaxNode | undefined {
  return node.type === "JSXExpressionContainer" ? child(node, "expression") : undefined;
}

/** What a condition shows, where it shows nothing or another kind of thing otherwise. */
function optional(node: SyntaxNode): SyntaxNode[] {
  const expression = expressionOf(node);
  const branches =
    expression?.type === "LogicalExpression" && expression["operator"] === "&&"
      ? [child(expression, "right")]
      : expression?.type === "ConditionalExpression"
        ? [child(expression, "consequent"), child(expression, "alternate")]
        : [];
  const shown = branches.filter((branch) => branch !== undefined);
  return shown.length === 2 && shown.every(isTextValue) ? [] : shown;
}

function comesAndGoes(node: SyntaxNode): boolean {
  return isChosenIcon(node) || isIconProp(node) || optional(node).some(isElement);
}

const isElement = ({ type }: SyntaxNode) => type === "JSXElement" || type === "JSXFragment";

/** `<Icon />`, whose kind a variable decides: another kind is another element. */
function isChosenIcon(node: SyntaxNode): boolean {
  const opening = child(node, "openingElement");
  return opening !== undefined && nameOf(child(opening, "name")) === "Icon" && !hasName(opening);
}

/** An icon of a set keeps its element; its name decides what it draws. */
function hasName(opening: SyntaxNode): boolean {
  return children(opening, "attributes").some((each) => nameOf(child(each, "name")) === "name");
}

function isIconProp(node: SyntaxNode): boolean {
  return nameOf(expressionOf(node)) === "icon";
}

/** Names of values that are shown. */
const shownNames = new Set(["children", "label", "text", "title"]);

function isText(node: SyntaxNode): boolean {
  if (node.type === "JSXText") return true;
  const expression = expressionOf(node);
  return expression !== undefined && isTextValue(expression);
}

/** Beside an icon these are texts; elsewhere they are mostly elements. */
function isShownName(node: SyntaxNode): boolean {
  return shownNames.has(nameOf(expressionOf(node)) ?? "");
}

/** A literal, a template, a translation or a label. */
function isTextValue(node: SyntaxNode): boolean {
  if (node.type === "ConditionalExpression")
    return ["consequent", "alternate"].some((branch) => {
      const value = child(node, branch);
      return value !== undefined && isTextValue(value);
    });
  if (node.type === "TemplateLiteral") return true;
  if (node.type === "Literal") return (literalText(node) ?? "").trim() !== "";
  if (node.type === "MemberExpression")
    return isTextName(node) || nameOf(child(node, "object")) === "labels";
  if (node.type !== "CallExpression") return false;
  const callee = child(node, "callee");
  return nameOf(callee) === "t" || (callee?.type === "MemberExpression" && isTextValue(callee));
}
