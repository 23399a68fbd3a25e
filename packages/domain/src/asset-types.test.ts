import { expect, test } from "vitest";
import { ASSET_TYPES, fileRules, assetTypeOf } from "./asset-types.ts";

test("LIB-07 types 4 and 5 are shown like images", () => {
  expect(([0, 1, 2, 4, 5] as const).map(assetTypeOf)).toEqual([
    "model",
    "image",
    "audio",
    "image",
    "image",
  ]);
});

test("LIB-04 a model has to be a zip or fbx file of at most 15 MB", () => {
  expect(fileRules("model")).toEqual({ accept: ".zip,.fbx", maxSize: 15_728_640 });
});

test("LIB-04 images and audios have to be in formats that browsers support, of at most 2 and 3 MB", () => {
  expect(ASSET_TYPES).toEqual(["image", "model", "audio"]);
  expect(fileRules("image")).toEqual({
    accept: ".png,.jpg,.jpeg,.webp,.gif",
    maxSize: 2_097_152,
  });
  expect(fileRules("audio")).toEqual({ accept: ".mp3,.mpga,.mpeg", maxSize: 3_145_728 });
});
