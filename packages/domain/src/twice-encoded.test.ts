import { expect, test } from "vitest";
import { withoutTwiceEncoded } from "./twice-encoded.ts";

/** A text as it is after its UTF-8 was read as windows-1252. */
const twice = (text: string) =>
  new TextDecoder("windows-1252").decode(new TextEncoder().encode(text));

test.each([
  "López",
  "NUÑEZ, Óscar",
  "JOSÉ",
  "Àngel",
  "d’Ors",
  "20 °C",
  "«sí»",
  "5 €",
  "Müller",
  "Núria · Güell",
])("%s is read again", (text) => {
  expect(twice(text)).not.toBe(text);
  expect(withoutTwiceEncoded(twice(text))).toBe(text);
});

test.each(["“AMANHÃ”", "NÃO", "Âge", "À l’âge", "Ø", "plain"])("%s stays", (text) => {
  expect(withoutTwiceEncoded(text)).toBe(text);
});
