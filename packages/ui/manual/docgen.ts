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
  /** What holds where it is left out; "" for nothing. */
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

/**
 * The props that a component has beside those of its element. The names of unions are written out:
 * `unions` says what they stand for.
 */
export function propsOf(
  component: ElementType,
  unions: Readonly<Record<string, string>>,
): PropLine[] {
  return Object.entries(foundIn(component).props ?? {}).map(([name, found]) => {
    const [description = "", byDefault] = inOneLine(found.description).split(/\s*@default\s+/);
    const type = inOneLine(found.tsType?.raw ?? found.tsType?.value ?? found.tsType?.name);
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

/** The named unions of texts in a source: `{ Theme: '"light" | "dark"' }`. */
export function unionsIn(source: string): Record<string, string> {
  const found = source.matchAll(/type (\w+) =\s*((?:\|?\s*"[^"]*"\s*)+);/g);
  return Object.fromEntries(
    [...found].map(([, name = "", union = ""]) => [name, inOneLine(union).replace(/^\| /, "")]),
  );
}
