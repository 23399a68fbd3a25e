import { isTest, pathOf } from "../rooms.ts";
import { child, literalText, nameOf, type Rule, type SyntaxNode } from "../syntax.ts";

/** Classes that mean a side of the screen, with what means the same side of the text. */
const sides: Record<string, string> = {
  ml: "ms",
  mr: "me",
  pl: "ps",
  pr: "pe",
  left: "start",
  right: "end",
  "text-left": "text-start",
  "text-right": "text-end",
  "float-left": "float-start",
  "float-right": "float-end",
  "clear-left": "clear-start",
  "clear-right": "clear-end",
  "border-l": "border-s",
  "border-r": "border-e",
  "rounded-l": "rounded-s",
  "rounded-r": "rounded-e",
  "rounded-tl": "rounded-ss",
  "rounded-tr": "rounded-se",
  "rounded-bl": "rounded-es",
  "rounded-br": "rounded-ee",
  "scroll-ml": "scroll-ms",
  "scroll-mr": "scroll-me",
  "scroll-pl": "scroll-ps",
  "scroll-pr": "scroll-pe",
};
const valued = Object.keys(sides).filter((name) => !/^(?:text|float|clear)-/.test(name));
const bare = Object.keys(sides).filter((name) =>
  /^(?:text|float|clear|border|rounded)-/.test(name),
);
const side = new RegExp(
  `^-?(?:(${valued.join("|")})-(?=[\\d[(]|px$|auto$|full$|[a-z]+$)|(${bare.join("|")})$)`,
);
/** In the middle, left is no side. */
const middle = /^(?:left|right)-(?:1\/2|\[50%\])$/;
const shift = /^-?translate-x-/;
const styleSide = /^(?:(?:margin|padding)(?:Left|Right)|border(?:Left|Right)\w*)$/;

/** Splits variants (`hover:`, `data-[state=open]:`) from a class. */
const own = (name: string) =>
  /^(?:(?:[^:[(]|\[[^\]]*\]|\([^)]*\))*:)*(.*)$/.exec(name)?.[1] ?? name;

/** The first class of a text that means a side of the screen, and what to write instead. */
function sideIn(text: string): [found: string, instead: string] | undefined {
  const names = text.split(/\s+/).filter((name) => !/(?:^|:)(?:rtl|ltr):/.test(name));
  const mirrored = /(?:^|\s|:)rtl:\S*translate-x-/.test(text);
  for (const name of names) {
    const bareName = own(name).replace(/^!|!$/g, "");
    const [, ofValue, ofWord] = (!middle.test(bareName) && side.exec(bareName)) || [];
    const found = ofValue ?? ofWord;
    if (found) return [name, sides[found] ?? ""];
    if (shift.test(bareName) && !/-(?:1\/2|full)$/.test(bareName) && !mirrored)
      return [name, "with its mirror image, `rtl:`"];
  }
  return undefined;
}

/** A text is one of classes when each of its words may be a class; a sentence or a key is not. */
const isClasses = (text: string) =>
  /^[\s\w:[\](){}./%&=>*#@!,~'"^$+|-]*$/.test(text) && /-/.test(text);

/** Rule: components lay out by the direction of the text, so that they are right from right to left, too. */
export const noPhysicalDirection: Rule = {
  create(context) {
    if (isTest(pathOf(context))) return {};
    const check = (node: SyntaxNode) => {
      const text = literalText(node);
      if (text === undefined || !isClasses(text)) return;
      const [found, instead] = sideIn(text) ?? [];
      if (found) {
        context.report({ node, message: `"${found}" is a side of the screen: take ${instead}.` });
      }
    };
    return {
      Literal: check,
      TemplateElement: check,
      Property: (node) => {
        const name = nameOf(child(node, "key"));
        if (!name || !styleSide.test(name)) return;
        context.report({
          node,
          message: `"${name}" is a side of the screen: take that of the text.`,
        });
      },
    };
  },
};
