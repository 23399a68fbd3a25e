import { expect, test } from "vitest";
import {
  ASSET_BYTES,
  ASSET_TYPE_CODE,
  THUMBNAIL_BYTES,
  assetNameOf,
  extensionOf,
} from "./assets.ts";

test("LIB-04 the largest sizes are 2 MB for an image, 15 for a model, 2 for its thumbnail, 3 for audio", () => {
  expect(ASSET_BYTES[ASSET_TYPE_CODE.image]).toBe(2_097_152);
  expect(ASSET_BYTES[ASSET_TYPE_CODE.model]).toBe(15_728_640);
  expect(THUMBNAIL_BYTES).toBe(2_097_152);
  expect(ASSET_BYTES[ASSET_TYPE_CODE.audio]).toBe(3_145_728);
});

test.each([
  ["Puerta.PNG", "png"],
  ["a.tar.gz", "gz"],
  ["puerta", ""],
  [".png", ""],
  ["folder.x/file", ""],
  ["ends.", ""],
  ["a.b/.png", ""],
  ["folder\\.png", ""],
  ["a.png/x", ""],
  ["a.png\\x", ""],
  ["a.0123456789", "0123456789"],
  ["a.01234567890", ""],
])("the extension of %s is “%s”", (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});

test.each([
  ["Puerta de Alcalá.png", "Puerta de Alcalá"],
  ["model.v2.zip", "model.v2"],
  ["puerta", "puerta"],
  [" Puerta .png", "Puerta"],
  [`${"x".repeat(300)}.png`, "x".repeat(200)],
])("a file called %s makes an asset called %s", (file, name) => {
  expect(assetNameOf(file)).toBe(name);
});
