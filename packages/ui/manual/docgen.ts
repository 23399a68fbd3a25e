import type { ElementType } from "react";

/** A type as react-docgen found it. */
interface FoundType {
  name: string;
  raw?: string;
  value?: string;
}

/** A prop as react-docgen found it. */
interface FoundProp {
  required?: boolean;
  tsType?: FoundType;
  description?: string;
  defaultValue?: { value: string } | null;
}

interface Found {
  description?: string;
  props?: Readonly<Record<string, FoundProp>>;
}

/** A prop as the manual shows it. */
export interface PropLine {
  name: string;
  required: boolean;
  type: string;
  description: string;
  /** The default value; "" where there is none. */
  byDefault: string;
}

function foundIn(component: unknown): Found {
  const { __docgenInfo: found } = (component ?? {}) as { __docgenInfo?: Found };
  return found ?? {};
}

const inOneLine = (text: string | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();

/** The comment above a component. */
export function commentOf(component: ElementType | undefined): string {
  return inOneLine(foundIn(component).description);
}

/** The types that the sources of a folder declare. */
export interface WrittenTypes {
  /** Unions of string literals by name: `{ Theme: '"light" | "dark"' }`. */
  unions: Readonly<Record<string, string>>;
  /** The type of each prop by its name, as written in one of the interfaces. */
  props: Readonly<Record<string, string>>;
}

/**
 * The props that a component adds to those of its element. Names of unions are replaced by their members; a type
 * that react-docgen does not know, such as a read-only list, is shown as written in the source.
 */
export function propsOf(component: ElementType, { unions, props }: WrittenTypes): PropLine[] {
  return Object.entries(foundIn(component).props ?? {}).map(([name, found]) => {
    const [description = "", byDefault] = inOneLine(found.description).split(/\s*@default\s+/);
    const told = inOneLine(found.tsType?.raw ?? found.tsType?.value ?? found.tsType?.name);
    const type = told === "unknown" ? (props[name] ?? told) : told;
    const written = type.replaceAll(/\b[A-Z]\w+\b/g, (word) => unions[word] ?? word);
    return {
      name,
      required: found.required === true,
      type: written,
      description,
      byDefault: byDefault ?? found.defaultValue?.value ?? "",
    };
  });
}

/** The types that a source declares. */
export function typesIn(source: string): WrittenTypes {
  const unions = source.matchAll(/type (\w+) =\s*((?:\|?\s*"[^"]*"\s*)+);/g);
  const props = source.matchAll(/^ {2}(\w+)\??: ([^;{]+);$/gm);
  return {
    unions: Object.fromEntries(
      [...unions].map(([, name = "", union = ""]) => [name, inOneLine(union).replace(/^\| /, "")]),
    ),
    props: Object.fromEntries(
      [...props].map(([, name = "", type = ""]) => [name, inOneLine(type)]),
    ),
  };
}
