import { pointFields, type PointForm } from "@panel/domain/experience/point";
import { emptyModel, toFormModel } from "@panel/domain/experience/fields";
import { expect, test } from "vitest";
import { toPointForm } from "./to-point-form.ts";

const values: PointForm = {
  ...toFormModel(pointFields, emptyModel(pointFields)),
  position: { lat: 40.4167754321, lon: -3.7037901 },
};

test("PNT-02 coordinates are sent with 6 decimals", () => {
  expect(toPointForm(values, 33)).toMatchObject({ latitude: 40.416775, longitude: -3.70379 });
});

test("PNT-05 the final point is sent with Qtype end, any other with an empty Qtype", () => {
  expect(toPointForm({ ...values, isFinal: true }, 33)).toMatchObject({ isFinal: 1, Qtype: "end" });
  expect(toPointForm(values, 33)).toMatchObject({ isFinal: 0, Qtype: "" });
});

test("PNT-06 a dependency on a point that was never saved, or on the point itself, is sent as no dependency", () => {
  const depending = { ...values, activationDependency: 1_000_004, deactivationDependency: 33 };
  expect(toPointForm(depending, 33)).toMatchObject({ dependency: "0", dependencyNeg: "0" });
  expect(toPointForm(depending, 34)).toMatchObject({ dependency: "0", dependencyNeg: "33" });
});

test("PNT-07 a point without a position is not sent", () => {
  expect(() => toPointForm({ ...values, position: null }, 33)).toThrow("has a place");
  expect(() => toPointForm({ ...values, position: { lat: 0, lon: 0 } }, 33)).toThrow("has a place");
  expect(() => toPointForm({ ...values, position: { lat: 0, lon: 3 } }, 33)).not.toThrow();
});
