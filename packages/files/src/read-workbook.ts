import { unguardFormulas } from "@panel/domain/csv-formulas";
import { decodeXml } from "@panel/domain/xml-text";
import { format } from "numfmt";
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
import { unpack } from "./unpack.ts";

export type WorkbookReason = "damaged" | "tooLarge";

/**
 * Reads the sheets of an Excel workbook (`.xlsx`): its cells as they are shown, merged ones in each of their rows.
 * @param language tag of the one that days and numbers are shown in, as Excel does by its reader's
 */
export function readWorkbook(
  bytes: Uint8Array,
  language: string,
): ReadOutcome<SheetFile[], WorkbookReason> {
  const unpacked = unpack(bytes, UNPACKED_BYTES, (name) => /^xl\/.*\.(?:xml|rels)$/i.test(name));
  if (unpacked.outcome === "refused") return unpacked;
  try {
    const sheets = new Workbook(unpacked.value, language).sheets();
    return { outcome: "read", value: sheets, notes: [] };
  } catch {
    return { outcome: "refused", reason: "damaged" };
  }
}

/** Formats that workbooks name by a number alone (ECMA-376, 18.8.30). */
const FORMATS: Readonly<Record<number, string>> = {
  1: "0",
  2: "0.00",
  3: "#,##0",
  4: "#,##0.00",
  9: "0%",
  10: "0.00%",
  11: "0.00E+00",
  12: "# ?/?",
  13: "# ??/??",
  14: "d/m/yyyy",
  15: "d-mmm-yy",
  16: "d-mmm",
  17: "mmm-yy",
  18: "h:mm AM/PM",
  19: "h:mm:ss AM/PM",
  20: "h:mm",
  21: "h:mm:ss",
  22: "d/m/yyyy h:mm",
  37: "#,##0;-#,##0",
  38: "#,##0;-#,##0",
  39: "#,##0.00;-#,##0.00",
  40: "#,##0.00;-#,##0.00",
  45: "mm:ss",
  46: "[h]:mm:ss",
  47: "mm:ss.0",
  48: "##0.0E+0",
  49: "@",
};

type Walk = (tag: SaxesTagPlain, isEnd: boolean, text: string) => void;

class Workbook {
  readonly #files: Readonly<Record<string, Uint8Array>>;
  readonly #language: string;
  /** Format codes by the styles of cells. */
  readonly #formats: string[] = [];
  readonly #strings: string[] = [];
  #isOf1904 = false;

  constructor(files: Readonly<Record<string, Uint8Array>>, language: string) {
    this.#files = files;
    this.#language = language;
    this.#readStyles();
    this.#readStrings();
  }

