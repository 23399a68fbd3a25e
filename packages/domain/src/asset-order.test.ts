import { expect, test } from "vitest";
import { nameKey, searchedText } from "./asset-order.ts";

const inOrder = (names: readonly string[]) =>
  names.toSorted((a, b) => (nameKey(a) < nameKey(b) ? -1 : 1));

test("LIB-02 names are ordered without case and accents, numbers by their value, ñ after n", () => {
  expect(inOrder(["Zoo", "árbol 10", "Árbol 9", "casa", "Ártico", "arbol 0010 b"])).toEqual([
    "Árbol 9",
    "árbol 10",
    "arbol 0010 b",
    "Ártico",
    "casa",
    "Zoo",
  ]);
  expect(inOrder(["caña", "canto", "capa"])).toEqual(["canto", "caña", "capa"]);
});

test("LIB-02 a key has a limit", () => {
  expect(nameKey("1a".repeat(200)).length).toBe(120);
});

test("LIB-02 a search goes through name, description and file name, and finds nothing across two of them", () => {
  const text = searchedText({ name: "Col·legi", description: "De noche", fileName: "IMG 1.PNG" });
  expect(text).toBe("collegi\nde noche\nimg 1.png");
});
