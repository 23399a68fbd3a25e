import { afterEach, beforeEach, expect, test } from "vitest";
import type { Knowledge } from "../src/bots/knowledge/knowledge.ts";
import { aspectsOf } from "../src/bots/knowledge/aspects.ts";
import { conceptsAt, mistypedConcept } from "../src/bots/knowledge/concept-lookup.ts";
import { questionLanguage } from "../src/bots/knowledge/language.ts";
import { isMistyped } from "../src/bots/knowledge/mistyped.ts";
import { passages } from "../src/bots/knowledge/passages.ts";
import { openKnowledge } from "../src/bots/knowledge/retrieve.ts";
import { unitsOf } from "../src/bots/knowledge/units.ts";
import { visitTerms } from "../src/bots/knowledge/visit-terms.ts";
import { connect, type Connection, type Db } from "../src/db/connection.ts";
import { migratedDatabase, skipWithoutEngine, type TestDatabase } from "./support/database.ts";
import { addBot, addReadyFile } from "./support/knowledge.ts";

skipWithoutEngine();

/** A Thursday. */
const NOW = new Date("2026-11-26T09:00:00Z");
const clock = () => ({ now: NOW, timeZone: "Europe/Madrid" });

let database: TestDatabase;
let connection: Connection;
let db: Db;
let knowledge: Knowledge;
beforeEach(async () => {
  database = await migratedDatabase();
  connection = connect({ databaseUrl: database.databaseUrl, dataDir: database.dataDir });
  ({ db } = connection);
  knowledge = openKnowledge(db, { clock });
});
afterEach(async () => {
  await connection.close();
  await database.remove();
});

const GUIDE = [
  [
    "Horarios y tarifas",
    "Temporada: Verano (1 de junio – 30 de septiembre) · Martes a viernes: 10:00–20:00 · Domingos: 10:00–15:00 · Lunes: Cerrado",
    "Cerrado el 1 de enero y el 25 de diciembre.",
    "Entrada: General · Precio: 9,50 €",
    "Entrada: Reducida · Precio: 6,00 € · Quién: Estudiantes y jubilados",
  ].join("\n"),
  [
    "Servicios",
    "Estacionamiento propio con cincuenta plazas. Wi-Fi gratuita en todo el edificio. Se admiten perros guía.",
    "¿Puedo entrar con comida?",
    "No, pero hay una cafetería en el patio.",
    "SALA 3",
    "Los relojes de sol del astrónomo Pere Gil.",
  ].join("\n"),
];

async function firstQuote(question: string, interfaceLanguage: "es" | "en" | "ca" = "es") {
  const bot = await addBot(db);
  await addReadyFile(db, bot, "guia.pdf", GUIDE);
  const { evidence, quotes, documentLanguage } = await knowledge.retrieve(bot, question, {
    interfaceLanguage,
  });
  return evidence === "enough" ? { quote: quotes[0]?.quote, documentLanguage } : evidence;
}

test.each([
  ["horario", "Martes a viernes: 10:00–20:00"],
  ["cuanto vale la entrda", "General · Precio: 9,50 €"],
  ["¿Está abierto los lunes?", "Lunes: Cerrado"],
  ["¿Abrís hoy?", "Martes a viernes: 10:00–20:00"],
  ["¿Abrís en Navidad?", "25 de diciembre"],
  ["hay parking?", "Estacionamiento propio"],
  ["teneis wifi", "Wi-Fi gratuita"],
  ["puedo llevar a mi perro", "perros guía"],
  ["¿Se puede comer dentro?", "hay una cafetería"],
  ["¿Qué hay en la sala 3?", "relojes de sol"],
  ["aparcamineto", "Estacionamiento propio"],
  ["que dias abris", "Martes a viernes: 10:00–20:00"],
  ["descuento jubilados", "Reducida · Precio: 6,00 €"],
])("BOT-12 what visitors type finds its sentence without a model: %s", async (question, answer) => {
  expect(await firstQuote(question)).toMatchObject({ quote: expect.stringContaining(answer) });
});

test.each([
  ["Is there a student discount?", "en", "Estudiantes"],
  ["Hi ha aparcament?", "ca", "Estacionamiento"],
  ["Are you open on Sundays?", "en", "Domingos: 10:00–15:00"],
] as const)(
  "BOT-12 a question in another language finds the sentence, told as of another language: %s",
  async (question, language, answer) => {
    expect(await firstQuote(question, language)).toEqual({
      quote: expect.stringContaining(answer),
      documentLanguage: "es",
    });
  },
);

test.each(["gracias", "¿Quién eres?", "hola, buenos días", "¿Quién ganó la liga en 2020?"])(
  "TRU-28 what asks for nothing that the documents have is no evidence at all: %s",
  async (question) => {
    expect(await firstQuote(question)).toBe("none");
  },
);

