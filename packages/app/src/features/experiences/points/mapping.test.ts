import type { MapPoint } from "@panel/api-client/panel";
import { expect, test } from "vitest";
import { placeOf, pointTitle, toPointForm, toPointValues } from "./mapping.ts";
import { acceptPointDraft, newPoint, type PointValues } from "./schema.ts";

const values: PointValues = {
  name: { cas: "Sol", cat: "Sol (cat)", eng: "Sun" },
  position: { lat: 40.416775, lon: -3.70379 },
  address: {
    location: "Puerta del Sol 7, Madrid",
    streetName: "Puerta del Sol",
    streetNumber: "7",
    city: "Madrid",
    postcode: "28013",
    country: "España",
  },
  duration: "90",
  dependency: 31,
  dependencyNeg: 32,
  isFinal: true,
};

const stored: MapPoint = {
  IdPoint: 33,
  PointName: "Sol",
  PointNameCat: "Sol (cat)",
  PointNameEng: "Sun",
  Location: "Puerta del Sol 7, Madrid",
  Latitude: 40.416775,
  Longitude: -3.70379,
  StreetName: "Puerta del Sol",
  StreetNumber: "7",
  City: "Madrid",
  Postcode: "28013",
  Country: "España",
  LifeTime: 90,
  Dependency: "31",
  DependencyNeg: "32",
  IsFinal: 1,
  Qtype: "end",
  FlagAnim: 0,
  IdChatbot: null,
  IdChallengeModel: 0,
  version: 1,
};

const send = (changes: Partial<PointValues>, id = 33) =>
  toPointForm(
    { ...values, ...changes },
    { lat: 40.4167754321, lon: -3.7037901 },
    { id, gymId: 12, idUser: 4 },
  );

test("PNT-03, PNT-05 a point as read fills every field of its form", () => {
  expect(toPointValues(stored)).toEqual(values);
});

test("PNT-05 the final point goes as Qtype end, another as none", () => {
  expect(send({})).toMatchObject({
    isFinal: 1,
    Qtype: "end",
    lifetime: 90,
    dependency: "31",
    dependencyNeg: "32",
  });
  expect(send({ isFinal: false, duration: "" })).toMatchObject({
    isFinal: 0,
    Qtype: "",
    lifetime: 0,
  });
});

test("PNT-06 a dependency on a point that was never saved goes as none", () => {
  expect(send({ dependency: 1_000_004 })).toMatchObject({ dependency: "0" });
});

test("PNT-02 coordinates go with 6 decimals", () => {
  expect(send({})).toMatchObject({ latitude: 40.416775, longitude: -3.70379 });
});

test("PNT-07 a stored point at zero has no place in the form", () => {
  expect(placeOf(toPointValues({ ...stored, Latitude: 0, Longitude: 0 }))).toBeNull();
});

test("PNT-01 a point without a name is called by its number", () => {
  expect(
    pointTitle({ ...stored, PointName: "", PointNameCat: "", PointNameEng: "" }, "Punto 2"),
  ).toBe("Punto 2");
  expect(pointTitle({ ...stored, PointName: "" }, "Punto 2")).toBe("Sol (cat)");
});

test("TRU-34 a point's draft is taken up in its known shape only", () => {
  expect(acceptPointDraft(newPoint())).toEqual(newPoint());
  expect(acceptPointDraft({ ...newPoint(), position: "40, -3" })).toBeUndefined();
});
