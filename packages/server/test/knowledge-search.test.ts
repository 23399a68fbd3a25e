import fc from "fast-check";
import { expect, test } from "vitest";
import { buildIndex, readIndex } from "../src/bots/knowledge/index-blob.ts";
import { createIndexCache } from "../src/bots/knowledge/index-cache.ts";
import { languageOf } from "../src/bots/knowledge/language.ts";
import { commonSpelling } from "../src/bots/knowledge/other-language.ts";
import { passages } from "../src/bots/knowledge/passages.ts";
import { queryFor, search } from "../src/bots/knowledge/search.ts";
import { sentences } from "../src/bots/knowledge/sentences.ts";
import { questionTerms, terms } from "../src/bots/knowledge/terms.ts";
import { words } from "../src/bots/knowledge/words.ts";

test("BOT-12 words are compared by their stem, without case and accents", () => {
  expect(terms("murallas", "es")).toEqual(terms("MURALLA", "es"));
  expect(terms("excavaciones", "es")).toEqual(terms("Excavación", "es"));
  expect(terms("towers", "en")).toEqual(terms("Tower", "en"));
  expect(terms("església", "ca")).toEqual(terms("esglesia", "ca"));
  expect(terms("col·legis", "ca")).toEqual(terms("col·legi", "ca"));
  expect(words("L'any 1704, d’hivern; 6½ ﬁn")).toEqual([
    "l",
    "any",
    "1704",
    "d",
    "hivern",
    "61",
    "2",
    "fin",
  ]);
});

test("BOT-12 each term of a question counts once, and words that only build the sentence are known", () => {
  expect(questionTerms("¿Qué torre es la torre más alta?", "es")).toEqual([
    { term: "que", isFunctionWord: true },
    { term: "torr", isFunctionWord: false },
    { term: "es", isFunctionWord: true },
    { term: "la", isFunctionWord: true },
    { term: "mas", isFunctionWord: true },
    { term: "alta", isFunctionWord: false },
  ]);
});

test.each([
  [
    "es",
    ["¿Dónde está la iglesia?", "¿Se puede aparcar?", "precio entrada", "¿Cuándo abre el museo?"],
  ],
  ["en", ["Where is it?", "opening hours", "Who built the castle?", "Is there wheelchair access?"]],
  [
    "ca",
    [
      "On és l'església?",
      "Es pot aparcar?",
      "preu entrada",
      "Quan obre el museu?",
      "Horari museu?",
    ],
  ],
])("TRU-28 the language of short questions is recognised: %s", (language, questions) => {
  expect(questions.map((question) => languageOf(question))).toEqual(questions.map(() => language));
});

test("TRU-28 names and numbers show no language", () => {
  expect(
    ["Jared Allen", "2024", "", "¿?", "Sagrada Família", "日本語"].map((text) => languageOf(text)),
  ).toEqual(Array(6).fill(undefined));
});

test("BOT-12 sentences end at stops, not at abbreviations, initials, figures and dates", () => {
  const said = (text: string, language: "es" | "en" | "ca") =>
    sentences(text, language).map(({ start, end }) => text.slice(start, end));
  expect(
    said("El Dr. Ferrer vive en la c. Mayor. Nació en el s. XX. ¿Dónde? No se sabe.", "es"),
  ).toEqual(["El Dr. Ferrer vive en la c. Mayor.", "Nació en el s. XX.", "¿Dónde?", "No se sabe."]);
  expect(said("J. K. Smith paid $3.50. Mr. Jones, e.g. the mayor, paid 4.", "en")).toEqual([
    "J. K. Smith paid $3.50.",
    "Mr. Jones, e.g. the mayor, paid 4.",
  ]);
  expect(
    said("La Sra. Puig hi és. Vindrà a les 10.30 h. Porta pa, vi, etc. Després marxa.", "ca"),
  ).toEqual([
    "La Sra. Puig hi és.",
    "Vindrà a les 10.30 h.",
    "Porta pa, vi, etc.",
    "Després marxa.",
  ]);
  expect(said("Horario\nDe 10 a 14\n\nLunes cerrado", "es")).toEqual([
    "Horario",
    "De 10 a 14",
    "Lunes cerrado",
  ]);
});

test("BOT-12 a page is cut into passages of about 800 characters, of whole sentences, that leave nothing out", () => {
  const sentence = (index: number) =>
    `La sala ${index} guarda piezas de cerámica y de vidrio antiguo.`;
  const page = Array.from({ length: 50 }, (_, index) => sentence(index)).join(" ");
  const found = passages(page, "es");
  expect(found.map(({ start, end }) => page.slice(start, end)).join(" ")).toBe(page);
  expect(found).toHaveLength(4);
  for (const { start, end, language } of found) {
    expect(end - start).toBeGreaterThan(600);
    expect(end - start).toBeLessThan(1000);
    expect(page.slice(start, end)).toMatch(/^La sala .*\.$/);
    expect(language).toBe("es");
  }
  expect(passages("", "es")).toEqual([]);
  expect(passages(" \n ", "es")).toEqual([]);
});

