import { expect, test } from "vitest";
import { failures } from "./failures.ts";

test("a test that failed is named with its error, once", () => {
  const output = [
    " \u001b[31mFAIL\u001b[39m |unit| src/route.test.ts > closes",
    "AssertionError: expected 1 to be 2",
    " ✓ another passes",
    " FAIL |unit| src/route.test.ts > closes",
    "AssertionError: expected 1 to be 2",
  ].join("\n");

  expect(failures(output)).toEqual([
    "FAIL |unit| src/route.test.ts > closes\n    AssertionError: expected 1 to be 2",
  ]);
});

test("a story that failed is named with its error, not with the link to it", () => {
  const output = [
    " FAIL  storybook (chromium)  table.stories.tsx > What Tab reaches is seen",
    "AssertionError: ",
    "Click to debug the error directly in Storybook: http://localhost/?path=/story/table",
    "",
    "Ruta 1, 7: expected [ [ 716, 94 ] ] to deeply equal []",
  ].join("\n");

  expect(failures(output)).toEqual([
    "FAIL  storybook (chromium)  table.stories.tsx > What Tab reaches is seen\n    Ruta 1, 7: expected [ [ 716, 94 ] ] to deeply equal []",
  ]);
});

test("a step that names no test ends with its last lines", () => {
  const output = Array.from({ length: 20 }, (_, index) => `line ${index}`).join("\n");

  expect(failures(output).at(0)).toBe("line 14");
  expect(failures(output).at(-1)).toBe("line 19");
});
