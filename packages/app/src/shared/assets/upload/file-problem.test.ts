import type { TFunction } from "i18next";
import { expect, test } from "vitest";
import { problemText, sortOut } from "./file-problem.ts";

const keyOf = ((key: string, values: Record<string, string>) =>
  [key, values["program"], values["format"]].filter(Boolean).join(" ")) as TFunction;
const said = (name: string) =>
  sortOut([new File(["x"], name)], "model").problems.map((problem) =>
    problemText(problem, keyOf, "es"),
  );

test("LIB-03 a file that is no model is told what one may be, and a model of another format how to export it", () => {
  expect(said("silla.zip")).toEqual([]);
  for (const name of ["silla.usdz", "silla.USDZ", "silla.usdc"])
    expect(said(name)).toEqual(["ASSET_UPLOAD.otherModel.usdz"]);
  expect(said("silla.stl")).toEqual(["ASSET_UPLOAD.otherModel.stl"]);
  expect(said("silla.blend")).toEqual(["ASSET_UPLOAD.otherModel.program Blender"]);
  expect(said("mi.silla.DAE")).toEqual(["ASSET_UPLOAD.otherModel.exchange COLLADA"]);
  expect(said("silla.sldprt")).toEqual(["ASSET_UPLOAD.otherModel.program SolidWorks"]);
  expect(said("nube.laz")).toEqual(["ASSET_UPLOAD.otherModel.exchange LAZ"]);
  expect(said("silla.docx")).toEqual(["ASSET_UPLOAD.wrongType.model"]);
});
