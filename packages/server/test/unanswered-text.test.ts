import { expect, test } from "vitest";
import { withoutPersonalData } from "../src/bots/answers/personal-data.ts";
import { groupQuestions, shownGroups } from "../src/bots/answers/question-groups.ts";

test.each([
  ["¿Me escribes a ana.garcia@correo.es?", "¿Me escribes a […]?"],
  ["Mi móvil es 612 34 56 78, ¿me llamáis?", "Mi móvil es […], ¿me llamáis?"],
  ["Llámame al +34 612-345-678", "Llámame al […]"],
  ["Telèfon (93) 412.34.56 sisplau", "Telèfon […] sisplau"],
  ["Mi DNI es 12345678Z, ¿hay descuento?", "Mi DNI es […], ¿hay descuento?"],
  ["Mi NIE es X-1234567-L", "Mi NIE es […]"],
  ["Pagué con ES91 2100 0418 4502 0005 1332", "Pagué con […]"],
  ["Tarjeta 4111 1111 1111 1111 rechazada", "Tarjeta […] rechazada"],
  ["Passport PAA123456 is fine?", "Passport […] is fine?"],
  ["¿Puede pasar el coche 1234 BCD?", "¿Puede pasar el coche […]?"],
  ["Soy el de https://facebook.com/ana.garcia, ¿abrís?", "Soy el de […], ¿abrís?"],
  [
    "Hola, me llamo Ana García López y quiero saber el precio",
    "Hola, me llamo […] y quiero saber el precio",
  ],
  ["me llamo ana garcía, ¿hay wifi?", "me llamo […], ¿hay wifi?"],
  ["My name is Mary-Jane O'Neil. Is there wifi?", "My name is […]. Is there wifi?"],
  ["Hi, I'm John Smith, is there wifi?", "Hi, I'm […], is there wifi?"],
  ["Em dic Núria Puig i vull saber el preu", "Em dic […] i vull saber el preu"],
  ["Soc en Pere Casals, hi ha wifi?", "Soc en […], hi ha wifi?"],
  ["Vivo en la calle Mayor 5, 3º B, ¿hay bus?", "Vivo en […], 3º B, ¿hay bus?"],
  ["Sígueme: @ana_garcia", "Sígueme: […]"],
  ["Soy celíaco, ¿hay menú?", "Soy celíaco, ¿hay menú?"],
  ["I am vegan, is there a menu?", "I am vegan, is there a menu?"],
  ["¿Qué pasó en 1936-1939 y en 1714?", "¿Qué pasó en 1936-1939 y en 1714?"],
  [
    "¿Cuánto cuestan 25 entradas a 12,50 € el 15/08/2026?",
    "¿Cuánto cuestan 25 entradas a 12,50 € el […]?",
  ],
  ["¿Abre el 15 de agosto a las 10:30?", "¿Abre el 15 de agosto a las 10:30?"],
  ["a\u200Bna@correo\u200B.es escribe", "[…] escribe"],
])("TRU-28 what is kept of a question says nothing of who asked it: %s", (question, kept) => {
  expect(withoutPersonalData(question)).toBe(kept);
});

const asked = (question: string, id: number, language: "es" | "en" | "ca" = "es") => ({
  id,
  question,
  language,
  askedAt: `2026-11-0${id}T10:00:00.000Z`,
});

test("BOT-12 questions that ask for the same are one group, the most asked first", () => {
  const questions = [
    asked("¿Hay aparcamiento?", 1),
    asked("¿A qué hora cierra el museo?", 2),
    asked("¿Hasta qué hora cierra el museo los lunes?", 3),
    asked("Hola, ¿me podéis decir a qué hora cierran los museos?", 4),
    asked("Is there parking?", 5, "en"),
    asked("Hi! Is there any parking, please?", 6, "en"),
    asked("Hi ha aparcament?", 7, "ca"),
    asked("¿Tenéis aparcamiento?", 8),
    asked("¿A qué hora cierra el museo?", 9),
  ];
  const groups = shownGroups(groupQuestions(questions));
  expect(groups).toEqual([
    {
      id: "q-2",
      question: "¿A qué hora cierra el museo?",
      language: "es",
      count: 4,
      lastAskedAt: "2026-11-09T10:00:00.000Z",
      alike: [
        "¿Hasta qué hora cierra el museo los lunes?",
        "Hola, ¿me podéis decir a qué hora cierran los museos?",
      ],
    },
    expect.objectContaining({ id: "q-1", count: 2, alike: ["¿Tenéis aparcamiento?"] }),
    expect.objectContaining({ id: "q-5", count: 2, language: "en" }),
    expect.objectContaining({ id: "q-7", count: 1, language: "ca" }),
  ]);
  // A later question changes nothing for the earlier ones.
  const earlier = groupQuestions(questions.slice(0, 6)).map(({ leader }) => leader.id);
  expect(
    groupQuestions(questions)
      .map(({ leader }) => leader.id)
      .slice(0, earlier.length),
  ).toEqual(earlier);
});

test("BOT-12 thousands of questions are grouped in a moment", () => {
  const words = ["museo", "precio", "horario", "perro", "silla", "grupo", "tren", "mapa", "wifi"];
  const questions = Array.from({ length: 2000 }, (_, index) => ({
    ...asked(
      `¿${words[index % 9]} ${words[(index * 5) % 7]} ${words[(index * 3) % 8]} ${index % 50}?`,
      1,
    ),
    id: index,
  }));
  const before = process.threadCpuUsage();
  const groups = groupQuestions(questions);
  expect(groups.reduce((sum, { members }) => sum + members.length, 0)).toBe(2000);
  // Of the processor, in microseconds: the same on a machine that has other things to do.
  expect(process.threadCpuUsage(before).user).toBeLessThan(5_000_000);
});
