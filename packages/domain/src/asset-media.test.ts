import { expect, test } from "vitest";
import { fileRules, mediumOf } from "./asset-media.ts";

test("LIB-07 types 4 and 5 are shown like images", () => {
  expect(([0, 1, 2, 4, 5] as const).map(mediumOf)).toEqual([
    "model",
    "image",
    "audio",
    "image",
    "image",
  ]);
});

test("LIB-04 a model comes as zip or fbx of at most 15 MB", () => {
  expect(fileRules("model")).toEqual({ accept: ".zip,.fbx", maxSize: 15_728_640 });
});
