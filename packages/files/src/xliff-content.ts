/** An element of a unit. What belongs to another namespace has no name. */
export interface XliffElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XliffElement | string)[];
}

/** The first element with this name within another one. */
export function childOf(parent: XliffElement | undefined, name: string): XliffElement | undefined {
  return childrenOf(parent, name)[0];
}

export function childrenOf(parent: XliffElement | undefined, name: string): XliffElement[] {
  return (parent?.children ?? []).filter(
    (child): child is XliffElement => typeof child !== "string" && child.name === name,
  );
}

/** The text of an element, whatever stands in it. */
export function plainTextOf(element: XliffElement): string {
  return element.children
    .map((child) => (typeof child === "string" ? child : plainTextOf(child)))
    .join("");
}

/** What a source or a target holds. */
export interface XliffContent {
  readonly text: string;
  /** Codes that stand for no text, by their elements and ids. */
  readonly codes: readonly string[];
  /** What translators have written down at parts of it. */
  readonly comments: readonly string[];
}

/** What the codes of a unit of XLIFF 2 stand for, by the ids of its original data. */
export function originalData(unit: XliffElement): ReadonlyMap<string, string> {
  return new Map(
    childrenOf(childOf(unit, "originalData"), "data").map((data) => [
      data.attributes["id"] ?? "",
      textWithCharacters(data),
    ]),
  );
}

function textWithCharacters(element: XliffElement): string {
  return element.children
    .map((child) => (typeof child === "string" ? child : characterOf(child)))
    .join("");
}

/** A character that XML cannot hold, written as its number. */
function characterOf({ name, attributes }: XliffElement): string {
  const code = name === "cp" ? Number.parseInt(attributes["hex"] ?? "", 16) : Number.NaN;
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

/** Reads a source or a target: codes become what they stand for, marks of segments and terms leave their text. */
export function contentOf(
  element: XliffElement | undefined,
  data: ReadonlyMap<string, string> = new Map(),
): XliffContent {
  const reader = new ContentReader(data);
  return {
    text: element ? reader.read(element) : "",
    codes: reader.codes,
    comments: reader.comments,
  };
}

class ContentReader {
  readonly codes: string[] = [];
  readonly comments: string[] = [];
  readonly #data: ReadonlyMap<string, string>;

  constructor(data: ReadonlyMap<string, string>) {
    this.#data = data;
  }

  read({ children }: XliffElement): string {
    return children
      .map((child) => (typeof child === "string" ? child : this.#inline(child)))
      .join("");
  }

  #inline(element: XliffElement): string {
    const { name, attributes } = element;
    switch (name) {
      case "mrk":
        return this.#marked(element);
      case "sm":
        this.#comment(attributes);
        return "";
      case "em":
        return "";
      case "sub":
        return this.read(element);
      case "cp":
        return characterOf(element);
      case "pc": {
        const [start, end] = [this.#standsFor(element, "Start"), this.#standsFor(element, "End")];
        if (start === "" && end === "") this.#code(element);
        return start + this.read(element) + end;
      }
      case "g":
        this.#code(element);
        return this.read(element);
      case "x":
      case "bx":
      case "ex":
      case "ph":
      case "bpt":
      case "ept":
      case "it":
      case "sc":
      case "ec": {
        if (isLineBreak(attributes)) return "\n";
        const text = this.read(element) || this.#standsFor(element);
        if (text === "") this.#code(element);
        return text;
      }
      default:
        this.#code(element);
        return this.read(element);
    }
  }

  #standsFor({ attributes }: XliffElement, end: "" | "Start" | "End" = ""): string {
    return (
      this.#data.get(attributes[`dataRef${end}`] ?? "") ??
      attributes[`equiv${end}`] ??
      attributes["equiv-text"] ??
      ""
    );
  }

  #marked(element: XliffElement): string {
    this.#comment(element.attributes);
    // What a reviewer has crossed out in Trados, and nobody has confirmed yet.
    if (element.attributes["mtype"] === "x-sdl-deleted") {
      this.codes.push("deleted");
      return "";
    }
    return this.read(element);
  }

  #comment(attributes: XliffElement["attributes"]): void {
    const said = attributes["comment"] ?? (attributes["type"] === "comment" && attributes["value"]);
    if (said) this.comments.push(said);
  }

  #code({ name, attributes }: XliffElement): void {
    this.codes.push([name || "?", attributes["id"]].filter(Boolean).join(" "));
  }
}

/** Codes for a new line, in XLIFF 1.2 and 2. */
const isLineBreak = (attributes: XliffElement["attributes"]) =>
  attributes["ctype"] === "lb" || attributes["subType"] === "xlf:lb";
