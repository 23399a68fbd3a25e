import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { readableKind, UnreadFile } from "./readable-kind.ts";

test("USR-13 a file of a kind that is not read says of which", () => {
  expect(() => readableKind(strToU8("%PDF-1.7"))).toThrow(UnreadFile);
  expect(readableKind(strToU8("a,b"))).toBe("text");
});
