import { expect, test } from "vitest";
import { placeLines } from "./place-lines.ts";

const cells = (text: string) => placeLines(text)?.rows.map((row) => row.cells);
const SOL = ["Puerta del Sol", "40.416700, -3.703300"];

test.each([
  ["after the name", "Puerta del Sol 40.4167, -3.7033"],
  ["after a dash", "Puerta del Sol – 40.4167, -3.7033"],
  ["after a colon", "Puerta del Sol: 40.4167,-3.7033"],
  ["in brackets", "Puerta del Sol (40.4167, -3.7033)"],
  ["before the name", "40.4167, -3.7033 Puerta del Sol"],
  ["with a comma for the decimals", "Puerta del Sol 40,4167 -3,7033"],
  ["with the sign of minus", "Puerta del Sol 40.4167, −3.7033"],
  ["with a number of the list", "1. Puerta del Sol 40.4167, -3.7033"],
  ["with a bullet", "• Puerta del Sol 40.4167, -3.7033"],
  ["on a line below", "Puerta del Sol\n40.4167, -3.7033"],
  ["with letters of the sky", "Puerta del Sol 40.4167 N, 3.7033 W"],
  [
    "as a map's address",
    "https://www.google.com/maps/place/Puerta+del+Sol/@40.4,-3.7,17z/data=!3m1!4b1!4m6!3m5!1s0x0!8m2!3d40.4167!4d-3.7033",
  ],
  [
    "as a map's address after the name",
    "Puerta del Sol https://maps.google.com/?q=40.4167,-3.7033",
  ],
])("a place is read %s", (_where, text) => {
  expect(cells(text)).toEqual([SOL]);
});

test("a name may have figures, commas and dashes", () => {
  expect(
    cells(
      "Calle de Alcalá, 49 40.4191, -3.6968\nSant Pere - Sant Pau 41.3749, 2.1701\nKm 0 40.4167, -3.7033",
    ),
  ).toEqual([
    ["Calle de Alcalá, 49", "40.419100, -3.696800"],
    ["Sant Pere - Sant Pau", "41.374900, 2.170100"],
    ["Km 0", "40.416700, -3.703300"],
  ]);
});

test("numbers of a name are not taken for coordinates", () => {
  const list =
    "Parada 1: 40.4167, -3.7033\n40.4153, -3.7089 Parada 12\nPlaza del 2 de Mayo 40.4273 -3.7038";
  expect(cells(list)).toEqual([
    ["Parada 1", "40.416700, -3.703300"],
    ["Parada 12", "40.415300, -3.708900"],
    ["Plaza del 2 de Mayo", "40.427300, -3.703800"],
  ]);
});

test("degrees with minutes and seconds are whole", () => {
  expect(cells(`Puerta del Sol 40°25'00.1"N 3°42'11.9"W`)).toEqual([
    ["Puerta del Sol", "40.416694, -3.703306"],
  ]);
});

test("a line without a place stays, so that it is seen to lack one", () => {
  expect(cells("Puerta del Sol 40.4167, -3.7033\nPlaza Mayor\nMercado 40.4153, -3.7089")).toEqual([
    SOL,
    ["Plaza Mayor", ""],
    ["Mercado", "40.415300, -3.708900"],
  ]);
});

test.each([
  ["prose", "Este es un texto.\nNo tiene lugares.\nNi uno."],
  ["a list of which few lines have a place", "A\nB\nC\nD\nE 40.4167, -3.7033"],
  ["nothing", " \n "],
  ["a file of very many lines", "Plaza 40.4167, -3.7033\n".repeat(4001)],
  ["a line that does not end", `${"palabra ".repeat(100)} 40.4167, -3.7033`],
])("%s is no list of places", (_what, text) => {
  expect(placeLines(text)).toBeUndefined();
});