test("BOT-12 a table without stops is cut between words, and never within a character", () => {
  const cells = "10:30 14:00 ".repeat(400);
  for (const { start, end } of passages(cells, "ca")) {
    expect(end - start).toBeLessThanOrEqual(1200);
    expect(cells.slice(start, end)).toMatch(/^1[04]:[03]0.*[0-9]0$/);
  }
  const rocks = "𠮷".repeat(3000);
  for (const { start, end } of passages(rocks, "ca")) {
    expect(rocks.slice(start, end)).toMatch(/^(?:𠮷)+$/u);
  }
});

test("BOT-12 an index gives back every passage and posting that went in", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "grapheme", maxLength: 300 }), { maxLength: 6 }),
      (pages) => {
        const sections = readIndex(buildIndex(pages));
        for (const section of sections) {
          const counted = new Map<string, number[]>();
          for (const [term, entry] of section.terms) {
            const counts = Array<number>(section.passages.length).fill(0);
            section.eachPosting(entry, (passage, count) => (counts[passage] = count));
            expect(counts.filter((count) => count > 0)).toHaveLength(entry.frequency);
            counted.set(term, counts);
          }
          for (const [at, { page, start, end, length }] of section.passages.entries()) {
            const text = (pages[page - 1] ?? "").slice(start, end);
            const found = terms(text, section.language);
            expect(length).toBe(found.length);
            for (const term of new Set(found)) {
              expect(counted.get(term)?.[at]).toBe(found.filter((each) => each === term).length);
            }
          }
        }
      },
    ),
    { numRuns: 200 },
  );
});

test("BOT-12 an index finds terms by how they begin", () => {
  const [section] = readIndex(
    buildIndex(["El descubrimiento. Los descubridores. Una descripción."]),
  );
  const find = (beginning: string) => section?.startingWith(beginning).length;
  expect(["descu", "desc", "d", "descubrimientos", "zz", ""].map(find)).toEqual([
    2,
    3,
    3,
    0,
    0,
    section?.terms.size,
  ]);
});

test("BOT-12 a damaged index is refused, not searched", () => {
  const blob = buildIndex(["La muralla conserva nueve torres.", "El molino."]);
  expect(() => readIndex(blob.subarray(0, blob.length - 9))).toThrow("cut short");
  expect(() => readIndex(Buffer.concat([Buffer.from([9]), blob]))).toThrow("another version");
});

test("BOT-12 300 pages make an index of some 150 kB", () => {
  const word = (n: number) =>
    ["torre", "muralla", "sala", "camino", "fuente", "puerta"][n % 6] + String(n);
  const page = (p: number) =>
    Array.from({ length: 120 }, (_, n) => word((p * 37 + n * n * 13) % 9000)).join(" ");
  const blob = buildIndex(Array.from({ length: 300 }, (_, p) => page(p)));
  expect(blob.length).toBeLessThan(250_000);
});

const found = (pages: string[], question: string) => {
  const sections = readIndex(buildIndex(pages)).filter(({ language }) => language === "es");
  const query = queryFor(sections, questionTerms(question, "es"));
  return { query, pages: search(sections, query, 9).map(({ passage }) => passage.page) };
};

test("BOT-12 the page that has the rarer words of the question comes first, equal ones by page", () => {
  const pages = [
    "La torre es de piedra y la puerta es de madera.",
    "La torre tiene un reloj de sol en la pared del sur.",
    "La puerta de la torre se cierra por la noche.",
    "La torre tiene un reloj de sol en la pared del sur.",
  ];
  expect(found(pages, "¿Qué torre tiene un reloj?").pages.slice(0, 2)).toEqual([2, 4]);
  expect(found(pages, "¿Cuándo se cierra la puerta?").pages[0]).toBe(3);
});

test("BOT-12 words of one root find each other where their stems differ", () => {
  const pages = [
    "La cueva fue descubierta por un pastor de la zona.",
    "El río nace en la sierra y pasa por tres pueblos.",
  ];
  expect(found(pages, "¿Quién es su descubridor?").pages).toEqual([1]);
});

test("BOT-12 words of one root are spelt alike across the languages", () => {
  for (const [first, second] of [
    ["fotograf", "photograph"],
    ["estacion", "station"],
    ["comision", "commission"],
    ["catedral", "cathedral"],
  ] as const) {
    expect(commonSpelling(first).slice(0, 5)).toBe(commonSpelling(second).slice(0, 5));
  }
});

test("TRU-27 the indices that are kept are bounded, and the least recently used goes first", async () => {
  const blob = buildIndex(["La muralla conserva nueve torres."]);
  const cache = createIndexCache(blob.length * 2);
  const loaded: string[] = [];
  const get = (key: string) =>
    cache.get(key, async () => {
      loaded.push(key);
      return blob;
    });
  for (const key of ["a", "b", "a", "c", "a", "b"]) expect(await get(key)).toHaveLength(1);
  expect(loaded).toEqual(["a", "b", "c", "b"]);
  expect(await cache.get("d", async () => undefined)).toBeUndefined();
});
