import { expect, test } from "vitest";
import { keyOf } from "./key-of.ts";

test("a key is what the browser says", () => {
  expect(keyOf({ key: "Escape", keyCode: 27, isComposing: false })).toBe("Escape");
  expect(keyOf({ key: "Enter", keyCode: 13, nativeEvent: { isComposing: false } })).toBe("Enter");
});

test.each([
  ["the browser's event", { key: "Escape", keyCode: 27, isComposing: true }],
  ["React's event", { key: "Enter", keyCode: 13, nativeEvent: { isComposing: true } }],
  ["Safari's, after the composition", { key: "Enter", keyCode: 229, isComposing: false }],
])("a key that an input method takes is no command: %s", (_, press) => {
  expect(keyOf(press)).toBe("Process");
});
