import { JSDOM } from "jsdom";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readHtml } from "./read-html.ts";

beforeAll(() => vi.stubGlobal("DOMParser", new JSDOM().window.DOMParser));
afterAll(() => void vi.unstubAllGlobals());

const read = (page: string) => {
  const answer = readHtml(new TextEncoder().encode(page));
  return answer.outcome === "read" ? answer.value : [];
};

test("USR-13 a page that is saved as a workbook gives its tables, with cells of several columns and lines", () => {
  const [layout, people] = read(`<html><body>
    <table><tr><td>Centre</td></tr></table>
    <table><caption>Equip</caption>
      <thead><tr><th colspan="2">Nom</th><th>Correu</th></tr></thead>
      <tr><td></td><td> </td><td></td></tr>
      <tr><td>Nora</td><td>Vidal<br>Pons</td><td><a href="mailto:n@example.com">nora@example.com</a></td></tr>
    </table></body></html>`);
  expect(layout?.csv.header?.cells).toEqual(["Centre"]);
  expect(people).toMatchObject({
    name: "Equip",
    csv: {
      header: { line: 1, cells: ["Nom", "", "Correu"] },
      rows: [{ line: 3, cells: ["Nora", "Vidal Pons", "nora@example.com"] }],
    },
  });
});

test("USR-13 of nested tables the inner ones are read, and no cell is of endless width", () => {
  const sheets = read(
    '<table><tr><td><table><tr><td colspan="999999">a</td></tr></table></td></tr></table>',
  );
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.csv.header?.cells).toHaveLength(50);
  expect(read("<p>no table</p>")).toEqual([]);
});
