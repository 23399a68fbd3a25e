import type { LibraryAsset } from "@panel/api-client/panel";
import { expect, test } from "vitest";
import { assetSchema, toForm, toValues } from "./schema.ts";

const model: LibraryAsset = {
  id: 7,
  model: "Silla",
  thumbnail: ["/files/a.webp"],
  type: 0,
  category: 3,
  description: "Una silla",
  animation: true,
  scaleMod: 0.5,
};

test("LIB-07 the description of a model is sent back unchanged", () => {
  expect(toForm(toValues(model), model)).toEqual({
    idMod: 7,
    name: "Silla",
    description: "Una silla",
    category: 3,
    animation: true,
    scaleMod: 0.5,
  });
});

test("LIB-07 an image has an alternative text in each language, which may be empty", () => {
  const image: LibraryAsset = { ...model, type: 1, altText: "Una puerta", altTextEng: "A gate" };
  expect(toForm(toValues(image), image)).toMatchObject({
    altText: "Una puerta",
    altTextCat: "",
    altTextEng: "A gate",
  });
  expect(toForm(toValues(model), model)).not.toHaveProperty("altText");
});

test("author, licence and credit are sent as they are written, and nothing of them where nothing was ever said", () => {
  const given = { author: "Ada", licence: "CC-BY-4.0", credit: "By Ada" } as const;
  const told: LibraryAsset = { ...model, ...given };
  expect(toForm(toValues(told), told)).toMatchObject(given);
  const cleared = { author: " ", licence: "none", credit: "" } as const;
  expect(toForm({ ...toValues(told), ...cleared }, told)).toMatchObject({ ...cleared, author: "" });
  expect(toForm({ ...toValues(model), author: " Ada " }, model)).toMatchObject({
    author: "Ada",
    licence: "none",
    credit: "",
  });
});

test("LIB-02 tags are sent as they are written, and all of them can be taken away", () => {
  const tagged: LibraryAsset = { ...model, tags: ["Mar"] };
  expect(toForm(toValues(tagged), tagged).tags).toEqual(["Mar"]);
  expect(toForm({ ...toValues(tagged), tags: [] }, tagged).tags).toEqual([]);
});

test("LIB-07 an image has neither animation nor scale", () => {
  const image: LibraryAsset = { ...model, type: 1 };
  expect(toForm(toValues(image), image)).not.toHaveProperty("scaleMod");
});

test("LIB-03 category and description are required, and the scale has to be in its range", () => {
  const wrong = {
    name: " ",
    description: "",
    category: "",
    animation: false,
    scale: "0",
    altText: "",
    altTextCat: "",
    altTextEng: "",
    author: "",
    licence: "none",
    credit: "x".repeat(301),
    tags: [],
  };
  const issues = assetSchema.safeParse(wrong).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["name", "VALIDATION.required"],
    ["description", "VALIDATION.required"],
    ["category", "ASSET_UPLOAD.requiredCategory"],
    ["credit", "VALIDATION.tooLong"],
    ["scale", "ASSET.scaleRange"],
  ]);
  expect(assetSchema.safeParse({ ...toValues(model), scale: "" }).success).toBe(true);
});
