import { describe, expect, test } from "vitest";
import { readCsv } from "./csv.ts";
import { validateRows } from "./editor-import.ts";
import { editorTable } from "./editor-table.ts";
import { internationalPhone, isPhoneRegion } from "./phone-number.ts";

const encoded = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(text, (character) => character.charCodeAt(0)).buffer);

/** People of a file, with the lines that are rejected, repeated or imported without their phone. */
function people(bytes: Uint8Array) {
  const table = editorTable(readCsv(bytes));
  if (!table) throw new Error("There are no rows");
  const { good, rejected, repeated, withoutPhone, partOfPhone } = validateRows(
    table.rows,
    table.match,
  );
  const lines = (rows: readonly { line: number }[]) => rows.map(({ line }) => line);
  return {
    good: good.map((row) => [row.name, row.surname, row.email, row.phone, row.city].join("|")),
    rejected: lines(rejected),
    repeated: lines(repeated),
    withoutPhone,
    partOfPhone,
  };
}
const none = { rejected: [], repeated: [], withoutPhone: [], partOfPhone: [] };

describe("USR-13 lists of people as they are kept", () => {
  test("of a Spanish spreadsheet: semicolons, Latin-1, blank columns, phones without a plus", () => {
    const file = [
      "Nombre;Apellidos;Correo electrónico;Teléfono;Ciudad;;",
      "José María;Muñoz Ibáñez;jose@example.com;34600111222;Logroño;;",
      "Begoña;Peña;begona@example.com;600 111 222;A Coruña;;",
      "Iñaki;Güell;INAKI@EXAMPLE.COM;ext. 12;Bilbao;;",
      ";;;;;;",
      '"Pérez; el joven";Pérez;joven@example.com;;;;',
      "Sin;Correo;;;;;",
    ].join("\r\n");
    expect(people(latin1(file))).toEqual({
      good: [
        "José María|Muñoz Ibáñez|jose@example.com|+34 600 11 12 22|Logroño",
        "Begoña|Peña|begona@example.com|+34 600 11 12 22|A Coruña",
        "Iñaki|Güell|inaki@example.com||Bilbao",
        "Pérez; el joven|Pérez|joven@example.com||",
      ],
      rejected: [7],
      repeated: [],
      withoutPhone: [4],
      partOfPhone: [],
    });
  });

  test("with line ends and tabs inside quotes, after a mark", () => {
    const file =
      '\uFEFFnombre,apellidos,email,ciudad\n"Ana","de la\nTorre",ana@example.com,"Madrid\t(centro)"\nAna,T,ANA@example.com ,\n';
    expect(people(encoded(file))).toEqual({
      ...none,
      good: ["Ana|de la Torre|ana@example.com||Madrid (centro)"],
      repeated: [4],
    });
  });

  test.each([
    [
      "titles above the header",
      "Editores 2026;;\n;;\nNombre;Apellidos;Email\nTeo;Gil;teo@example.com",
    ],
    [
      "a title without separators",
      "Editores 2026\n\nNombre;Apellidos;Email\nTeo;Gil;teo@example.com",
    ],
    ["no header", "Teo;Gil;teo@example.com"],
    ["no header, the mail first", "teo@example.com\tTeo\tGil"],
    ["one column for both names", "Nombre y apellidos;E-mail\nTeo Gil;teo@example.com"],
    ["names turned round", 'E-mail,Full name\nteo@example.com,"Gil, Teo"'],
    ["no header and one name", "Teo Gil,teo@example.com"],
  ])("with %s", (_what, file) => {
    expect(people(encoded(file))).toEqual({ ...none, good: ["Teo|Gil|teo@example.com||"] });
  });

  test("as a spreadsheet's Unicode text whose mark got lost", () => {
    const file = "Nombre\tApellidos\tEmail\r\nZoe\tRoca\tzoe@example.cat\r\n";
    expect(people(utf16(file)).good).toEqual(["Zoe|Roca|zoe@example.cat||"]);
  });

  test.each([
    "mailto:nil@example.com",
    "Nil Bo <nil@example.com>",
    "\u00A0nil@example.com\u200B ",
    "nil@example.com;nil2@example.com",
    "NIL@example.com",
  ])("with a mail written as %j", (mail) => {
    const file = `Nombre,Apellidos,Email\nNil,Bo,"${mail}"`;
    expect(people(encoded(file))).toEqual({ ...none, good: ["Nil|Bo|nil@example.com||"] });
  });

  test("four words are two names and two surnames", () => {
    const file =
      "Nom complet,Correu\nJosé María Muñoz Ibáñez,a@example.com\nMarta López Ruiz,b@example.com";
    expect(people(encoded(file)).good).toEqual([
      "José María|Muñoz Ibáñez|a@example.com||",
      "Marta|López Ruiz|b@example.com||",
    ]);
  });

  test("without a header columns are known by what most of them hold", () => {
    const rows = [
      "Teo;Gil;600 111 222;teo@example.com;;Madrid",
      "Zoe;600 111 333;por la tarde;zoe@example.com;;Girona",
      "Ana;Roca;600 111 444;;;",
    ];
    const table = editorTable(readCsv(encoded(rows.join("\n"))));
    expect(table).toMatchObject({ header: ["", "", "", "", "", ""] });
    expect(table?.rows).toHaveLength(3);
    expect(table?.match).toMatchObject({
      name: 0,
      surname: 1,
      phone: 2,
      email: 3,
      city: 5,
      fullName: null,
    });
  });

  test("without a header a column that half of the rows fill with numbers is a text", () => {
    const table = editorTable(readCsv(encoded("a@example.com;600 111 222\nb@example.com;Teo Gil")));
    expect(table?.match).toMatchObject({ email: 0, phone: null, fullName: 1 });
  });

  test("without a header the first 20 rows say what the columns hold", () => {
    const rows = Array.from({ length: 45 }, (_, at) =>
      at < 20 ? `p${at}@example.com;Teo` : `Teo;p${at}@example.com`,
    );
    expect(editorTable(readCsv(encoded(rows.join("\n"))))?.match).toMatchObject({
      email: 0,
      fullName: 1,
    });
  });

  test("without a header and with rows of different lengths the longest counts", () => {
    const table = editorTable(
      readCsv(encoded("Teo;Gil;teo@example.com;;Lugo\nZoe;Roca;zoe@example.com")),
    );
    expect(table?.header).toEqual(["", "", "", "", ""]);
    expect(table?.match).toMatchObject({ name: 0, surname: 1, email: 2, city: 4 });
  });

  test("a first row of a mail and one known title is data, of two titles a header", () => {
    const data = editorTable(readCsv(encoded("teo@example.com;Nombre\nzoe@example.com;Zoe")));
    expect(data?.rows).toHaveLength(2);
    const header = editorTable(readCsv(encoded("Email;Nombre;teo@example.com\na@example.com;A;b")));
    expect(header?.rows).toHaveLength(1);
    expect(header?.match).toMatchObject({ email: 0, name: 1 });
  });

  test("a header is looked for in the first twelve rows", () => {
    const list = (above: number) =>
      editorTable(
        readCsv(
          encoded([...Array(above).fill("x;y"), "Nombre;Email", "A;a@example.com"].join("\n")),
        ),
      );
    expect(list(11)).toMatchObject({ header: ["Nombre", "Email"], match: { email: 1 } });
    expect(list(12)).toMatchObject({ header: ["x", "y"], match: { email: null } });
  });

  test("without people, or without anything known", () => {
    expect(editorTable(readCsv(encoded("nombre,apellidos,email\n")))).toBeUndefined();
    expect(editorTable(readCsv(encoded("")))).toBeUndefined();
    expect(editorTable(readCsv(encoded("uno,dos\na,b")))).toMatchObject({
      header: ["uno", "dos"],
      match: { email: null },
    });
  });
});

