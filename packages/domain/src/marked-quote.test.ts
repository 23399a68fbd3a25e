import { expect, test } from "vitest";
import { markQuote } from "./marked-quote.ts";

test.each([
  ["Uno. Dos (2,50 €)? Tres.", "Dos (2,50 €)?", ["Uno. ", "Dos (2,50 €)?", " Tres."]],
  [
    "Obert de 9\n a 14 h (tot l'any). Fi",
    "9 a 14 h (tot",
    ["Obert de ", "9\n a 14 h (tot", " l'any). Fi"],
  ],
  ["abre de\n  diez a dos", "de diez a", ["abre ", "de\n  diez a", " dos"]],
  ["Dos. Dos.", "Dos.", ["", "Dos.", " Dos."]],
  ["Uno.", "Dos.", ["Uno.", "", ""]],
  ["Uno.", " ", ["Uno.", "", ""]],
])("BOT-12 in %j the quote %j is found, whatever is between its words", (text, quote, parts) => {
  const { before, quote: found, after } = markQuote(text, quote);
  expect([before, found, after]).toEqual(parts);
});
