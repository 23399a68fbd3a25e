import { describe, expect, test } from "vitest";
import { readCsv } from "./csv.ts";
import { cellSamples, chooseColumn, columnSamples, joinColumn } from "./editor-columns.ts";
import { validateRows, missingColumns } from "./editor-import.ts";
import { editorTable } from "./editor-table.ts";

function read(text: string) {
  const table = editorTable(readCsv(new TextEncoder().encode(text)));
  if (!table) throw new Error("There are no rows");
  return table;
}
const people = ({ rows }: ReturnType<typeof read>, match: ReturnType<typeof read>["match"]) =>
  validateRows(rows, match).good.map((row) => `${row.name}|${row.surname}|${row.email}`);

const FILE = read(
  "uno;dos;tres;cuatro;cinco\nVidal;Pons;Roca;Nora;nora@example.com\nRiu;;;Teo;teo@example.com\nMas;Gil;;Eva;eva@example.com\nBou;;;Pau;pau@example.com",
);

describe("USR-13 columns chosen by hand", () => {
  test("up to three cells make a surname, in the order in which they are chosen", () => {
    let match = chooseColumn(chooseColumn(FILE.match, "name", 3), "surname", 0);
    match = joinColumn(match, "surname", 0, 1);
    match = joinColumn(match, "surname", 1, 2);
    expect(missingColumns(match)).toEqual([]);
    expect(people(FILE, match)).toEqual([
      "Nora|Vidal Pons Roca|nora@example.com",
      "Teo|Riu|teo@example.com",
      "Eva|Mas Gil|eva@example.com",
      "Pau|Bou|pau@example.com",
    ]);
    expect(columnSamples(FILE.rows, match, "surname")).toEqual([
      "Vidal Pons Roca",
      "Riu",
      "Mas Gil",
    ]);
    expect(joinColumn(match, "surname", 2, 3).continued?.surname).toEqual([1, 2]);
  });

  test("a cell goes away again, and no cell is taken twice", () => {
    const match = joinColumn(chooseColumn(FILE.match, "surname", 0), "surname", 0, 1);
    expect(joinColumn(match, "surname", 0, null).continued?.surname).toEqual([]);
    expect(joinColumn(match, "surname", 1, 1).continued?.surname).toEqual([1]);
    expect(joinColumn(match, "surname", 1, 0).continued?.surname).toEqual([1]);
    expect(chooseColumn(match, "surname", 1).continued?.surname).toEqual([]);
    expect(chooseColumn(match, "surname", null).continued?.surname).toEqual([]);
    expect(chooseColumn(match, "email", 4).continued?.surname).toEqual([1]);
  });

  test("one column is split, with the surname first if its title or somebody says so", () => {
    const file = read("todo;correo\nVidal Pons Nora;nora@example.com");
    const split = chooseColumn({ ...file.match, fullName: null }, "fullName", 0, file.header);
    expect(columnSamples(file.rows, split, "fullName")).toEqual(["Pons Nora, Vidal"]);
    const turned = { ...split, surnameFirst: true };
    expect(columnSamples(file.rows, turned, "fullName")).toEqual(["Vidal Pons, Nora"]);
    expect(people(file, turned)).toEqual(["Nora|Vidal Pons|nora@example.com"]);
    expect(chooseColumn(file.match, "fullName", 0, ["Apellidos y nombre"]).surnameFirst).toBe(true);
    expect(chooseColumn(turned, "fullName", 1, file.header).surnameFirst).toBe(false);
  });

  test("a choice shows three different values, and none of a column that is not chosen", () => {
    const file = read("a;b\n1;x@example.com\n1;y@example.com\n;z@example.com\n2\n3\n4");
    expect(cellSamples(file.rows, 0)).toEqual(["1", "2", "3"]);
    expect(columnSamples(file.rows, file.match, "email")).toEqual([
      "x@example.com",
      "y@example.com",
      "z@example.com",
    ]);
    expect(columnSamples(file.rows, file.match, "phone")).toEqual([]);
  });
});
