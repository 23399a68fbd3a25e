import { decodeXml } from "@panel/domain/xml-text";
import { SaxesParser, type SaxesTagPlain } from "saxes";
import type { ReadOutcome } from "./read-outcome.ts";
import {
  EMPTY_CELL,
  SHEET_COLUMNS,
  trimmedRow,
  UNPACKED_BYTES,
  type SheetCell,
  type SheetFile,
} from "./sheet-file.ts";
import { isZip, unpack } from "./unpack.ts";

export type OdsReason = "damaged" | "tooLarge";

/** Of a packed sheet, the file with its cells. */
const CONTENT = "content.xml";
/** Most rows that are read of a sheet. */
const ROWS = 100_000;
/** How often a row or a cell with something in it may be repeated. */
const REPEATED = 1000;

/** Reads an OpenDocument sheet, packed (`.ods`) or flat (`.fods`): its cells as they are shown. */
export function readOds(bytes: Uint8Array): ReadOutcome<SheetFile[], OdsReason> {
  let xml = bytes;
  if (isZip(bytes)) {
    const unpacked = unpack(bytes, UNPACKED_BYTES, (name) => name === CONTENT);
    if (unpacked.outcome === "refused") return unpacked;
    xml = unpacked.value[CONTENT] ?? new Uint8Array();
  }
  try {
    return { outcome: "read", value: new OdsReader().read(decodeXml(xml)), notes: [] };
  } catch {
    return { outcome: "refused", reason: "damaged" };
  }
}

/** What is read of an element; the prefixes are those that all programs write. */
class OdsReader {
  readonly #parser = new SaxesParser();
  readonly #sheets: { name: string; isHidden: boolean; rows: SheetFile["rows"][number][] }[] = [];
  readonly #hiddenStyles = new Set<string>();
  #style = "";
  #line = 0;
  #rowRepeats = 1;
  #row: (SheetCell | undefined)[] | undefined;
  #cell: { texts: string[]; tag: SaxesTagPlain } | undefined;
  /** Depth within what is no text of the cell: comments and pictures. */
  #aside = 0;
  /** Cells that span rows, by their column: what they say and for how many rows still. */
  #spans = new Map<number, { cell: SheetCell; rows: number }>();

  read(xml: string): SheetFile[] {
    const parser = this.#parser;
    parser.on("error", (error) => {
      throw error;
    });
    parser.on("doctype", () => {
      throw new Error("A sheet has no document type");
    });
    parser.on("opentag", (tag) => this.#opened(tag));
    parser.on("closetag", (tag) => this.#closed(tag));
    parser.on("text", (text) => this.#text(text));
    parser.write(xml).close();
    return this.#sheets;
  }

  #opened(tag: SaxesTagPlain): void {
    const { name, attributes } = tag;
    if (this.#cell && (this.#aside > 0 || name === "office:annotation" || name === "draw:frame")) {
      this.#aside += 1;
      return;
    }
    switch (name) {
      case "style:style":
        this.#style = attributes["style:name"] ?? "";
        break;
      case "style:table-properties":
        if (attributes["table:display"] === "false") this.#hiddenStyles.add(this.#style);
        break;
      case "table:table":
        this.#sheets.push({
          name: attributes["table:name"] ?? "",
          isHidden: this.#hiddenStyles.has(attributes["table:style-name"] ?? ""),
          rows: [],
        });
        this.#line = 0;
        this.#spans.clear();
        break;
      case "table:table-row":
        this.#row = [];
        this.#rowRepeats = Number(attributes["table:number-rows-repeated"] ?? 1);
        break;
      case "table:table-cell":
      case "table:covered-table-cell":
        this.#cell = { texts: [], tag };
        break;
      case "text:p":
      case "text:h":
        this.#cell?.texts.push("");
        break;
      case "text:s":
        this.#text(" ".repeat(Math.min(100, Number(attributes["text:c"] ?? 1))));
        break;
      case "text:tab":
        this.#text(" ");
        break;
      case "text:line-break":
        this.#text("\n");
        break;
    }
  }

  #text(text: string): void {
    const texts = this.#cell?.texts;
    if (texts && texts.length > 0 && this.#aside === 0) texts[texts.length - 1] += text;
  }

  #closed({ name }: SaxesTagPlain): void {
    if (this.#aside > 0) {
      this.#aside -= 1;
      return;
    }
    if (name === "table:table-cell" || name === "table:covered-table-cell") this.#endCell();
    else if (name === "table:table-row") this.#endRow();
  }

  #endCell(): void {
    const row = this.#row;
    const open = this.#cell;
    this.#cell = undefined;
    if (!row || !open) return;
    const { attributes, name } = open.tag;
    const span = this.#spans.get(row.length);
    const shown = open.texts.length > 0 ? open.texts.join("\n") : undefined;
    const own = cellOf(shown, attributes);
    const cell = name === "table:covered-table-cell" && span && own.text === "" ? span.cell : own;
    const rows = Number(attributes["table:number-rows-spanned"] ?? 1);
    if (rows > 1) this.#spans.set(row.length, { cell: own, rows });
    const repeats = Number(attributes["table:number-columns-repeated"] ?? 1);
    const most = Math.max(0, SHEET_COLUMNS - row.length);
    for (let count = Math.min(repeats, most); count > 0; count -= 1) row.push(cell);
  }

  #endRow(): void {
    const cells = trimmedRow(this.#row ?? []);
    this.#row = undefined;
    const sheet = this.#sheets.at(-1);
    const times = cells.length === 0 ? 0 : Math.min(this.#rowRepeats, REPEATED);
    for (let at = 0; at < times; at += 1) {
      if (sheet && sheet.rows.length < ROWS) sheet.rows.push({ line: this.#line + 1 + at, cells });
    }
    this.#line += this.#rowRepeats;
    for (const [column, { cell, rows }] of this.#spans) {
      const left = rows - this.#rowRepeats;
      if (left > 0) this.#spans.set(column, { cell, rows: left });
      else this.#spans.delete(column);
    }
  }
}

function cellOf(
  shown: string | undefined,
  attributes: Readonly<Record<string, string>>,
): SheetCell {
  const type = attributes["office:value-type"] ?? "string";
  const value = attributes["office:value"];
  // Some programs, such as GDAL, write values without what they show.
  const text = shown ?? valueOf(type, attributes) ?? "";
  if (text === "" || type === "string") return text === "" ? EMPTY_CELL : { ...EMPTY_CELL, text };
  return {
    text,
    isText: false,
    isFormatted: shown !== undefined && shown !== value,
    ...(value === undefined ? {} : { value: String(Number(value)) }),
  };
}

function valueOf(type: string, attributes: Readonly<Record<string, string>>): string | undefined {
  if (type === "date") return attributes["office:date-value"];
  if (type === "time") return attributes["office:time-value"];
  if (type === "boolean") return attributes["office:boolean-value"];
  if (type === "string") return attributes["office:string-value"];
  const value = attributes["office:value"];
  return value === undefined ? undefined : String(Number(value));
}
