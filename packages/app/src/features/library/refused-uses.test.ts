import { expect, test } from "vitest";
import { usedIn } from "./refused-uses.ts";

const use = { gymId: 3, gymName: "Ruta", field: "gymModelId" };

test("LIB-06 a refusal to delete several names those in use, and the places of the first", () => {
  const places = [{ id: 4, name: "Puerta", uses: [use], hidden: 1 }];
  expect(usedIn({ inUse: [4, 5], places })).toEqual({ ids: [4, 5], named: places });
});

test("LIB-06 an error that names none is no such refusal", () => {
  for (const data of [{}, { inUse: [] }, { inUse: "4" }]) expect(usedIn(data)).toBeUndefined();
  expect(usedIn({ inUse: [4], places: [null, { id: 4 }] })).toEqual({ ids: [4], named: [] });
});
