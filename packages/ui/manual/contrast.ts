/** Red, green and blue, each 0 to 255. */
type Colour = readonly [number, number, number];

/** "#rrggbb" as its three parts; undefined for anything else, such as a translucent colour. */
function colourOf(text: string): Colour | undefined {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim());
  if (!found) return undefined;
  const [red = 0, green = 0, blue = 0] = found.slice(1).map((part) => Number.parseInt(part, 16));
  return [red, green, blue];
}

/** The relative luminance of WCAG 2, from 0 to 1. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, 1 to 21; undefined where one is not opaque. */
export function contrastOf(one: string, other: string): number | undefined {
  const first = colourOf(one);
  const second = colourOf(other);
  if (!first || !second) return undefined;
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
