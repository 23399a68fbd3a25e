import config from "../../../tailwind.config.ts";
import sheet from "../src/tokens.css?raw";

export type ThemeName = "light" | "dark";

/** The tokens as the tailwind config names them. */
export const { extend } = config.theme;

/** Each font size with its line height, in rem. */
export const sizes: readonly { name: string; size: string; lineHeight: string }[] = Object.entries(
  extend.fontSize,
).flatMap(([name, [size, line]]) =>
  typeof size === "string" && typeof line === "object"
    ? [{ name, size, lineHeight: line.lineHeight }]
    : [],
);

/** The CSS variables that tokens.css sets for a selector, with their values. */
function variablesIn(selector: string): Readonly<Record<string, string>> {
  const block = sheet.slice(sheet.indexOf(`${selector} {`));
  const found = block.slice(0, block.indexOf("}")).matchAll(/(--[\w-]+):\s*([^;]+);/g);
  return Object.fromEntries([...found].map(([, name = "", value = ""]) => [name, value]));
}

export const variables: Readonly<Record<ThemeName, Readonly<Record<string, string>>>> = {
  light: variablesIn(":root"),
  dark: variablesIn(':root[data-theme="dark"]'),
};

/** The values of pages that ask for high contrast. */
export const highContrast: Readonly<Record<ThemeName, Readonly<Record<string, string>>>> = {
  light: {
    ...variables.light,
    ...variablesIn(':root[data-contrast="high"]:not([data-theme="dark"])'),
  },
  dark: variables.dark,
};

export interface ColourToken {
  /** The name used in classes: `ink-muted` of `text-ink-muted`. */
  name: string;
  /** `--color-ink-muted` */
  variable: string;
}

/** Every colour of the config, in its order. */
export const colours: readonly ColourToken[] = Object.entries(extend.colors).flatMap(
  ([name, value]) =>
    typeof value === "string"
      ? [{ name, variable: variableOf(value) }]
      : Object.entries(value).map(([shade, reference]) => ({
          name: shade === "DEFAULT" ? name : `${name}-${shade}`,
          variable: variableOf(reference),
        })),
);

function variableOf(reference: string): string {
  return /var\((--[\w-]+)\)/.exec(reference)?.[1] ?? reference;
}

/** The backgrounds that each text colour may have, by name. */
export const grounds: readonly { text: string; on: readonly string[] }[] = [
  ...["ink", "ink-muted", "ink-faint"].map((text) => ({
    text,
    on: ["paper", "surface", "sunken"],
  })),
  ...["success", "warning", "danger", "info"].map((text) => ({
    text,
    on: ["paper", "surface", "sunken", `${text}-tint`],
  })),
  { text: "lime-ink", on: ["lime", "lime-hover"] },
  { text: "ink", on: ["lime-tint"] },
  { text: "danger-on-solid", on: ["danger-solid"] },
];

/** The value of a colour by its name. */
export function valueOf(name: string, theme: ThemeName, values = variables): string {
  const variable = colours.find((colour) => colour.name === name)?.variable;
  return (variable && values[theme][variable]) ?? "";
}
