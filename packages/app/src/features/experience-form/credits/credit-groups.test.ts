import type { GymkhanaAsset } from "@panel/api-client/panel";
import { expect, test } from "vitest";
import { creditGroups } from "./credit-groups.ts";

const asset = (Id: number, more: Partial<GymkhanaAsset>): GymkhanaAsset => ({
  Id,
  Thumbnail: "",
  Sound: "",
  IdUser: 3,
  Type: 1,
  ...more,
});

test("credits stand by type and name, and what is not told is counted", () => {
  const found = creditGroups(
    [
      asset(1, { Type: 2, Name: "Campanas", Author: "Eva", Licence: "none", Credit: "" }),
      asset(2, { Name: "torre 10", Licence: "CC-BY-4.0" }),
      asset(3, { Name: "Torre 9", Licence: "own" }),
      asset(4, { Name: "Plaza" }),
      asset(5, { Type: 0, Name: "Silla", Credit: "By Ada" }),
      asset(6, { Type: 5, Name: "Árbol", Author: "Ada" }),
    ],
    "es",
  );
  expect(found.untold).toBe(1);
  expect(found.groups.map(({ type, credits }) => [type, credits.map(({ name }) => name)])).toEqual([
    ["image", ["Árbol", "Torre 9", "torre 10"]],
    ["model", ["Silla"]],
    ["audio", ["Campanas"]],
  ]);
});
