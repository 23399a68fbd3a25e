import { expect, test } from "vitest";
import { expandFields } from "../expand-fields.ts";

const schema = (written: object) => expandFields({ Made: written }).Made as Record<string, unknown>;

test("API-01 a form has the fields of the model, in each language, beside what it says itself", () => {
  const { required, properties } = schema({
    type: "object",
    "x-fields": { of: "experience", part: "form" },
    required: ["gymName"],
    properties: {
      gymId: { type: "integer" },
      gymSlogan: { description: "Welcome phrase." },
      editorIds: { type: "string" },
    },
  }) as { required: string[]; properties: Record<string, unknown> };
  expect(required).toEqual(["gymName"]);
  expect(properties).toMatchObject({
    gymId: { type: "integer" },
    gymName: { type: "string", maxLength: 60, minLength: 1, pattern: "\\S" },
    gymSloganCat: { type: "string", maxLength: 5000, description: "Welcome phrase. In Catalan." },
    gymModelId: { $ref: "#/components/schemas/AssetId", "x-asset-type": 1 },
    gymPrivate: { type: "integer", enum: [2, 3] },
    prizeLatitude: { type: "number", minimum: -90, maximum: 90 },
    editorIds: { type: "string" },
  });
  expect(properties["gymNameCat"]).not.toHaveProperty("minLength");
});

test("API-01 a part of a record requires all of its fields, and has one name where there is an object a language", () => {
  expect(
    schema({
      "x-fields": { of: "point", part: "mappointstory", eachLanguage: true },
      required: ["Lang"],
    }),
  ).toEqual({
    required: ["Lang", "Title", "Description", "IdMod", "IdSnd"],
    properties: {
      Title: { type: "string", maxLength: 200 },
      Description: { type: "string", maxLength: 5000 },
      IdMod: { $ref: "#/components/schemas/AssetId" },
      IdSnd: { $ref: "#/components/schemas/AssetId" },
    },
  });
});

test("API-01 a field whose type no definition tells, and a part without fields, are faults", () => {
  const of = "point";
  expect(() => schema({ "x-fields": { of, part: "form" } })).toThrow("chatbot");
  expect(() => schema({ "x-fields": { of, part: "gone" } })).toThrow("gone");
});