test.each([
  "¿Alquiláis bicicletas los domingos por la tarde?",
  "¿La sala tiene piscina climatizada?",
])(
  "TRU-28 a sentence that has little of the question is no answer, and its page is left to a model: %s",
  async (question) => {
    const bot = await addBot(db);
    await addReadyFile(db, bot, "guia.pdf", GUIDE);
    const found = await knowledge.retrieve(bot, question, { interfaceLanguage: "es" });
    expect(found).toMatchObject({ evidence: "weak", quotes: [] });
    expect(found.passages.length).toBeGreaterThan(0);
  },
);

test("BOT-12 who asks for hours or a price gets them, and no sentence beside them that has none", async () => {
  const bot = await addBot(db);
  await addReadyFile(db, bot, "palacio.pdf", [
    [
      "El Palacio Real ocupa el lugar del alcázar, que ardió en la Nochebuena de 1734.",
      "El Palacio Real abre de lunes a sábado de 10:00 a 18:00; la entrada del Palacio Real cuesta 14 euros.",
      "Con 3.418 estancias es el palacio real más grande de Europa occidental.",
    ].join("\n"),
  ]);
  for (const question of ["¿Qué horario tiene el Palacio Real?", "precio del palacio real"]) {
    const { quotes } = await knowledge.retrieve(bot, question, { interfaceLanguage: "es" });
    expect(quotes.map(({ quote }) => quote)).toEqual([expect.stringContaining("10:00 a 18:00")]);
  }
});

test("BOT-12 the same sentence on two pages is quoted once, and a heading is no answer", async () => {
  const bot = await addBot(db);
  await addReadyFile(db, bot, "a.pdf", [
    "Aparcamiento\nHay aparcamiento en la plaza.",
    "Cómo llegar\nHay aparcamiento en la plaza.",
  ]);
  const { quotes } = await knowledge.retrieve(bot, "parking", { interfaceLanguage: "es" });
  expect(quotes.map(({ quote }) => quote)).toEqual(["Hay aparcamiento en la plaza."]);
});

test("BOT-12 of two languages on a page each is a passage of its own", () => {
  const page =
    "La torre del homenaje mide veintiocho metros y se sube por una escalera de caracol.\n" +
    "The keep is twenty-eight metres high and is climbed by a spiral staircase of stone steps.";
  expect(passages(page, "es").map(({ language }) => language)).toEqual(["es", "en"]);
});

test("BOT-12 the opening mark makes a short question Spanish, unless it is clearly Catalan", () => {
  expect(questionLanguage("¿Hay parking?")).toBe("es");
  expect(questionLanguage("¿Hay wifi?")).toBe("es");
  expect(questionLanguage("¿Quina és l'hora d'obertura dels dissabtes?")).toBe("ca");
  expect(questionLanguage("Is there parking nearby?")).toBe("en");
});

test("BOT-12 days, months, rooms and hours are values, ranges of them too", () => {
  const has = (text: string, ...values: string[]) => {
    const found = visitTerms(text);
    return values.every((value) => found.has(value));
  };
  expect(has("Martes a viernes", "#d2", "#d3", "#d4", "#d5")).toBe(true);
  expect(has("Martes a viernes", "#d6")).toBe(false);
  expect(has("divendres–dilluns", "#d5", "#d6", "#d7", "#d1")).toBe(true);
  expect(has("de noviembre a febrero", "#m11", "#m12", "#m1", "#m2")).toBe(true);
  expect(has("de noviembre a febrero", "#m5")).toBe(false);
  expect(has("25 de diciembre", "#25-12")).toBe(true);
  expect(has("On Christmas day", "#25-12")).toBe(true);
  expect(has("la sala cuarta", "#n4", "#room")).toBe(true);
  expect(has("Years 1 to 6", "#n5")).toBe(true);
  expect(has("2.300 tubos y 5 minutos", "#n2")).toBe(false);
  expect(has("2.300 tubos y 5 minutos", "#n5")).toBe(false);
  expect(has("10:00–20:00", "#timespan", "#time")).toBe(true);
  expect(has("3,50 €", "#money")).toBe(true);
});