test.each([
  ["600 111 222", "+34 600 11 12 22"],
  ["34600111222", "+34 600 11 12 22"],
  ["0034 600111222", "0034 600111222"],
  ["+33 1 42 68 53 00", "+33 1 42 68 53 00"],
  [" 600-111-222 ", "+34 600 11 12 22"],
  ["móvil +34.600.111.222", "+34 600 11 12 22"],
  ["12", undefined],
  ["por la tarde", undefined],
  ["600111222,00", "+34 600 11 12 22"],
  ["600 111 222 ext. 12", "+34 600 11 12 22"],
])("PRO-03 the phone %s is %s", (written, phone) => {
  expect(internationalPhone(written)).toBe(phone);
});

test("USR-13, PRO-03 a phone that cannot be read is left out, never the person; of two the first is taken", () => {
  const phones = [
    "600111222,00",
    "972202020, 600111222",
    "972202020,600111222",
    "ext. 12",
    "1/2/2026",
  ];
  const rows = phones.map((phone, at) => `A;B;p${at}@example.com;${phone}`);
  const { good, rejected, withoutPhone, partOfPhone } = people(
    encoded(["nombre;apellidos;email;telefono", ...rows].join("\n")),
  );
  expect(rejected).toEqual([]);
  expect(withoutPhone).toEqual([5, 6]);
  expect(partOfPhone).toEqual([2, 3, 4]);
  expect(good.map((row) => row.split("|")[3])).toEqual([
    "+34 600 11 12 22",
    "+34 972 20 20 20",
    "+34 972 20 20 20",
    "",
    "",
  ]);
});

test("PRO-03 a phone without a country code is of the installation's region", () => {
  expect(internationalPhone("01 42 68 53 00", "FR")).toBe("+33 1 42 68 53 00");
  const file = readCsv(encoded("nombre,apellidos,email,tel\nA,B,a@example.com,01 42 68 53 00"));
  const table = editorTable(file, "FR");
  const phones = table && validateRows(table.rows, table.match, undefined, undefined, "FR").good;
  expect(phones?.map(({ phone }) => phone)).toEqual(["+33 1 42 68 53 00"]);
});

test.each([
  ["ES", true],
  ["AD", true],
  ["es", false],
  ["XX", false],
])("PRO-03 %s is a region of phone numbers: %s", (text, expected) => {
  expect(isPhoneRegion(text)).toBe(expected);
});

test("USR-13 a first row without an e-mail is a person where the others are, and any row can be the header", () => {
  const file = readCsv(encoded("Ana;López;\nPau;Riu;pau@example.com\nEva;Mas;eva@example.com\n"));
  const found = editorTable(file);
  expect(found).toMatchObject({ headerAt: null, match: { name: 0, surname: 1, email: 2 } });
  expect(found?.rows).toHaveLength(3);
  const titled = readCsv(encoded("Lista\nquién;correo\nPau Riu;pau@example.com\n"));
  expect(editorTable(titled)).toMatchObject({ headerAt: 1, header: ["quién", "correo"] });
  expect(editorTable(titled, undefined, null)?.rows).toHaveLength(3);
  expect(editorTable(titled, undefined, 0)?.rows).toHaveLength(2);
  expect(editorTable(titled, undefined, 2)).toBeUndefined();
});
