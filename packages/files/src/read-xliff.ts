import { SaxesParser, type SaxesTagNS } from "saxes";
import {
  DEPTH_MAX,
  UNITS_MAX,
  UnreadableTexts,
  type FileUnit,
  type UnreadableReason,
} from "@panel/domain/text-files/text-file";
import type { ReadOutcome } from "./read-outcome.ts";
import { ORIGINAL, XLIFF_MARKS } from "./write-xliff.ts";
import type { XliffElement } from "./xliff-content.ts";
import { readUnit } from "./xliff-unit.ts";

/** Characters that are parsed at once. */
const PIECE = 256 * 1024;

/**
 * Reads XLIFF 1.0 to 1.2 and 2.0 to 2.2, whichever program has written it.
 * @param onProgress gets a share from 0 to 1
 */
export function readXliff(
  text: string,
  onProgress: (share: number) => void = () => {},
): ReadOutcome<FileUnit[], UnreadableReason> {
  try {
    return { outcome: "read", value: unitsIn(text, onProgress), notes: [] };
  } catch (error) {
    if (!(error instanceof UnreadableTexts)) throw error;
    return { outcome: "refused", reason: error.reason, params: error.params };
  }
}

function unitsIn(text: string, onProgress: (share: number) => void): FileUnit[] {
  const source = text.replace(/^\uFEFF/, "").trimStart();
  const reader = new XliffReader();
  for (let at = 0; at < source.length; at += PIECE) {
    reader.write(source.slice(at, at + PIECE));
    onProgress(Math.min(1, (at + PIECE) / source.length));
  }
  return reader.end();
}

/** How the namespaces of all versions begin. */
const XLIFF_DOCUMENT = "urn:oasis:names:tc:xliff:document:";
const XML = "http://www.w3.org/XML/1998/namespace";
/** What stands at the beginning of a file of gettext is no text. */
const PO_HEADER = "x-gettext-domain-header";

/** Elements that hold a text in two languages. Those of binary files hold none that could be taken. */
const UNITS = new Set(["unit", "trans-unit", "bin-unit"]);

class XliffReader {
  readonly #parser = new SaxesParser({
    xmlns: true,
    // Some programs do not declare theirs.
    resolvePrefix: (prefix: string) => `urn:undeclared:${prefix}`,
  });
  readonly #units: FileUnit[] = [];
  /** Namespace of the root. */
  #namespace: string | undefined;
  #languages = { sourceLanguage: "", language: "" };
  /** Of the file element. */
  #file = { sourceLanguage: "", language: "", experience: undefined as number | undefined };
  /** The unit that is read with what stands open in it; empty outside of units. */
  #open: XliffElement[] = [];
  #depth = 0;

  constructor() {
    const parser = this.#parser;
    parser.on("error", () => {
      throw new UnreadableTexts("brokenXml", { line: parser.line });
    });
    // Entities of its own are what bombs and references to other files are made of.
    parser.on("doctype", () => {
      throw new UnreadableTexts("doctype", { line: parser.line });
    });
    parser.on("opentag", (tag) => this.#opened(tag));
    parser.on("closetag", () => this.#closed());
    parser.on("text", (text) => this.#text(text));
    parser.on("cdata", (text) => this.#text(text));
  }

  write(piece: string): void {
    this.#parser.write(piece);
  }

  end(): FileUnit[] {
    this.#parser.close();
    if (this.#namespace === undefined) throw new UnreadableTexts("format");
    return this.#units;
  }

  #opened(tag: SaxesTagNS): void {
    this.#depth += 1;
    if (this.#depth > DEPTH_MAX) throw new UnreadableTexts("tooDeep", { most: DEPTH_MAX });
    if (this.#namespace === undefined) {
      if (tag.local !== "xliff") throw new UnreadableTexts("format");
      this.#namespace = tag.uri;
      const { srcLang = "", trgLang = "" } = attributesOf(tag);
      this.#languages = { sourceLanguage: srcLang, language: trgLang };
      return;
    }
    const name = this.#isOwn(tag.uri) ? tag.local : "";
    if (this.#open.length > 0 || UNITS.has(name)) {
      const element: XliffElement = { name, attributes: attributesOf(tag), children: [] };
      this.#open.at(-1)?.children.push(element);
      this.#open.push(element);
    } else if (name === "file") {
      const { original = "", ...attributes } = attributesOf(tag);
      this.#file = {
        sourceLanguage: attributes["source-language"] ?? this.#languages.sourceLanguage,
        language: attributes["target-language"] ?? this.#languages.language,
        experience: experienceOf(original),
      };
    }
  }

  /** Programs that put units of one version into a file of another one keep their namespace, or lose it. */
  #isOwn(uri: string): boolean {
    return uri === this.#namespace || uri === "" || uri.startsWith(XLIFF_DOCUMENT);
  }

  #closed(): void {
    this.#depth -= 1;
    const element = this.#open.pop();
    if (!element || this.#open.length > 0 || element.attributes["restype"] === PO_HEADER) return;
    if (this.#units.length === UNITS_MAX) throw new UnreadableTexts("tooMany", { most: UNITS_MAX });
    this.#units.push({ index: this.#units.length, ...this.#file, ...readUnit(element) });
  }

  #text(text: string): void {
    this.#open.at(-1)?.children.push(text);
  }
}

/** Attributes without those of other namespaces, but for the mark of a written file and the language. */
function attributesOf({ attributes }: SaxesTagNS): Record<string, string> {
  return Object.fromEntries(
    Object.values(attributes).flatMap(({ uri, local, value }) =>
      uri === "" || uri === XLIFF_MARKS || (uri === XML && local === "lang")
        ? [[local, value]]
        : [],
    ),
  );
}

/** The experience that a file was written for, which `original` says. */
function experienceOf(original: string): number | undefined {
  const id = original.startsWith(ORIGINAL) ? original.slice(ORIGINAL.length) : "";
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined;
}
