// @vitest-environment jsdom
import { editorTable } from "@panel/domain/editor-table";
import { validateRows } from "@panel/domain/editor-import";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readRows } from "./read-rows.ts";

async function people(content: string | Uint8Array<ArrayBuffer>) {
  const file = await readRows(new Blob([content]), "es");
  const table = file.sheets[0] && editorTable(file.sheets[0].csv);
  const { good } = table ? validateRows(table.rows, table.match) : { good: [] };
  return {
    people: good.map((row) => [row.name, row.surname, row.email, row.phone, row.city].join("|")),
    format: file.format,
    leftOut: file.leftOut,
  };
}

test("USR-13 cards of an address book are people, each with the first of its addresses", async () => {
  const cards = [
    "BEGIN:VCARD\nVERSION:3.0\nN:Vidal Pons;Nora;;;\nFN:Nora Vidal Pons\nEMAIL;TYPE=HOME:b@example.com\nEMAIL;TYPE=pref:nora@example.com\nTEL:600 111 222\nADR:;;C/ 1;Olot;;;\nEND:VCARD",
    "BEGIN:VCARD\nVERSION:4.0\nFN:Pau Riu\nEMAIL:pau@example.com\nEND:VCARD",
    "BEGIN:VCARD\nVERSION:3.0\nbroken\nEND:VCARD\n",
  ].join("\n");
  expect(await people(cards)).toEqual({
    people: ["Nora|Vidal Pons|nora@example.com|+34 600 11 12 22|Olot", "Pau|Riu|pau@example.com||"],
    format: "vCard",
    leftOut: [{ note: "unreadable", line: 15 }],
  });
});

test("USR-13 entries of a directory are people, and groups are named as left out", async () => {
  const ldif =
    "dn: cn=a\nobjectclass: person\ngivenName: Nora\nsn: Vidal\nmail: nora@example.com\n\ndn: cn=b\nobjectclass: groupOfNames\ncn: all\n";
  expect(await people(ldif)).toEqual({
    people: ["Nora|Vidal|nora@example.com||"],
    format: "LDIF",
    leftOut: [{ note: "noPerson", line: 7 }],
  });
});

test("USR-13 of a workbook the sheets that can be seen come before those that are hidden", async () => {
  const sheet = (name: string) =>
    `<worksheet xmlns="m"><sheetData><row r="1">${["Nombre", "Apellidos", "Correo"].map((title) => `<c t="inlineStr"><is><t>${title}</t></is></c>`).join("")}</row><row r="2">${[name, "Riu", `${name.toLowerCase()}@example.com`].map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row></sheetData></worksheet>`;
  const files = {
    "xl/workbook.xml":
      '<workbook xmlns="m" xmlns:r="r"><sheets><sheet name="Old" state="hidden" r:id="r1"/><sheet name="New" r:id="r2"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="worksheets/sheet2.xml"/></Relationships>',
    "xl/worksheets/sheet1.xml": sheet("Ona"),
    "xl/worksheets/sheet2.xml": sheet("Pau"),
  };
  const entries = Object.entries(files).map(([name, xml]) => [name, strToU8(xml)] as const);
  expect((await people(zipSync(Object.fromEntries(entries)))).people).toEqual([
    "Pau|Riu|pau@example.com||",
  ]);
});

test("USR-13 a flat sheet of LibreOffice is read", async () => {
  const cells = (...texts: string[]) =>
    `<table:table-row>${texts.map((text) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`).join("")}</table:table-row>`;
  const flat = `<?xml version="1.0" encoding="UTF-8"?>\n<office:document xmlns:office="o" xmlns:table="t" xmlns:text="x"><table:table table:name="a">${cells("Nom", "Cognoms", "Correu")}${cells("Núria", "Riu", "nuria@example.com")}</table:table></office:document>`;
  expect((await people(flat)).people).toEqual(["Núria|Riu|nuria@example.com||"]);
});