test("BOT-12 today and tomorrow are days by the clock of the place, the morning is none", () => {
  const days = (question: string, at = NOW) =>
    aspectsOf(question, "es", { now: at, timeZone: "Europe/Madrid" }).flatMap(({ meets }) =>
      [...meets.keys()].filter((term) => /^#d\d/.test(term)),
    );
  expect(days("¿Abrís hoy?")).toEqual(["#d4"]);
  expect(days("¿Abrís mañana?")).toEqual(["#d5"]);
  expect(days("¿Abrís por la mañana?")).toEqual([]);
  // Past midnight there, and not yet here.
  expect(days("¿Abrís hoy?", new Date("2026-11-26T23:30:00Z"))).toEqual(["#d5"]);
});

test("BOT-12 a phrase goes before its words, and one slip of the finger is forgiven", () => {
  expect(conceptsAt(["silla", "de", "ruedas"], 0)).toEqual([{ concept: "wheelchair", count: 3 }]);
  expect(conceptsAt(["wi", "fi"], 0)).toEqual([{ concept: "wifi", count: 2 }]);
  expect(conceptsAt(["abril"], 0)).toEqual([]);
  expect(mistypedConcept("entrda")).toBe("ticket");
  expect(mistypedConcept("hroario")).toBe("hours");
  expect(isMistyped("torre", "tarde")).toBe(false);
  expect(isMistyped("casa", "masa")).toBe(false);
});

test("BOT-12 a sentence stands under its headings, or answers the question above it", () => {
  expect(
    unitsOf(GUIDE[1] ?? "", "es").map(({ text, headings }) => [text, headings.join("\n")]),
  ).toEqual([
    ["Estacionamiento propio con cincuenta plazas.", "Servicios"],
    ["Wi-Fi gratuita en todo el edificio.", "Servicios"],
    ["Se admiten perros guía.", "Servicios"],
    ["No, pero hay una cafetería en el patio.", "Servicios\n¿Puedo entrar con comida?"],
    ["Los relojes de sol del astrónomo Pere Gil.", "Servicios\nSALA 3"],
  ]);
});

const POOL = [
  [
    "Precios",
    "De 4 a 15 años · Laborables: 3,10 € · Festivos: 4,00 €",
    "Mayores de 65 · Laborables: 2,60 € · Festivos: 3,40 €",
    "Cursos",
    "Curso: Bebés · Edad: 0 - 3 · Precio: 55 €",
    "Curso: Infantil · Edad: 4 - 9 · Precio: 72 €",
    "Hermanos",
    "Los hermanos tienen un 15 % menos.",
    "Baños",
    "El gorro es obligatorio. Se prestan toallas. Los talleres duran tres horas.",
    "El agua está a 27 grados.",
    "Los niños duermen la siesta en el jardín.",
  ].join("\n"),
];

async function atPool(question: string, language: "es" | "en" | "ca") {
  const bot = await addBot(db);
  await addReadyFile(db, bot, "piscina.pdf", POOL);
  const found = await knowledge.retrieve(bot, question, { interfaceLanguage: language });
  return found.evidence === "enough" ? (found.quotes[0]?.quote ?? "") : found.evidence;
}

test.each([
  ["precio niño de 7 años en festivo", "es", "De 4 a 15"],
  ["tengo 67 años cuanto pago", "es", "Mayores de 65"],
  ["curso para un bebé de 8 meses", "es", "Curso: Bebés"],
  ["my daughter is 5 which course", "en", "Curso: Infantil"],
  ["hi ha descompte per germans", "ca", "15 %"],
  ["do i need a cap", "en", "gorro"],
  ["can we borrow towels", "en", "toallas"],
  ["cal portar casquet?", "ca", "gorro"],
  ["how warm is the water", "en", "27 grados"],
  ["se puede dormir", "es", "duermen"],
  ["puedo pedir prestada una toalal", "es", "toallas"],
] as const)("BOT-12 by what words mean, ages and forms: %s", async (question, language, answer) => {
  expect(await atPool(question, language)).toContain(answer);
});

test.each([
  ["hay sauna", "es"],
  ["quin temps fara diumenge", "ca"],
  ["who is the mayor", "en"],
  ["cuanta nieve hay hoy", "es"],
] as const)("TRU-28 a day or a word in common is no answer: %s", async (question, language) => {
  expect(await atPool(question, language)).not.toContain(" ");
});

test("BOT-12 hours that are counted tell how long, and ages are values", () => {
  expect(visitTerms("Talleres de tres horas")).toContain("#duration");
  expect(visitTerms("Talleres de tres horas")).not.toContain("#hours");
  expect(visitTerms("Abierto 24 horas")).toContain("#hours");
  expect([...visitTerms("Infants (4 - 6 anys)")]).toEqual(
    expect.arrayContaining(["#a4", "#a5", "#a6", "#child"]),
  );
  expect(visitTerms("Mayores de 65 años")).toContain("#senior");
  expect(visitTerms("Under-fives travel free")).toContain("#a4");
});

test("the chosen language and the one of the conversation go before a guess", () => {
  expect(questionLanguage("hay wifi", "ca")).toBe("ca");
  expect(questionLanguage("Where is the entrance of the museum, please?", "ca")).toBe("en");
  expect(questionLanguage("¿Hay wifi?", "en")).toBe("es");
});
