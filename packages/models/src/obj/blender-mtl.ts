import { toSrgb } from "../srgb.ts";

const byBlender = /^#\s*Blender\b.*\bMTL\b/;
const colour = /^([ \t]*)(Kd|Ks|Ke)[ \t]+([\d.eE+-]+)[ \t]+([\d.eE+-]+)[ \t]+([\d.eE+-]+)/i;

/**
 * A material library as loaders expect it. Blender writes the colours of its materials as they are, which is linear, where
 * loaders take them for sRGB; and beside a texture it leaves the colour that the texture replaces.
 */
export function mendedMtl(library: string): string {
  if (!byBlender.test(library)) return library;
  return library
    .split(/^(?=[ \t]*newmtl\b)/im)
    .map((material) => {
      const isTextured = /^[ \t]*map_Kd\b/im.test(material);
      return material
        .split("\n")
        .map((line) => {
          const [found, space = "", name = "", ...values] = colour.exec(line) ?? [];
          if (found === undefined) return line;
          const replaced = isTextured && name.toLowerCase() === "kd";
          return `${space}${name} ${values.map((value) => (replaced ? 1 : toSrgb(Number(value)))).join(" ")}`;
        })
        .join("\n");
    })
    .join("");
}
