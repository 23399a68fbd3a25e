import { expect, test } from "vitest";
import { pointTitle } from "./point-title.ts";

test("PNT-01 a point without a name is called by its number", () => {
  const none = { PointName: "", PointNameCat: "", PointNameEng: "" };
  expect(pointTitle(none, "Punto 2")).toBe("Punto 2");
  expect(pointTitle({ ...none, PointNameCat: "Sol (cat)" }, "Punto 2")).toBe("Sol (cat)");
});
