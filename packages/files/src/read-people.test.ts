import { editorTable } from "@panel/domain/editor-table";
import { validateRows } from "@panel/domain/editor-import";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readPeople } from "./read-people.ts";

async function people(content: string | Uint8Array<ArrayBuffer>) {
  const answer = await readPeople(new Blob([content]), "es");
  if (answer.outcome === "refused") return { refused: answer.reason };
  const [sheet] = answer.value.sheets;
  const table = sheet && editorTable(sheet.csv);
  const { good } = table ? validateRows(table.rows, table.match) : { good: [] };
  return {
    people: good.map((row) => [row.name, row.surname, row.email, row.phone, row.city].join("|")),
    format: answer.value.format,
    leftOut: answer.notes,
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

test("USR-13 a mail and an appointment are read without their encoding and their folds", async () => {
  const mail =
    "From: =?UTF-8?Q?N=C3=BAria_Vidal?= <n@example.com>\nTo: =?ISO-8859-1?B?SvJhbg==?= =?UTF-8?B?IFJpdQ==?= <j@example.com>\nSubject: a";
  expect(await people(mail)).toMatchObject({
    people: ["Núria|Vidal|n@example.com||", "Jòan|Riu|j@example.com||"],
  });
  const event =
    "BEGIN:VCALENDAR\r\nORGANIZER;CN=Nora Vidal:mailto:n@example.com\r\nATTENDEE;CN=Pau\r\n  Riu;X-NUM-GUESTS=0:mailto:p\r\n au@example.com\r\nEND:VCALENDAR";
  expect(await people(event)).toMatchObject({
    people: ["Nora|Vidal|n@example.com||", "Pau|Riu|pau@example.com||"],
  });
});

test("USR-13 JSON of a program is a list of people, too", async () => {
  const json = JSON.stringify([{ firstName: "Pau", lastName: "Riu", email: "p@example.com" }]);
  expect(await people(json)).toMatchObject({ people: ["Pau|Riu|p@example.com||"], format: "JSON" });
});

test.each([
  ["%PDF-1.7", "document"],
  [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), "oldExcel"],
  [zipSync({ "a.txt": strToU8("a") }), "archive"],
  [zipSync({ "xl/workbook.xml": strToU8("<") }), "damaged"],
  [zipSync({ "a.txt": strToU8("a") }).subarray(0, 40), "damaged"],
] as const)("USR-13 a file of another kind says of which", async (content, reason) => {
  const file = new Blob([typeof content === "string" ? content : Uint8Array.from(content)]);
  expect(await readPeople(file, "es")).toMatchObject({ outcome: "refused", reason });
});
