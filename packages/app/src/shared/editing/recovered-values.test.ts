import { expect, test } from "vitest";
import * as z from "zod/mini";
import { recoveredValues } from "./recovered-values.ts";

const shape = z.object({
  name: z.string(),
  role: z.enum(["admin", "editor"]),
  limits: z.object({ maxMb: z.string(), isEquitable: z.boolean() }),
});
const stored = {
  name: "Ivet",
  role: "editor" as const,
  limits: { maxMb: "100", isEquitable: false },
};

test("TRU-34 half-typed values are restored as typed", () => {
  const kept = { ...stored, name: "", limits: { maxMb: "1,", isEquitable: true } };
  expect(recoveredValues(shape, kept, stored)).toEqual(kept);
});

test("TRU-34 a missing value or one of the wrong shape is taken from the saved record, and all others are restored", () => {
  const kept = { name: "A medias", role: "king", limits: { maxMb: 12 }, older: "field" };
  expect(recoveredValues(shape, kept, stored)).toEqual({ ...stored, name: "A medias" });
  expect(recoveredValues(shape, { name: "A medias", limits: "12" }, stored)).toEqual({
    ...stored,
    name: "A medias",
  });
});

test("TRU-34 a value that is not an object gives no draft", () => {
  expect([undefined, null, "text", 1].map((kept) => recoveredValues(shape, kept, stored))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
