import { ApiError } from "@panel/api-client";
import type { LibraryAsset } from "@panel/api-client/panel";
import { expect, test } from "vitest";
import { knownAssets } from "./known-assets.ts";

test("only an asset that the server does not know is gone; a call that failed says nothing", () => {
  const { gone } = knownAssets(
    [],
    [
      { id: 1, media: undefined, error: new ApiError("notFound", "No such asset") },
      { id: 2, media: undefined, error: new ApiError("network", "No connection") },
      { id: 3, media: undefined, error: null },
    ],
  );
  expect(gone).toEqual([1]);
});

test("the check learns sizes, measures, descriptions and authors", () => {
  const record: LibraryAsset = {
    id: 4,
    model: "Torre",
    thumbnail: [],
    type: 1,
    category: 1,
    description: "Una torre",
    animation: false,
    scaleMod: 0,
    size: 2048,
    facts: { width: 600, height: 400 },
    author: "Ada",
    licence: "CC-BY-4.0",
    credit: "",
  };
  const media = { Thumbnail: "", Sound: "a.mp3", Type: 2, Facts: { duration: 9.5 } } as const;
  const weight = { triangles: 12, textureSide: 64, textureMemory: 21_846 };
  const facts = { entries: 1, ...weight, animations: ["walk"] };
  const model = { Thumbnail: "", Sound: "", Type: 0, Facts: {} } as const;
  const sized = { ...media, Size: 512, Description: "Campanas", Licence: "CC-BY-SA-4.0" } as const;
  const untold = { author: "", licence: "none", credit: "" };
  expect(
    knownAssets(
      [record],
      [
        { id: 5, media, error: null },
        { id: 6, media: sized, error: null },
        { id: 7, media: { ...model, Facts: facts }, error: null },
      ],
    ).known,
  ).toEqual([
    {
      id: 4,
      type: "image",
      alternativeText: "Una torre",
      bytes: 2048,
      width: 600,
      height: 400,
      attribution: { author: "Ada", licence: "CC-BY-4.0", credit: "" },
    },
    { id: 5, type: "audio", seconds: 9.5, attribution: untold },
    {
      id: 6,
      type: "audio",
      alternativeText: "Campanas",
      bytes: 512,
      seconds: 9.5,
      attribution: { author: "", licence: "CC-BY-SA-4.0", credit: "" },
    },
    { id: 7, type: "model", weight, clips: ["walk"], attribution: untold },
  ]);
});
