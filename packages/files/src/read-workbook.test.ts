import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readWorkbook } from "./read-workbook.ts";

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** A workbook of sheets with these rows, the second of which is hidden. */
function workbook(sheets: readonly string[], merged = "", state = 'state="hidden"'): Uint8Array {
  const files = {
    "xl/workbook.xml": `<workbook ${MAIN} xmlns:r="r"><sheets>${sheets.map((_, at) => `<sheet name="S${at}" sheetId="${at + 1}" ${at === 1 ? state : ""} r:id="r${at}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${sheets.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/s${at}.xml"/>`).join("")}</Relationships>`,
    "xl/sharedStrings.xml": `<sst ${MAIN}><si><t>Núria</t></si><si><r><t>a</t></r><r><t>b</t></r><rPh><t>x</t></rPh></si></sst>`,
    "xl/styles.xml": `<styleSheet ${MAIN}><numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="16"/><xf numFmtId="9"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map((rows, at) => [
        `xl/worksheets/s${at}.xml`,
        `<worksheet ${MAIN}><sheetData>${rows}</sheetData>${merged}</worksheet>`,
      ]),
    ),
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])),
  );
}

function read(bytes: Uint8Array, language = "es") {
  const answer = readWorkbook(bytes, language);
  if (answer.outcome === "refused") throw new Error(answer.reason);
  return answer.value;
}
const textsOf = (bytes: Uint8Array) =>
  read(bytes).map(({ rows }) =>
    rows.map(({ line, cells }) => [line, ...cells.map(({ text }) => text)]),
  );

test("USR-13 cells are read as they are shown, and those that show otherwise than their value are known", () => {
  const row =
    '<row r="2"><c r="A2" s="1"><v>46054</v></c><c r="B2" s="2"><v>0.5</v></c><c r="C2" s="3"><v>812</v></c><c r="D2" t="b"><v>1</v></c><c r="E2"><v>600111222</v></c><c r="G2" t="s"><v>1</v></c></row>';
  const [sheet] = read(workbook([row]));
  expect(sheet?.rows[0]?.cells.map(({ text }) => text)).toEqual([
    "1-feb",
    "50%",
    "00812",
    "TRUE",
    "600111222",
    "",
    "ab",
  ]);
  expect(sheet?.rows[0]?.cells.map(({ isFormatted }) => isFormatted)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(sheet?.rows[0]?.cells.map(({ isText }) => isText)).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(read(workbook([row]), "en")[0]?.rows[0]?.cells[0]?.text).toBe("1-Feb");
});

test("USR-13 merged cells count for each of their rows, and hidden sheets are known", () => {
  const text = (place: string, said: string) =>
    `<c r="${place}" t="inlineStr"><is><t>${said}</t></is></c>`;
  const rows = `<row r="1">${text("A1", "1r A")}${text("B1", "Ona")}</row><row r="2"><c r="A2"/>${text("B2", "Pau")}</row><row r="3"/>`;
  const merged = '<mergeCells><mergeCell ref="A1:A3"/></mergeCells>';
  expect(textsOf(workbook([rows], merged))).toEqual([
    [
      [1, "1r A", "Ona"],
      [2, "1r A", "Pau"],
    ],
  ]);
  expect(read(workbook([rows, rows])).map(({ isHidden }) => isHidden)).toEqual([false, true]);
  expect(read(workbook([rows, rows], "", 'state="veryHidden"'))[1]?.isHidden).toBe(true);
});

test("USR-13 the apostrophe that guards against formulas is taken off again", () => {
  const cells = `<row r="1"><c r="A1" t="inlineStr"><is><t>'@onasala</t></is></c><c r="B1" t="inlineStr"><is><t>'t Hooft</t></is></c></row>`;
  expect(textsOf(workbook([cells]))).toEqual([[[1, "@onasala", "'t Hooft"]]]);
});

test("USR-13 what is no workbook is refused", () => {
  expect(readWorkbook(strToU8("PK\u0003\u0004"), "es")).toEqual({
    outcome: "refused",
    reason: "damaged",
  });
  expect(readWorkbook(zipSync({ "xl/workbook.xml": strToU8("<a>") }), "es")).toEqual({
    outcome: "refused",
    reason: "damaged",
  });
});
