import type { KnowledgePage } from "@panel/api-client/bots";
import { PAGE_TEXT_MAX } from "@panel/domain/knowledge-pages";
import { expect, test } from "vitest";
import { mendedSchema, wantedNow } from "./mended-page.ts";

const page: KnowledgePage = { page: 1, state: "read", text: "Abre.", version: 0, leftOut: [] };

test("BOT-12 leaving a page out and taking it back keeps what was mended of it", () => {
  expect(wantedNow(page)).toEqual({ isLeftOut: false, text: undefined });
  expect(wantedNow({ ...page, state: "left-out" })).toEqual({ isLeftOut: true, text: undefined });
  expect(wantedNow({ ...page, state: "left-out", readText: "Abr3." })).toEqual({
    isLeftOut: true,
    text: "Abre.",
  });
});

test("BOT-12 the text of a page is neither blank nor too long", () => {
  const problem = (text: string) => mendedSchema.safeParse({ text }).error?.issues[0]?.message;
  expect(problem("Abre.")).toBeUndefined();
  expect(problem(" \n")).toBe("VALIDATION.required");
  expect(problem("a".repeat(PAGE_TEXT_MAX + 1))).toBe("VALIDATION.tooLong");
});
