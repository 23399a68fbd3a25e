import { editorTable } from "@panel/domain/editor-table";
import { validateRows } from "@panel/domain/editor-import";
import { expect, test } from "vitest";
import { readJsonTables } from "./read-json-tables.ts";

function people(value: unknown) {
  const sheets = readJsonTables(typeof value === "string" ? value : JSON.stringify(value)) ?? [];
  const [table] = sheets.flatMap(({ csv }) => editorTable(csv) ?? []);
  const { good } = table ? validateRows(table.rows, table.match) : { good: [] };
  return good.map(({ name, surname, email }) => [name, surname, email].join("|"));
}

const TWO = ["Nora|Vidal Pons|nora@example.com", "Pau|Roca|pau@example.com"];

test.each([
  [
    "a directory",
    {
      users: [
        {
          primaryEmail: "nora@example.com",
          recoveryEmail: "x@example.com",
          name: { givenName: "Nora", familyName: "Vidal Pons" },
        },
        { primaryEmail: "pau@example.com", name: { givenName: "Pau", familyName: "Roca" } },
      ],
    },
  ],
  [
    "attributes with a label and a value, and a supervisor",
    {
      data: [
        {
          attributes: {
            first_name: { label: "First name", value: "Nora" },
            last_name: { label: "Last name", value: "Vidal Pons" },
            email: { label: "Email", value: "nora@example.com" },
            supervisor: { value: { attributes: { email: { value: "boss@example.com" } } } },
          },
        },
        {
          attributes: {
            first_name: { value: "Pau" },
            last_name: { value: "Roca" },
            email: { value: "pau@example.com" },
          },
        },
      ],
    },
  ],
  [
    "several addresses of one person, and a company with a name",
    [
      {
        company: { name: "ACME" },
        names: [{ givenName: "Nora", familyName: "Vidal Pons" }],
        emails: [{ value: "nora@example.com", type: "work" }, { value: "n2@example.com" }],
      },
      { names: [{ givenName: "Pau", familyName: "Roca" }], emails: [{ value: "pau@example.com" }] },
    ],
  ],
  [
    "records by their keys",
    {
      users: {
        a1: { displayName: "Nora Vidal Pons", email: "nora@example.com" },
        b2: { displayName: "Pau Roca", email: "pau@example.com" },
      },
    },
  ],
  [
    "objects one a line",
    '{"nombre":"Nora","apellidos":"Vidal Pons","email":"nora@example.com"}\n{"nombre":"Pau","apellidos":"Roca","email":"pau@example.com"}\n',
  ],
  [
    "rows of texts",
    [
      ["Nombre", "Apellidos", "Email"],
      ["Nora", "Vidal Pons", "nora@example.com"],
      ["Pau", "Roca", "pau@example.com"],
    ],
  ],
])("USR-13 people of %s in JSON are read", (_what, value) => {
  expect(people(value)).toEqual(TWO);
});

test("what is no JSON, or holds no records, is no table", () => {
  const texts = ["Nombre,Email", "[1,2]", "{", "", `${"[".repeat(100)}${"]".repeat(100)}`];
  expect(texts.map((text) => readJsonTables(text))).toEqual(texts.map(() => undefined));
});
