import type { InterfaceLanguage } from "@panel/domain/languages";
import { expect, test } from "vitest";
import { askedKind, hasKind, kindOf } from "../src/bots/knowledge/asked-kind.ts";
import { isCommon } from "../src/bots/knowledge/asking-words.ts";
import { aspectsOf } from "../src/bots/knowledge/aspects.ts";
import { coverageIn, weighAspects } from "../src/bots/knowledge/coverage.ts";
import { buildIndex, readIndex } from "../src/bots/knowledge/index-blob.ts";
import { meaningsOf } from "../src/bots/knowledge/lexicon.ts";
import { isMistyped } from "../src/bots/knowledge/mistyped.ts";
import { knownSpellings } from "../src/bots/knowledge/spellings.ts";
import { hoursAsked, hoursIn, valuesIn } from "../src/bots/knowledge/visit-values.ts";
import { words } from "../src/bots/knowledge/words.ts";

const clock = { now: new Date("2026-11-26T09:00:00Z"), timeZone: "Europe/Madrid" };

test.each([
  ["¿Quién hizo el retablo?", "person"],
  ["qui va fer la torre", "person"],
  ["¿Qué horario tenéis?", "hours"],
  ["a quina hora tanqueu", "hours"],
  ["what time do you open", "hours"],
  ["cuanto vale la entrada", "price"],
  ["how much is a ticket", "price"],
  ["¿Cuándo se construyó?", "year"],
  ["when was it opened", "year"],
  ["quan va tancar el tren", "year"],
  ["cuando abre", "time"],
  ["which days is it closed", "time"],
  ["cuantas salas hay", "count"],
  ["how long is the trail", "duration"],
  ["cuanto se tarda", "duration"],
  ["com de fonda es la piscina", "measure"],
  ["cuanto pesa la campana", "weight"],
  ["a quina temperatura esta l'aigua", "degrees"],
  ["how old do you have to be", "age"],
  ["¿Qué porcentaje es bosque?", "count"],
  ["¿Cómo se llama la torre?", "name"],
  ["which city is it in", "name"],
  ["¿Dónde se aparca?", "place"],
  ["on es pot aparcar", "place"],
  ["is it open on mondays", undefined],
  ["¿hay wifi?", undefined],
  ["the park on the hill", undefined],
])("BOT-12 what kind of thing is asked for: %s", (question, kind) => {
  expect(askedKind(question)).toBe(kind);
});

test.each([
  ["person", "El arquitecto Juan Gómez de Mora la construyó.", 1],
  ["person", "La fachada la pintó Goya, y el techo es nuevo.", 0.5],
  ["person", "Es obra de Carlos III.", 1],
  ["person", "Está en la Plaza Mayor, junto a la Puerta del Sol.", 0.5],
  ["person", "Mide 94 metros de ancho.", 0],
  ["name", "Se llama Torre de Lérida.", 1],
  ["name", "Es una torre.", 0],
  ["hours", "Abre de 10:00 a 18:00.", 1],
  ["hours", "Ardió en la Nochebuena de 1734.", 0],
  ["price", "La entrada cuesta 14 euros.", 1],
  ["price", "Tiene 14 salas.", 0],
  ["time", "Se acabó en 1619.", 1],
  ["time", "Los jueves hay mercado.", 1],
  ["time", "Tiene tres plantas.", 0],
  ["count", "Tiene doce salas.", 1],
  ["count", "Tiene salas.", 0],
  ["year", "Se inauguró en 1862.", 1],
  ["year", "Abre los jueves.", 0],
  ["duration", "Dura bastante.", 0],
  ["duration", "Dura 75 minutos.", 1],
  ["measure", "Hace 84 metros.", 1],
  ["measure", "Tiene 84 salas.", 0],
  ["weight", "Pesa siete toneladas.", 1],
  ["age", "A partir de 12 años.", 1],
  ["degrees", "Hay 13 grados.", 1],
  ["place", "Se aparca en la calle Mayor.", 1],
  ["place", "It is next to the shop.", 1],
  ["place", "Cuesta poco.", 0],
] as const)("BOT-12 a sentence has a %s or has none: %s", (kind, text, has) => {
  expect(hasKind(text, kind, new Set())).toBe(has);
});

test("BOT-12 what the question says itself is not what it asks for", () => {
  const ofQuestion = new Set(words("¿Cuántas de las 12 salas diseñó Gaudí?"));
  expect(hasKind("Las 12 salas.", "count", ofQuestion)).toBe(0);
  expect(hasKind("Son 9 de las 12 salas.", "count", ofQuestion)).toBe(1);
  expect(hasKind("Las diseñó Gaudí.", "person", ofQuestion)).toBe(0);
});

test("BOT-12 a row without a name does not tell who", () => {
  const who = kindOf("¿Quién da la clase de piano?");
  expect(who.of("Clase: Piano · Día: lunes")).toBeUndefined();
  expect(who.of("Clase: Piano · Día: Lunes")).toBeUndefined();
  expect(who.of("Clase: Piano · Profesora: Marta Ruiz")).toBe(1);
  expect(who.of("Clase: Piano · Da clase: Marta")).toBe(0.5);
  expect(who.of("La clase es larga.")).toBe(0);
  expect(kindOf("¿Cuándo es la clase?").of("Clase: Piano · Aula: dos")).toBe(0);
});

