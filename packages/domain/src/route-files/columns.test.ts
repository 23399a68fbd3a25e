import { expect, test } from "vitest";
import { matchTargets } from "./columns.ts";

test("columns that name a language fill it, whatever way they name it", () => {
  expect(matchTargets(["name:es", "name_ca", "nameEng", "name"], "cas")).toEqual({
    "name.cas": "name:es",
    "name.cat": "name_ca",
    "name.eng": "nameEng",
  });
  expect(matchTargets(["Nombre (inglés)", "Nombre (catalán)", "Nombre"], "cas")).toEqual({
    "name.eng": "Nombre (inglés)",
    "name.cat": "Nombre (catalán)",
    "name.cas": "Nombre",
  });
});

test("a column without a language fills the one that is being written", () => {
  expect(matchTargets(["name", "desc"], "cat")).toEqual({
    "name.cat": "name",
    "story.text.cat": "desc",
  });
});

test("Spanish and Catalan words fill their languages", () => {
  expect(matchTargets(["Nom", "Nombre", "Descripción", "Descripció"], "eng")).toEqual({
    "name.cas": "Nombre",
    "name.cat": "Nom",
    "story.text.cas": "Descripción",
    "story.text.cat": "Descripció",
  });
});

test("beside a word of one language, a column without a language fills another", () => {
  expect(matchTargets(["name", "nom"], "cas")).toEqual({ "name.cas": "name", "name.cat": "nom" });
});

test("a column without a language does not repeat one that has it", () => {
  expect(matchTargets(["name", "name:es"], "cat")).toEqual({ "name.cas": "name:es" });
});

test("a title is the name where there is no other, and else the title of the story", () => {
  expect(matchTargets(["title"], "cas")).toEqual({ "name.cas": "title" });
  expect(matchTargets(["title", "name"], "cas")).toEqual({
    "name.cas": "name",
    "story.title.cas": "title",
  });
});

test("languages that the panel does not have, and words that only end like one, are left alone", () => {
  expect(matchTargets(["name:fr", "notes", "types"], "cas")).toEqual({ "story.text.cas": "notes" });
});

test("parts of an address are matched by the names of OpenStreetMap and in three languages", () => {
  expect(
    matchTargets(["addr:street", "addr:housenumber", "ciudad", "codi postal", "PAÍS"], "cas"),
  ).toEqual({
    "address.streetName": "addr:street",
    "address.streetNumber": "addr:housenumber",
    "address.city": "ciudad",
    "address.postcode": "codi postal",
    "address.country": "PAÍS",
  });
});

test("names that shapefiles cut say no language", () => {
  expect(matchTargets(["NOMBRE", "DESCRIPCIO", "MUNICIPIO"], "cas")).toEqual({
    "name.cas": "NOMBRE",
    "story.text.cas": "DESCRIPCIO",
    "address.city": "MUNICIPIO",
  });
  expect(matchTargets(["DENOMINACI", "OBSERVACIO"], "cat")).toEqual({
    "name.cat": "DENOMINACI",
    "story.text.cat": "OBSERVACIO",
  });
  expect(matchTargets(["Nom", "Descripció"], "cas")).toMatchObject({
    "story.text.cat": "Descripció",
  });
});