  sheets(): SheetFile[] {
    const targets = new Map<string, string>();
    walk(this.#text("xl/_rels/workbook.xml.rels"), ({ attributes }) => {
      const { Id = "", Target = "" } = attributes;
      if (Id) targets.set(Id, Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`);
    });
    const sheets: { name: string; isHidden: boolean; file: string }[] = [];
    walk(this.#text("xl/workbook.xml"), ({ name, attributes }, isEnd) => {
      if (isEnd) return;
      if (name === "workbookPr") this.#isOf1904 = /^(?:1|true)$/.test(attributes["date1904"] ?? "");
      if (name !== "sheet") return;
      const link = Object.entries(attributes).find(([key]) => /^[^:]+:id$/.test(key))?.[1] ?? "";
      sheets.push({
        name: attributes["name"] ?? "",
        isHidden: /hidden/i.test(attributes["state"] ?? ""),
        file: targets.get(link) ?? "",
      });
    });
    if (sheets.length === 0) throw new Error("A workbook has sheets");
    // A sheet that is a chart has no file of cells.
    return sheets
      .filter(({ file }) => file in this.#files)
      .map(({ name, isHidden, file }) => ({ name, isHidden, rows: this.#rows(this.#text(file)) }));
  }

  #text(name: string): string {
    const bytes = this.#files[name];
    return bytes ? decodeXml(bytes) : "";
  }

  #readStyles(): void {
    const codes = new Map<number, string>();
    let isOfCells = false;
    walk(this.#text("xl/styles.xml"), ({ name, attributes }, isEnd) => {
      if (name === "cellXfs") isOfCells = !isEnd;
      if (isEnd) return;
      const id = Number(attributes["numFmtId"]);
      if (name === "numFmt") codes.set(id, attributes["formatCode"] ?? "General");
      if (name === "xf" && isOfCells) this.#formats.push(codes.get(id) ?? FORMATS[id] ?? "General");
    });
  }

  #readStrings(): void {
    let text = "";
    // How a text is read aloud in Japanese stands beside it.
    let isAside = false;
    walk(this.#text("xl/sharedStrings.xml"), ({ name }, isEnd, said) => {
      if (name === "rPh") isAside = !isEnd;
      if (name === "si" && !isEnd) text = "";
      if (name === "t" && isEnd && !isAside) text += said;
      if (name === "si" && isEnd) this.#strings.push(text);
    });
  }

  #rows(xml: string): SheetFile["rows"] {
    const rows = new Map<number, (SheetCell | undefined)[]>();
    const merged: string[] = [];
    let [line, column, value, inline, isAside] = [0, -1, "", "", false];
    walk(xml, ({ name, attributes }, isEnd, said) => {
      if (name === "row" && !isEnd) {
        line = Number(attributes["r"] ?? line + 1);
        column = -1;
        rows.set(line, []);
      } else if (name === "c" && !isEnd) {
        const place = /^[A-Z]+/.exec(attributes["r"] ?? "")?.[0];
        column = place === undefined ? column + 1 : columnOf(place);
        [value, inline] = ["", ""];
      } else if (name === "rPh") isAside = !isEnd;
      else if (name === "v" && isEnd) value = said;
      else if (name === "t" && isEnd && !isAside) inline += said;
      else if (name === "c" && column < SHEET_COLUMNS) {
        const cells = rows.get(line);
        if (cells) cells[column] = this.#cell(attributes, value, inline);
      } else if (name === "mergeCell" && !isEnd) merged.push(attributes["ref"] ?? "");
    });
    for (const range of merged) fillDown(rows, range);
    return [...rows]
      .toSorted(([a], [b]) => a - b)
      .map(([number, cells]) => ({ line: number, cells: trimmedRow(cells) }))
      .filter(({ cells }) => cells.length > 0);
  }

  #cell(attributes: Readonly<Record<string, string>>, value: string, inline: string): SheetCell {
    const text = (said: string): SheetCell => ({ ...EMPTY_CELL, text: unguardFormulas(said) });
    switch (attributes["t"]) {
      case "s":
        return text(this.#strings[Number(value)] ?? "");
      case "inlineStr":
        return text(inline);
      case "str":
        return text(value);
      case "b":
        return { text: value === "1" ? "TRUE" : "FALSE", isText: false, isFormatted: true };
      case "e":
        return { text: value, isText: false, isFormatted: true };
      case "d":
        return { text: value, isText: false, isFormatted: true };
      default:
        return this.#number(attributes, value);
    }
  }

  #number(attributes: Readonly<Record<string, string>>, value: string): SheetCell {
    if (value === "") return EMPTY_CELL;
    const code = this.#formats[Number(attributes["s"] ?? 0)] ?? "General";
    if (code === "General" || code === "@")
      return { text: value, isText: false, isFormatted: false, value: plainNumber(value) };
    const isDay = /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\[[^[\]]*\]|\\./g, ""));
    const shown = this.#shown(code, Number(value), isDay);
    return {
      text: shown,
      isText: false,
      isFormatted: shown !== value,
      ...(isDay ? {} : { value: plainNumber(value) }),
    };
  }

  #shown(code: string, value: number, isDay: boolean): string {
    const counted = this.#isOf1904 && isDay ? value + 1462 : value;
    return format(code, counted, { locale: this.#language, throws: false }).trim();
  }
}

/** Without the last digits that some programs write of what is no exact number. */
const plainNumber = (value: string): string => String(Number(value));

/** Calls back at each start and end of an element, by its name without a prefix; at the end with the text in it. */
function walk(xml: string, onTag: Walk): void {
  if (xml === "") return;
  const parser = new SaxesParser();
  let text = "";
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("doctype", () => {
    throw new Error("A workbook has no document types");
  });
  const plain = (tag: SaxesTagPlain): SaxesTagPlain => ({
    ...tag,
    name: tag.name.replace(/^.*:/, ""),
  });
  parser.on("opentag", (tag) => {
    text = "";
    onTag(plain(tag), false, "");
  });
  parser.on("text", (said) => {
    text += said;
  });
  parser.on("cdata", (said) => {
    text += said;
  });
  parser.on("closetag", (tag) => {
    onTag(plain(tag), true, text);
    text = "";
  });
  parser.write(xml.replace(/^\uFEFF/, "")).close();
}

/** `A` is 0, `AA` is 26. */
const columnOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Most rows that a merged cell is taken for. */
const MERGED_ROWS = 10_000;

/** Gives the value of a merged cell to the rows below its first one; its further columns stay empty. */
function fillDown(rows: ReadonlyMap<number, (SheetCell | undefined)[]>, range: string): void {
  const [, letters = "", first = "", last = ""] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(range) ?? [];
  const column = columnOf(letters);
  const cell = rows.get(Number(first))?.[column];
  if (!cell || column >= SHEET_COLUMNS) return;
  const end = Math.min(Number(last), Number(first) + MERGED_ROWS);
  for (let line = Number(first) + 1; line <= end; line += 1) {
    const cells = rows.get(line);
    if (cells && cells.some((each) => each !== undefined && each.text !== "")) cells[column] = cell;
  }
}
