import { describe, expect, test } from "vitest";
import {
  AVATAR_BYTES,
  avatarProblem,
  chatbotTextProblem,
  completeLanguages,
  knowledgeFilesProblem,
  type ChatbotTexts,
} from "./chatbot-form.ts";
import type { PerLanguage } from "./languages.ts";

const EMPTY: ChatbotTexts = { name: "", description: "" };
const GUIDE: ChatbotTexts = { name: "Guía", description: "Responde sobre la ruta." };
const texts = (written: Partial<PerLanguage<ChatbotTexts>>): PerLanguage<ChatbotTexts> => ({
  cas: EMPTY,
  cat: EMPTY,
  eng: EMPTY,
  ...written,
});

describe("BOT-06 name and description by language", () => {
  test.each<[string, Partial<PerLanguage<ChatbotTexts>>, string[]]>([
    ["none", {}, []],
    ["Spanish", { cas: GUIDE }, ["cas"]],
    ["Catalan and English", { cat: GUIDE, eng: GUIDE }, ["cat", "eng"]],
    ["a name alone", { cas: { ...GUIDE, description: " " } }, []],
    ["a description alone", { eng: { ...GUIDE, name: "" }, cat: GUIDE }, ["cat"]],
  ])("%s: complete are %j %j", (_, written, complete) => {
    expect(completeLanguages(texts(written))).toEqual(complete);
  });

  test("a language in which one of both is written needs the other one", () => {
    const half = texts({ cas: GUIDE, cat: { name: "Guia", description: "" } });
    expect(chatbotTextProblem(half, "cat", "description")).toBe("VALIDATION.required");
    expect(chatbotTextProblem(half, "cat", "name")).toBeUndefined();
    expect(chatbotTextProblem(half, "cas", "description")).toBeUndefined();
    expect(chatbotTextProblem(half, "eng", "name")).toBeUndefined();
  });

  test("without any text both are missing in every language", () => {
    expect(chatbotTextProblem(texts({}), "eng", "name")).toBe("VALIDATION.required");
    expect(chatbotTextProblem(texts({}), "cas", "description")).toBe("VALIDATION.required");
  });

  test.each<["name" | "description", number]>([
    ["name", 120],
    ["description", 2000],
  ])("a %s has %i characters at most", (field, max) => {
    const long = (length: number) => texts({ cas: { ...GUIDE, [field]: "x".repeat(length) } });
    expect(chatbotTextProblem(long(max), "cas", field)).toBeUndefined();
    expect(chatbotTextProblem(long(max + 1), "cas", field)).toBe("VALIDATION.tooLong");
  });
});

test.each<[string[], string | undefined]>([
  [[], "none"],
  [["guia.pdf"], undefined],
  [["Guia.PDF", "b.pdf", "c.pdf"], undefined],
  [["a.pdf", "b.pdf", "c.pdf", "d.pdf"], "too-many"],
  [["a.pdf", "b.docx"], "not-pdf"],
  [["pdf"], "not-pdf"],
])("BOT-07 the files %j: %s", (names, problem) => {
  expect(knowledgeFilesProblem(names)).toBe(problem);
});

test.each([
  ["guia.png", "image/png", AVATAR_BYTES, undefined],
  ["guia.JPG", "image/jpeg", 1, undefined],
  ["guia.jpeg", "image/jpeg", 1, undefined],
  ["guia.webp", "image/webp", 1, undefined],
  ["guia.gif", "image/gif", 1, undefined],
  ["guia.png", "image/png", 1024 * 1024, "size"],
  ["guia.svg", "image/svg+xml", 1, "format"],
  ["guia.png", "text/plain", 1, "format"],
  ["guia.pdf", "application/pdf", 1, "format"],
])("BOT-07 an avatar %s of type %s with %i bytes: %s", (name, type, size, problem) => {
  expect(avatarProblem({ name, type, size })).toBe(problem);
});
