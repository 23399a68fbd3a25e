import { widgetWords } from "@panel/i18n/widget";
import { expect, test } from "vitest";
import { newExchange } from "./conversation.ts";
import { plainText } from "./plain-text.ts";

const t = widgetWords("es");
const source = { fileName: "4f2c.pdf", publicName: "guia.pdf", quote: "Abre." };

test("an answer is copied with the numbers and places of its sources", () => {
  const exchange = {
    ...newExchange(1, "¿Cuándo?"),
    sources: [1, 2, 3].map((number) => ({ ...source, number, page: number + 3 })),
    sentences: [
      { text: "Abre a las diez. ", sources: [1] },
      { text: "Cierra a las ocho.\n", sources: [1, 3] },
      { text: "Conviene reservar.", sources: [] },
    ],
  };
  expect(plainText(exchange, t)).toBe(
    "Abre a las diez. [1] Cierra a las ocho. [1] [3]\n\nConviene reservar.\n\n" +
      "[1] guia.pdf, página 4\n[3] guia.pdf, página 6",
  );
});

test("a refusal is copied alone", () => {
  expect(plainText({ ...newExchange(1, "x"), refusal: "No lo sé." }, t)).toBe("No lo sé.");
});
