import type { GymkhanaRecord } from "@panel/api-client/panel";
import { expect, test } from "vitest";
import { toForm, toValues } from "./mapping.ts";
import { acceptDraft, experienceSchema, newExperience, type ExperienceValues } from "./schema.ts";

const values: ExperienceValues = {
  name: { cas: "Ruta", cat: "Ruta (cat)", eng: "Route" },
  description: { cas: "Un paseo", cat: "Un passeig", eng: "A walk" },
  slogan: { cas: "¡Hola!", cat: "Hola!", eng: "Hello!" },
  city: "Alcalá de Henares",
  code: "A1b2C3",
  gymLang: "cat",
  gymType: "09",
  requiresRegister: true,
  geolocated: false,
  freeMovement: true,
  repeat: true,
};

/** What the server answers after it has stored the form. */
function asStored(form: ReturnType<typeof toForm>): GymkhanaRecord {
  return {
    id: 12,
    version: 3,
    GymName: form.gymName,
    GymNameCat: form.gymNameCat ?? "",
    GymNameEng: form.gymNameEng ?? "",
    Description1: form.gymDescription,
    Description1Cat: form.gymDescriptionCat ?? "",
    Description1Eng: form.gymDescriptionEng ?? "",
    Description2: form.gymSlogan,
    Description2Cat: form.gymSloganCat ?? "",
    Description2Eng: form.gymSloganEng ?? "",
    City: form.gymCity,
    GymLang: form.gymLang,
    GymType: form.gymType ?? "",
    IdMod: 0,
    ManualMov: form.manualGeo ?? 0,
    RepeatGym: form.repeatGym ?? 0,
    PrivateGym: form.gymPrivate ?? 2,
    RequiresRegister: form.requiresRegister ?? 0,
    code: form.gymCode,
    mappoints: [],
    rewards: [],
    editors: [],
    mappointstory: [],
    mappointardesc: [],
    gymcredits: [],
    library: [],
    mappointMinigames: [],
  };
}

test("EXP-11 every field comes back from the wire exactly as it went", () => {
  const form = toForm(values, { id: 12, version: 2, idUser: 4 });
  expect(toValues(asStored(form))).toEqual(values);
});

test("EXP-06, EXP-07 each language's text and each switch goes to its own field", () => {
  const form = toForm(values, { id: 0, version: undefined, idUser: 4 });
  expect(form).toMatchObject({
    gymId: 0,
    gymName: "Ruta",
    gymNameCat: "Ruta (cat)",
    gymNameEng: "Route",
    gymSloganEng: "Hello!",
    gymPrivate: 2,
    manualGeo: 1,
    repeatGym: 1,
    requiresRegister: 1,
  });
});

test("EXP-09 a new experience lacks its Spanish texts and its city, and nothing else", () => {
  const issues = experienceSchema.safeParse(newExperience("ABC123")).error?.issues ?? [];
  expect(issues.map((issue) => [issue.path.join("."), issue.message])).toEqual([
    ["name.cas", "VALIDATION.required"],
    ["description.cas", "VALIDATION.required"],
    ["slogan.cas", "VALIDATION.required"],
    ["city", "VALIDATION.required"],
  ]);
});

test("EXP-09 blanks are no text, and a name of 61 characters is too long", () => {
  const wrong = { ...values, city: "   ", name: { ...values.name, cat: "x".repeat(61) } };
  const issues = experienceSchema.safeParse(wrong).error?.issues ?? [];
  expect(issues.map((issue) => issue.path.join("."))).toEqual(["name.cat", "city"]);
});

test("TRU-34 a draft is taken up as it was typed, however invalid, and only in a known shape", () => {
  const halfWritten = { ...newExperience("ABC123"), city: "x".repeat(500) };
  expect(acceptDraft(structuredClone(halfWritten))).toEqual(halfWritten);
  expect(acceptDraft({ ...halfWritten, name: "Ruta" })).toBeUndefined();
});
