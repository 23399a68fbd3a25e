import { Features, type Selector, type SelectorComponent, transform } from "lightningcss";

/**
 * Makes the style sheet for pages that have styles of their own out of the compiled one: the reset and the utility
 * classes apply to elements of the library only, which carry the class `panel-ui` (src/style/jsx-runtime.ts), and all of it is in
 * one layer, so that any rule of the page outside of a layer wins.
 */

const own: SelectorComponent = {
  type: "pseudo-class",
  kind: "where",
  selectors: [[{ type: "class", name: "panel-ui" }]],
};

/** An element of the library that is in no other. What the compiled sheet inherits from `html` and `body` begins here. */
const outermost: Selector = [
  { type: "class", name: "panel-ui" },
  {
    type: "pseudo-class",
    kind: "not",
    selectors: [
      [
        {
          type: "pseudo-class",
          kind: "where",
          selectors: [
            [
              { type: "class", name: "panel-ui" },
              { type: "combinator", value: "descendant" },
              { type: "universal" },
            ],
          ],
        },
      ],
    ],
  },
];

const isRoot = (part: SelectorComponent | undefined) =>
  part?.type === "pseudo-class" && part.kind === "root";
const isHost = (part: SelectorComponent | undefined) =>
  part?.type === "pseudo-class" && part.kind === "host";
const isPage = (selector: Selector) =>
  selector.length === 1 &&
  selector[0]?.type === "type" &&
  ["html", "body"].includes(selector[0].name);

/** Asks for an element of ours beside the first class of a selector; undefined where it has no class. */
function besideFirstClass(selector: Selector): Selector | undefined {
  for (const [at, part] of selector.entries()) {
    const before = selector.slice(0, at);
    const after = selector.slice(at + 1);
    if (part.type === "class") return [...before, part, own, ...after];
    if (part.type !== "pseudo-class" || !("selectors" in part) || !part.selectors) continue;
    if (part.kind === "not" || part.kind === "has") continue;
    const inner = (part.selectors as Selector[]).map(besideFirstClass);
    if (inner.every((one) => one !== undefined)) {
      return [...before, { ...part, selectors: inner } as SelectorComponent, ...after];
    }
  }
  return undefined;
}

/** Asks for an element of ours in the last place of a selector, before a pseudo-element. */
function inLastPlace(selector: Selector): Selector {
  const parts = selector.filter((part) => part.type !== "universal");
  const pseudo = parts.findIndex(
    (part) =>
      part.type === "pseudo-element" ||
      (part.type === "combinator" && part.value === "pseudo-element"),
  );
  const end = pseudo === -1 ? parts.length : pseudo;
  return [...parts.slice(0, end), own, ...parts.slice(end)];
}

function scoped(selector: Selector): Selector | Selector[] {
  if (isHost(selector[0])) return [];
  if (isRoot(selector[0])) return selector;
  if (isPage(selector)) return outermost;
  return besideFirstClass(selector) ?? inLastPlace(selector);
}

/** What would paint the page itself rather than the library's elements. */
const ofThePage = /color-scheme:(?:light|dark);|(?<=html\{)background:[^;]*;/g;

/** Native controls and scroll bars follow the theme within the library only. */
const colourScheme = `@layer base {
  .panel-ui { color-scheme: light; }
  [data-theme="dark"] .panel-ui { color-scheme: dark; }
}`;

export function scopedSheet(compiled: string): string {
  const { code } = transform({
    filename: "scoped.css",
    code: Buffer.from(compiled.replaceAll(ofThePage, "")),
    minify: true,
    exclude: Features.Nesting,
    visitor: { Selector: scoped },
  });
  return `@layer panel-ui{${code.toString()}${colourScheme}}`;
}
