import { describe, expect, test } from "vitest";
import { parseCsv, readCsv } from "./csv.ts";
import { importBatches } from "./editor-batches.ts";
import { validateRows, matchColumns, missingColumns } from "./editor-import.ts";

const header = "nombre,apellidos,email,telefono,ciudad";

function checked(lines: string[], known?: (email: string) => boolean) {
  const table = parseCsv([header, ...lines].join("\n"));
  return validateRows(table.rows, matchColumns(table.header?.cells ?? []), known);
}

describe("columns", () => {
  test.each([
    ["Spanish", ["Correo electrónico", "Apellidos", "Nombre", "Teléfono", "Ciudad"]],
    ["English", ["E-mail", "Last name", "First Name", "Phone number", "City"]],
    ["Catalan", ["Correu electrònic", "Cognoms", "Nom", "Telèfon", "Ciutat"]],
  ])("USR-13 headers in %s are matched, in any order", (_language, titles) => {
    expect(matchColumns(titles)).toEqual({
      fullName: null,
      email: 0,
      surname: 1,
      name: 2,
      phone: 3,
      city: 4,
      facebook: null,
      instagram: null,
      twitter: null,
      label: null,
    });
  });

  test.each([
    ["name", ["nombre", "NAME", "Nom", "First name", "firstname", "given-name"]],
    ["surname", ["Apellidos", "apellido", "surname", "surnames", "last_name", "family name"]],
    ["surname", ["cognoms", "cognom"]],
    ["email", ["email", "e-mail", "Mail", "correo", "correo electrónico", "email address"]],
    ["email", ["e-mail address", "dirección de correo", "correu", "correu electrònic"]],
    ["email", ["adreça electrònica"]],
    ["phone", ["telefono", "teléfono", "tel.", "móvil", "teléfono móvil", "phone", "phone number"]],
    ["phone", ["telephone", "mobile", "telèfon", "mòbil"]],
    ["city", ["ciudad", "city", "town", "localidad", "población", "ciutat", "població"]],
    ["facebook", ["Facebook"]],
    ["instagram", ["instagram"]],
    ["twitter", ["twitter", "X"]],
    [
      "label",
      ["Clase", "Grupo", "grup", "Class", "group", "Curso", "Clase o grupo", "Grup/Classe"],
    ],
    ["label", ["Grupo del alumno", "Curs", "Turma", "Equipo", "Unidad", "Sección"]],
  ] as const)("USR-13 %s is called by any of %j", (column, titles) => {
    const found = titles.map((title) => matchColumns(["?", title])[column]);
    expect(found).toEqual(titles.map(() => 1));
    expect(matchColumns(["", "?", "names", "xcity"])[column]).toBeNull();
  });

  test("USR-13 required columns that cannot be matched are reported as missing; the entity is not required", () => {
    expect(missingColumns(matchColumns(["Nombre", "Entidad", "cosa"]))).toEqual([
      "surname",
      "email",
    ]);
  });
});

describe("class or group", () => {
  const read = (text: string) => {
    const table = parseCsv(text);
    return { table, match: matchColumns(table.header?.cells ?? []) };
  };

  test("USR-13 it is read from its column, else it is the same for all if somebody says so", () => {
    const { table, match } = read(
      "Nombre,Apellidos,Email,Grupo\nPau,Vidal,a@example.com, 2n  A \nOna,Mas,b@example.com,",
    );
    const labels = (commonLabel?: string) =>
      validateRows(table.rows, {
        ...match,
        ...(commonLabel === undefined ? {} : { commonLabel }),
      }).good.map(({ label }) => label);
    expect(labels()).toEqual(["2n A", ""]);
    expect(labels(" Tarde ")).toEqual(["2n A", "Tarde"]);
  });

  test("USR-13 a class is preferred to a course, and neither is a name nor a tutor's", () => {
    expect(read("Curso,Clase").match.label).toBe(1);
    expect(read("Curso,Nombre de la clase,Tutor del grupo").match.label).toBe(0);
    expect(
      read("Tutor del grupo,Nom de la classe,Group Membership,Course Name").match.label,
    ).toBeNull();
  });
});

