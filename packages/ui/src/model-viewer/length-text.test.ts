import { expect, test } from "vitest";
import { lengthText } from "./length-text.ts";

test.each([
  [18, "18,00 m"],
  [1.8, "1,80 m"],
  [0.1, "0,10 m"],
  [0.0123, "0,012 m"],
  [0.0001, "0,0001 m"],
  [3.3e-7, "0,00 m"],
  [0, "0,00 m"],
])("UIK-05 a length of %f metres is written as %s", (metres, text) => {
  expect(lengthText(metres, "es")).toBe(text);
});
