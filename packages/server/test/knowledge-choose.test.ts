import { beforeAll, expect, test } from "vitest";
import type { Group } from "../src/bots/knowledge/candidates.ts";
import { candidatesIn, quotesOf } from "../src/bots/knowledge/choose.ts";
import { buildIndex, readIndex } from "../src/bots/knowledge/index-blob.ts";
import { prepareLanguages } from "../src/bots/knowledge/language.ts";
import { prepareLexicon } from "../src/bots/knowledge/lexicon.ts";
import { parseQuestion } from "../src/bots/knowledge/question.ts";
import type { Db } from "../src/db/connection.ts";

beforeAll(() => Promise.all([prepareLanguages(), prepareLexicon()]));

const clock = { now: new Date("2026-11-26T09:00:00Z"), timeZone: "Europe/Madrid" };
/** What is searched has its texts with it. */
const noDatabase = undefined as unknown as Db;

/** What is quoted of some pages; nothing where no sentence is an answer. */
async function quoted(text: string, pages: readonly string[], title = ""): Promise<string[]> {
  const texts = pages.map((page) => page.trim());
  const sections = readIndex(
    buildIndex(
      texts,
      texts.map(() => "es" as const),
    ),
  );
  const file = { id: 1, file_name: "f", public_name: "p", indexed_at: "", texts };
  const group: Group = { language: "es", sections, files: sections.map(() => file), title };
  const question = parseQuestion(text, { interfaceLanguage: "es", clock });
  const { sentences } = await candidatesIn(noDatabase, question, group, 8);
  return (sentences[0]?.score ?? 0) > 0
    ? quotesOf(sentences, question).map(({ quote }) => quote)
    : [];
}

test("BOT-12 of the sentences the one that holds a number is quoted where one is asked for", async () => {
  const page = "La torre de la muralla es muy alta. La torre de la muralla mide 32 metros.";
  const [height] = await quoted("¿Cuánto mide de alto la torre de la muralla?", [page]);
  expect(height).toContain("32 metros");
  const cave = "La cueva tiene salas de interés.\nLa cueva tiene cuatro salas, cada una distinta.";
  const [rooms] = await quoted("¿Cuántas salas tiene la cueva?", [cave]);
  expect(rooms).toBe("La cueva tiene cuatro salas, cada una distinta.");
  expect(await quoted("¿?", [page])).toEqual([]);
});

const CHURCH = [
  "El retablo mayor\nEs obra de Damián Forment, de 1527. La Virgen es anterior al retablo.",
  "El órgano\nLo construyó Pedro de Liborna en 1703. Se oye los jueves.",
  "La cripta\nSe baja por quince peldaños. La temperatura es de 14 grados.",
];

test("BOT-12 what stands under the heading of the subject answers, and not who made another thing", async () => {
  const [maker] = await quoted("quien hizo el retablo", CHURCH);
  expect(maker).toContain("Damián Forment");
  const [builder] = await quoted("quien construyo el organo", CHURCH);
  expect(builder).toContain("Liborna");
});

test("BOT-12 a heading is never quoted, and a sentence comes with the one that belongs to it", async () => {
  const pages = [
    "8. Las campanas\nSon once. La mayor, llamada la Gorda, se fundió en 1567.",
    ...CHURCH,
  ];
  const quotes = await quoted("campanas", pages);
  expect(quotes[0]).toBe("Son once. La mayor, llamada la Gorda, se fundió en 1567.");
});

test("TRU-28 what no document has is no answer, whatever else the sentences share", async () => {
  expect(await quoted("¿Hay piscina en la cripta?", CHURCH)).toEqual([]);
  expect(await quoted("cuanto cuesta el helicoptero", CHURCH)).toEqual([]);
});

const PATHS = `Senderos
Sendero: Buitre · Longitud: 4,2 km · Precio: 3 €
Sendero: Cumbre · Longitud: 17,3 km · Precio: 5,50 €
Sendero: Ribera · Longitud: 900 m · Precio: gratis
Sendero: Cañón · Longitud: 11,6 km · Precio: 12 €`;

test.each([
  ["cual es el sendero mas largo", "Cumbre"],
  ["el sendero más corto", "Ribera"],
  ["quin es el sender mes llarg", "Cumbre"],
  ["which is the longest trail", "Cumbre"],
  ["cual es el sendero mas barato", "Ribera"],
  ["sendero mas caro", "Cañón"],
])("BOT-12 values of rows are compared: %s", async (question, name) => {
  const [first] = await quoted(question, [PATHS]);
  expect(first).toContain(name);
});

test("BOT-12 how many there are is told by the number of them, and by no other", async () => {
  const page =
    "Los vecinos\nEn la casa viven once monjes desde 1957. Los monjes venden miel a 8 € y licor.";
  const [many] = await quoted("cuantos monjes viven", [page]);
  expect(many).toMatch(/^En la casa viven once monjes/);
});

test("TRU-28 who made one thing has not made the other, and without a year there is no when", async () => {
  const page =
    "El taller\nEl órgano lo construyó Pedro de Liborna. El refectorio tiene doce mesas.";
  expect(await quoted("quien construyo el refectorio", [page])).toEqual([]);
  expect(await quoted("cuando se construyo el refectorio", [page])).toEqual([]);
  expect(await quoted("cuanto pesa el organo", [page])).toEqual([]);
});

test("BOT-12 what a paragraph begins with is the heading of the rest of it", async () => {
  const page =
    "Lo que verá\nEl lavadero. Lo proyectó Ramiro Otaola en 1934.\nLa lampistería. La proyectó Ana Prado en 1898.";
  const [first] = await quoted("quien proyecto el lavadero", [page]);
  expect(first).toBe("El lavadero. Lo proyectó Ramiro Otaola en 1934.");
});

test("BOT-12 a word that is typed without its accent is found, whatever its stem", async () => {
  const page = "El claustro\nEn el centro crece un ciprés de más de trescientos años.";
  const [tree] = await quoted("cuantos años tiene el cipres", [page]);
  expect(tree).toContain("trescientos");
});

test("BOT-12 what the documents are called is asked for by nobody", async () => {
  const pages = [
    "Los niños\nEn el acuario los niños deben ir con un adulto.",
    "Horario\nAbrimos de 10:00 a 18:00.",
  ];
  const [hours] = await quoted("horario del acuario", pages, "Acuario de la Bahía");
  expect(hours).toContain("10:00");
});
