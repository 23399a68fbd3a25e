import { expect, test } from "vitest";
import { expandAbsent, readView } from "../expand-absent.ts";

const document = {
  components: {
    schemas: {
      Asset: { type: "integer", minimum: 0, description: "An asset." },
      User: {
        type: "object",
        required: ["id", "image", "city", "maximum"],
        properties: {
          id: { type: "string", maxLength: 20, "x-or-number": true },
          image: { $ref: "#/components/schemas/Asset", "x-absent": 0 },
          city: { type: ["string", "null"], maxLength: 10, "x-absent": null },
          maximum: { type: "integer", minimum: 1 },
        },
      },
    },
  },
};

test("API-01 the generated document is plain: what may be missing has a default and is not required", () => {
  expect(expandAbsent(document).components.schemas.User).toEqual({
    type: "object",
    required: ["id", "maximum"],
    properties: {
      id: { type: ["string", "number"], maxLength: 20 },
      image: { $ref: "#/components/schemas/Asset", default: 0 },
      city: { type: ["string", "null"], maxLength: 10, default: null },
      maximum: { type: "integer", minimum: 1 },
    },
  });
});

test("API-02 answers are read without bounds, and a default of what is referred to is beside it", () => {
  const { schemas } = readView(document)["components"] as { schemas: Record<string, unknown> };
  expect(schemas["User"]).toEqual({
    type: "object",
    required: ["id", "maximum"],
    properties: {
      id: { oneOf: [{ type: "number" }, { type: "string" }] },
      image: { type: "integer", description: "An asset.", default: 0 },
      city: { type: ["string", "null"], default: null },
      maximum: { type: "integer" },
    },
  });
});