describe("rows", () => {
  test("USR-13 bad rows are reported with line, column and reason; good ones are kept", () => {
    const { good, rejected } = checked([
      "Pau,Vidal,pau@example.com,+34 600 123 456,Lleida",
      ",Vidal,sense@example.com,,",
      "Ona,Mas,no-email,,",
      "Ona\u0007,Mas,ona@example.com,,",
      `Ona,Mas,ona@example.com,,${"c".repeat(121)}`,
      "Jan,Roca,jan@example.com",
    ]);
    expect(good.map(({ line, email }) => [line, email])).toEqual([
      [2, "pau@example.com"],
      [7, "jan@example.com"],
    ]);
    expect(rejected).toEqual([
      { line: 3, column: "name", reason: "VALIDATION.required" },
      { line: 4, column: "email", reason: "VALIDATION.invalidEmail" },
      { line: 5, column: "name", reason: "VALIDATION.invalidText" },
      { line: 6, column: "city", reason: "VALIDATION.tooLong" },
    ]);
  });

  test("USR-13 e-mails count as repeated if they are in the file twice or belong to a user, ignoring case", () => {
    const result = checked(
      [
        "Pau,Vidal,Pau@Example.com",
        "Pau,Vidal,pau@example.com",
        "Ona,Mas,ONA@example.com",
        "Jan,Roca,jan@example.com",
      ],
      (email) => email === "ona@example.com",
    );
    expect(result.repeated).toEqual([
      { line: 3, email: "pau@example.com" },
      { line: 4, email: "ona@example.com" },
    ]);
    expect(result.good.map((row) => row.email)).toEqual(["pau@example.com", "jan@example.com"]);
  });

  test("USR-13 the e-mail of a rejected row may be used by a later row", () => {
    const result = checked([",Vidal,pau@example.com", "Pau,Vidal,pau@example.com"]);
    expect(result.good.map((row) => row.line)).toEqual([3]);
  });

  test("USR-13 what somebody wrote in place of a row is checked like a row", () => {
    const table = parseCsv([header, '"Pau,Vidal', "Ona,Mas,no"].join("\n"));
    const blank = { facebook: "", instagram: "", twitter: "", city: "", label: "" };
    const match = matchColumns(table.header?.cells ?? []);
    const corrections = new Map([
      [
        2,
        { ...blank, name: "Pau ", surname: "Vidal", email: "PAU@example.com", phone: "600111222" },
      ],
      [3, { ...blank, name: "Ona", surname: "Mas", email: "ona@example.com", phone: "6" }],
    ]);
    const { good, rejected } = validateRows(table.rows, match, undefined, corrections);
    expect(good).toEqual([
      {
        ...blank,
        line: 2,
        name: "Pau",
        surname: "Vidal",
        email: "pau@example.com",
        phone: "+34 600 11 12 22",
      },
    ]);
    expect(rejected).toEqual([{ line: 3, column: "phone", reason: "VALIDATION.invalidPhone" }]);
  });

  test("USR-13 a row with a broken quote is rejected as such", () => {
    expect(checked(['"Pau,Vidal,pau@example.com']).rejected).toEqual([
      { line: 2, reason: "VALIDATION.brokenRow" },
    ]);
  });
});

test("USR-13 batches contain every good row once with all its values, and map to the original lines", () => {
  const { good } = checked([
    "Pau,Vidal,pau@example.com,+34 600 123 456,Lleida",
    "",
    '"Ona ""la""",Mas,ona@example.com,,"Olot, Girona"',
    "Jan,Roca,jan@example.com,,=Olot",
  ]);
  const batches = importBatches(good, 2);
  const read = batches.map(({ csv }) => {
    const table = readCsv(new TextEncoder().encode(csv));
    return validateRows(table.rows, matchColumns(table.header?.cells ?? [])).good;
  });
  const back = read.flatMap((rows, index) =>
    rows.map((row) => ({ ...row, line: batches[index]?.originalLine(row.line) })),
  );
  expect(back).toEqual(good);
  expect(good.map((row) => row.line)).toEqual([2, 4, 5]);
  expect(batches.map(({ rows }) => rows.length)).toEqual([2, 1]);
});
