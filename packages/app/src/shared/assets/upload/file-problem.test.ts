import type { TFunction } from "i18next";
import { expect, test } from "vitest";
import { problemText, sortOut } from "./file-problem.ts";

const keyOf = ((key: string) => key) as TFunction;
const said = (name: string) =>
  sortOut([new File(["x"], name)], "model").problems.map((problem) =>
    problemText(problem, keyOf, "es"),
  );

test("LIB-03 a file that is no model is told what one may be, and a USDZ what to do with it", () => {
  expect(said("silla.zip")).toEqual([]);
  for (const name of ["silla.usdz", "silla.USDZ", "silla.usdc"])
    expect(said(name)).toEqual(["ASSET_UPLOAD.usdz"]);
  expect(said("silla.blend")).toEqual(["ASSET_UPLOAD.wrongType.model"]);
});
