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

test("TRU-34 what was half typed is recovered as it was typed", () => {
  const kept = { ...stored, name: "", limits: { maxMb: "1,", isEquitable: true } };
  expect(recoveredValues(shape, kept, stored)).toEqual(kept);
});

test("TRU-34 a value of another shape, or none, is as stored and loses none of the others", () => {
  const kept = { name: "A medias", role: "king", limits: { maxMb: 12 }, older: "field" };
  expect(recoveredValues(shape, kept, stored)).toEqual({ ...stored, name: "A medias" });
  expect(recoveredValues(shape, { name: "A medias", limits: "12" }, stored)).toEqual({
    ...stored,
    name: "A medias",
  });
});

test("TRU-34 what is no object is no draft", () => {
  expect([undefined, null, "text", 1].map((kept) => recoveredValues(shape, kept, stored))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
