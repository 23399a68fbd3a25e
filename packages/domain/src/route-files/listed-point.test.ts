import { expect, test } from "vitest";
import { pointChanges } from "../experience/point-record.ts";
import { listedPoints } from "./listed-point.ts";

test("a candidate is sent by the contract's names, which mean the same values", () => {
  const [sent] = listedPoints([
    {
      id: 0,
      position: { lat: 40.4, lon: -3.7 },
      values: {
        "name.cas": "Sol",
        "story.title.cat": "Títol",
        "story.text.eng": "Text",
        "address.city": "Madrid",
        duration: "90",
        isFinal: "1",
      },
      marks: [],
    },
    { id: 1, position: null, values: { "name.cas": "x" }, marks: ["unplaced"] },
  ]);
  expect(sent).toEqual({
    mappointName: "Sol",
    storyTitleCat: "Títol",
    storyTextEng: "Text",
    city: "Madrid",
    latitude: 40.4,
    longitude: -3.7,
    lifetime: 90,
    isFinal: 1,
  });
  expect(sent && pointChanges(sent)).toEqual({
    name: { cas: "Sol" },
    story: { title: { cat: "Títol" }, text: { eng: "Text" } },
    address: { city: "Madrid" },
    position: { lat: 40.4, lon: -3.7 },
    duration: 90,
    isFinal: true,
  });
});
