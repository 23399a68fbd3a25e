const hex = String.raw`(?<![\w&/#-])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])`;
const colourFunction = String.raw`\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(`;

const utilities =
  "bg|text|border(?:-[trblxyse])?|ring|ring-offset|inset-ring|outline|fill|stroke|from|via|to|divide|accent|caret|decoration|shadow|inset-shadow|drop-shadow|placeholder";
const palette =
  "slate|gray|zinc|neutral|stone|mauve|olive|mist|taupe|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose";
const names =
  "black|white|red|green|blue|yellow|orange|purple|pink|gray|grey|brown|cyan|magenta|lime|navy|teal|olive|maroon|silver|gold|crimson|tomato|salmon|coral|indigo|violet|khaki|orchid|turquoise|beige|ivory|lavender|tan|darkgreen|darkblue|darkred|lightgray|lightgrey|darkgray|darkgrey";
const paletteClass = String.raw`(?<![\w-])(?:${utilities})-(?:(?:${palette})-\d{2,3}|black|white)(?![\w-])`;
const arbitraryClass = String.raw`(?<![\w-])(?:${utilities})-\[(?:color:)?(?:${names})\]`;

const anyColour = new RegExp([hex, colourFunction, paletteClass, arbitraryClass].join("|"), "i");
const colourName = new RegExp(`^(?:${names})$`, "i");

/** The first hard-coded colour in a text: a hex value, a colour function, a palette class. */
export function colourIn(value: string): string | undefined {
  return anyColour.exec(value)?.[0];
}

/** Whether a text is the name of a CSS colour. `transparent` and `currentColor` do not count. */
export function isColourName(value: string): boolean {
  return colourName.test(value.trim());
}