const sectionsOf = (page: string, language: InterfaceLanguage) =>
  readIndex(buildIndex([page], [language]));

function asked(question: string, page: string, language: InterfaceLanguage) {
  const { aspects } = weighAspects(
    sectionsOf(page, language),
    aspectsOf(question, language, clock),
    { language, title: "" },
    false,
  );
  const of = (text: string) =>
    coverageIn(
      aspects,
      language,
      false,
    )({
      text,
      start: 0,
      headings: [],
      before: "",
      paragraph: text,
      isFirst: false,
    }).coverage;
  return { aspects, of };
}

test("TRU-28 a sentence without the subject has half of what it has of a question at most", () => {
  const page = "Los lunes hay visita. El taller de barro es en abril.";
  const { aspects, of } = asked("¿Hay taller de barro los lunes?", page, "es");
  const [day] = aspects.filter(({ key }) => key === "#lunes");
  const sum = aspects.reduce((total, { weight }) => total + weight, 0);
  expect(of("Los lunes cerramos.")).toBeCloseTo((0.5 * (day?.weight ?? 0)) / sum, 5);
  // With the subject all of it counts.
  expect(of("Los lunes hay taller de barro.")).toBeCloseTo(1, 5);
  // Where nothing but a day is asked for, there is no subject to be left out.
  expect(asked("¿los lunes?", page, "es").of("Los lunes hay visita.")).toBe(1);
});

test.each([
  ["es", "¿Dónde renuevo el carné?", "El carné se puede renovar en la oficina."],
  ["es", "¿Se puede fregar aquí?", "Cada grupo friega sus platos."],
  ["es", "¿Puedo colgar la tienda?", "La tienda se cuelga del árbol."],
  ["ca", "Puc escollir el taller?", "Cada infant escull un taller."],
] as const)(
  "BOT-12 a verb is found with the other root that it has: %s %s",
  (language, question, page) => {
    const { aspects } = asked(question, page, language);
    expect(aspects.filter(({ word, isThere }) => word !== "" && !isThere)).toEqual([]);
  },
);

test("BOT-12 of another language only the very form of a word is known", () => {
  expect(meaningsOf("friend", "es")).not.toEqual([]);
  expect(meaningsOf("friendly", "es")).toEqual([]);
  expect(meaningsOf("friendly", "en")).toEqual(meaningsOf("friend", "en"));
});

test("BOT-12 a form that the lexicon has is no word of every day, though others of its stem are", () => {
  expect(isCommon("pasaban", "es")).toBe(true);
  for (const word of ["mesa", "camara", "plano"]) expect(isCommon(word, "es")).toBe(false);
});

test("BOT-12 a mistyped word is found among all words that differ from it by a slip of the finger", () => {
  const texts = words(
    "entrada entradas entrades horario horarios hora aparcamiento aparcar aparca accesible accessible perros perro precio",
  );
  const known = texts.flatMap((text) => [
    { text, isBeginning: false },
    { text: text.slice(0, 6), isBeginning: true },
  ]);
  const spellings = knownSpellings<(typeof known)[number]>();
  for (const each of known) spellings.add(each.text, each, each);
  const slips = (word: string): string[] =>
    Array.from(word).flatMap((_, at) => {
      const [before, here, after] = [word.slice(0, at), word.slice(at, at + 1), word.slice(at + 1)];
      const [next = "", ...rest] = after;
      return [
        before + after,
        `${before}z${here}${after}`,
        `${before}z${after}`,
        before + next + here + rest.join(""),
      ];
    });
  for (const once of texts.flatMap(slips)) {
    for (const typed of [once, ...slips(once)]) {
      const near = known.filter(({ text, isBeginning }) =>
        isMistyped(isBeginning ? typed.slice(0, text.length) : typed, text),
      );
      expect([typed, ...spellings.near(typed)]).toEqual([typed, ...near]);
    }
  }
});

test.each([
  ["de 10:00 a 14:00 y de 16:00 a 18:00", "10 11 12 13 16 17"],
  ["9.30am–1pm", "9 10 11 12"],
  ["10–11.30am", "10 11"],
  ["22:00 a 02:00", "22 23 0 1"],
  ["a las 14.15", "14"],
  ["cuesta 10,50 €", ""],
  ["del 12 al 30 de enero", ""],
])("BOT-12 the hours that a text tells: %s", (text, hours) => {
  expect([...hoursIn(text)].join(" ").replaceAll("#h", "")).toBe(hours);
});

test.each([
  ["abierto a las 17:30", "17"],
  ["whats on at 2.15", "2 14"],
  ["we arrive at 11pm", "23"],
  ["si vinc a les 6 de la tarda", "18"],
  ["que hay el sabado por la noche", "20 21 22 23"],
  ["cuanto cuesta", ""],
])("BOT-12 the hour that is asked for: %s", (question, hours) => {
  expect(hoursAsked(question).join(" ").replaceAll("#h", "")).toBe(hours);
});

test.each([
  ["closed on 25 and 26 december", ["#25-12", "#26-12"]],
  ["los dias 24, 25 y 31 de diciembre", ["#24-12", "#25-12", "#31-12"]],
  ["del 12 al 14 de gener", ["#12-1", "#13-1", "#14-1"]],
])("BOT-12 days of one month are all dates: %s", (text, dates) => {
  const found = [...valuesIn(text)].filter((value) => /^#\d/.test(value));
  expect(found.toSorted()).toEqual(dates);
});
