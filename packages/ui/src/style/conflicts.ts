/**
 * A table of classes that set the same property. It covers only the properties that the components set, not all of
 * Tailwind; an unknown class is treated as setting a property that no other class sets.
 */

/** Classes without a prefix, by the property that they set. */
const words: Record<string, string> = {
  display:
    "block inline inline-block flex inline-flex grid inline-grid contents hidden table flow-root",
  position: "static fixed absolute relative sticky",
  visibility: "visible invisible collapse",
  "text-align": "text-center text-start text-end",
  line: "underline overline line-through no-underline",
  case: "uppercase lowercase capitalize normal-case",
  sr: "sr-only not-sr-only",
  "flex-direction": "flex-row flex-col flex-row-reverse flex-col-reverse",
  "flex-wrap": "flex-wrap flex-nowrap flex-wrap-reverse",
  collapse: "border-collapse border-separate",
};

/**
 * Prefixes that set one property, whatever the value. Of the sides only those of the text: what lays out by sides of the
 * screen has later rules in Tailwind's sheet, and so wins over them without this table.
 */
const beginnings =
  "p px py pt pb ps pe m mx my mt mb ms me w h size min-w min-h max-w max-h inset inset-x inset-y " +
  "top left bottom start end z gap gap-x gap-y flex basis grow shrink order grid-cols col col-start " +
  "row row-start items content justify justify-items justify-self self place-items " +
  "leading tracking opacity overflow overflow-x overflow-y overscroll rounded rounded-t rounded-b " +
  "rounded-s rounded-e rounded-ss rounded-se bg cursor select pointer-events transition " +
  "duration ease delay animate rotate scale translate translate-x translate-y whitespace align resize " +
  "appearance fill aspect underline-offset outline-offset border-spacing scroll-mt caret accent " +
  "field-sizing line-clamp object wrap";

/** Properties that include others: earlier classes for the included ones are dropped. */
const covers: Record<string, string> = {
  size: "w h",
  inset: "inset-x inset-y top bottom left start end",
  "inset-x": "left start end",
  "inset-y": "top bottom",
  gap: "gap-x gap-y",
  flex: "basis grow shrink",
  overflow: "overflow-x overflow-y",
  translate: "translate-x translate-y",
  "text-size": "leading",
  "line-clamp": "display overflow",
};

/** The sides and corners within a side, and within all of them. */
const within: Record<string, string> = {
  "": "x y t b s e ss se",
  x: "s e",
  y: "t b",
  s: "ss",
  e: "se",
};

const propertyOf = new Map(
  Object.entries(words).flatMap(([property, names]) =>
    names.split(" ").map((name) => [name, property] as const),
  ),
);
const known = new Set(beginnings.split(" "));

const length = /^(?:$|[\d.]+$|\[(?:length:|[\d.]))/;
const textSize = /^(?:caption|body|reading|heading|title|xs|sm|base|lg|\d?xl|\[(?:length:|[\d.]))/;
const style = /^(?:solid|dashed|dotted|double|none|hidden)$/;
const family = /^(?:sans|serif|mono)$/;

/** Prefixes whose property depends on the value. */
const sorted: Record<string, (value: string) => string> = {
  text: (value) => (textSize.test(value) ? "size" : "color"),
  font: (value) => (family.test(value) ? "family" : "weight"),
  shadow: (value) =>
    /^(?:$|none|float|inner|\d?x[sl]|[sml][mdg]?$|\[)/.test(value) ? "" : "color",
};
const lined = (value: string) =>
  length.test(value) ? "width" : style.test(value) ? "style" : "color";

/** The property that a class sets, without variants: `px` of `px-3`; the class itself when it is unknown. */
export function propertyOfClass(name: string): string {
  const word = propertyOf.get(name);
  if (word) return word;
  const [, set] = /^\[([\w-]+):/.exec(name) ?? [];
  if (set) return set;
  const positive = name.replace(/^-/, "");
  // Finds the longest known prefix; a value in brackets or parentheses is not split.
  const end = /[[(]/.exec(positive)?.index ?? positive.length;
  let at = end;
  while (at > 0) {
    const start = positive.slice(0, at).replace(/-$/, "");
    const value = positive.slice(start.length + 1);
    if (known.has(start)) return start;
    const lines = /^(?:border(?:-[xytbse])?|outline|ring|divide(?:-[xy])?|decoration|stroke)$/;
    if (lines.test(start)) return `${start}-${lined(value)}`;
    if (sorted[start]) return `${start}-${sorted[start](value)}`;
    at = positive.lastIndexOf("-", at - 1);
  }
  return name;
}

/** The properties that a property includes. */
export function coveredBy(property: string): readonly string[] {
  const [, start = "", side = "", end = ""] =
    /^([pm]|border|rounded)-?([xytbse]?)(-width|-color)?$/.exec(property) ?? [];
  if (!start) return covers[property]?.split(" ") ?? [];
  const stem = start.length > 1 ? `${start}-` : start;
  return within[side]?.split(" ").map((each) => stem + each + end) ?? [];
}
