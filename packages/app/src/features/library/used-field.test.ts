import { expect, test } from "vitest";
import { usedField } from "./used-field.ts";

test.each([
  ["gymModelId", { name: "gymModelId" }],
  ["storyImg", { name: "storyImg", suffix: "" }],
  ["storySoundCat", { name: "storySound", suffix: "Cat" }],
  ["gymCreditsImgEng", { name: "gymCreditsImg", suffix: "Eng" }],
  ["challengeModelId", { name: "challengeModelId" }],
  ["somethingNew", { name: "other" }],
])("the field %s is read as %o", (field, read) => {
  expect(usedField(field)).toEqual(read);
});
