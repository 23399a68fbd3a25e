import { readCsv } from "@panel/domain/csv";
import { chooseColumn } from "@panel/domain/editor-columns";
import { importBatches } from "@panel/domain/editor-batches";
import { editorTable } from "@panel/domain/editor-table";
import { expect, test } from "vitest";
import { afterBatch, afterCheck, afterUndo, countStates, previewRows } from "./rows.ts";

function opened(text: string) {
  const table = editorTable(readCsv(new TextEncoder().encode(text)));
  if (!table) throw new Error("There are no rows");
  return table;
}
const preview = (text: string) => {
  const table = opened(text);
  return previewRows(table, table.match);
};
const states = (rows: ReturnType<typeof preview>["rows"]) => rows.map(({ state }) => state);

test("USR-13 while a column is missing every row is shown, and none is sent", () => {
  const table = opened("uno,dos,tres\nVidal,nora@example.com,Nora\nRiu,teo@example.com,Teo");
  const { rows, good } = previewRows(table, table.match);
  expect(rows.map(({ line, email, state }) => [line, email, state])).toEqual([
    [2, "nora@example.com", "incomplete"],
    [3, "teo@example.com", "incomplete"],
  ]);
  expect(good).toEqual([]);
  const match = chooseColumn(chooseColumn(table.match, "name", 2), "surname", 0);
  expect(states(previewRows(table, match).rows)).toEqual(["ready", "ready"]);
});

test("USR-13 who lacks a name or a surname is asked for it, other errors are errors", () => {
  const { rows } = preview(
    "Nombre,Apellidos,Email\n,Riu,a@example.com\nTeo,,b@example.com\nTeo,Riu,\nTeo,=1,c@example.com",
  );
  expect(rows.map(({ state, column }) => [state, column])).toEqual([
    ["lacking", "name"],
    ["lacking", "surname"],
    ["rejected", "email"],
    ["rejected", "surname"],
  ]);
  expect(states(preview("a@example.com\nb@example.com").rows)).toEqual(["lacking", "lacking"]);
});

test("USR-13 a phone that is not imported, or not whole, is said at its row", () => {
  const { rows } = preview(
    "Nombre,Apellidos,Email,Tel\nA,B,a@example.com,ext. 12\nA,B,b@example.com,972 20 20 20 / 600 111 222\nA,B,c@example.com,600111222",
  );
  expect(rows.map(({ notes }) => notes)).toEqual([["withoutPhone"], ["partOfPhone"], undefined]);
});

test("USR-13 a company beside the name is said at its row before anything is stored", () => {
  const { rows } = preview(
    "Nombre completo,Email,Tel\nNora Riu (ACME),a@example.com,ext. 12\nTeo Vila,b@example.com,",
  );
  expect(rows.map(({ notes }) => notes)).toEqual([["partOfName", "withoutPhone"], undefined]);
});

test("USR-13 a row is marked where its sheet shows a cell that is taken otherwise than its value", () => {
  const table = opened(
    "Nombre,Apellidos,Email,Grupo,Nota\nA,B,a@example.com,1-feb,50%\nA,B,b@example.com,1r,50%",
  );
  const rows = table.rows.map((row, at) => ({ ...row, formatted: at === 0 ? [3, 4] : [4] }));
  expect(previewRows({ rows }, table.match).rows.map(({ notes }) => notes)).toEqual([
    ["formatted"],
    undefined,
  ]);
});

test("USR-13, USR-14 what the server says of the rows is counted before anything is imported", () => {
  const { rows, good } = preview(
    "Nombre,Apellidos,Email\nA,B,a@example.com\nA,B,b@example.com\nA,B,c@example.com\nA,,d@example.com",
  );
  const [batch] = importBatches(good, 10);
  if (!batch) throw new Error("There is nothing to send");
  const checked = afterCheck(rows, batch, {
    imported: 1,
    repeated: ["b@example.com"],
    rejected: [{ line: 4, reason: "ERRORS.editorLimitReached" }],
  });
  const { ready, repeated, beyond, lacking } = countStates(checked);
  expect({ ready, repeated, beyond, lacking }).toEqual({
    ready: 1,
    repeated: 1,
    beyond: 1,
    lacking: 1,
  });
});

test("USR-13 after an import was undone only those who have answered count as imported, and nobody is sent again", () => {
  const { rows, good } = preview(
    "Nombre,Apellidos,Email\nA,B,a@example.com\nA,B,B@example.com\nA,B,c@example.com",
  );
  const [batch] = importBatches(good.slice(0, 2), 10);
  if (!batch) throw new Error("There is nothing to send");
  const sent = afterBatch(rows, batch, { imported: 2, repeated: [], rejected: [] });
  expect(states(sent)).toEqual(["imported", "imported", "ready"]);
  expect(states([...afterUndo(sent, ["b@example.com"])])).toEqual(["undone", "imported", "ready"]);
});
