import type { Reward } from "@panel/api-client/panel";
import { expect, test } from "vitest";
import {
  deliveryProblems,
  isDeliveryComplete,
  newDelivery,
  type DeliveryValues,
} from "./delivery.ts";
import { toDelivery, toDeliveryForm } from "./mapping.ts";

const pickup: DeliveryValues = {
  prizeDelivery: "prize",
  prizeScore: "40",
  prizeStart: "2027-03-01",
  prizeEnd: "2027-03-09",
  prizeAmStart: "09:30",
  prizeAmEnd: "12:45",
  prizePmStart: "16:00",
  prizePmEnd: "18:00",
  prizePlace: { lat: 40.416_775_4, lon: -3.703_790_6 },
  prizeAddress: "Plaza Mayor, Madrid",
  prizeLottery: "2027-04-23",
};

const unset: Reward = {
  Name: "Copa",
  NameCat: "",
  NameEng: "",
  Description: "",
  DescriptionCat: "",
  DescriptionEng: "",
  IdMod: 0,
  IdModCat: 0,
  IdModEng: 0,
  Score: 5,
  Raffle: 0,
  Location: "",
  Latitude: null,
  Longitude: null,
  IniDay: "",
  EndDay: "",
  AmStart: "",
  AmEnd: "",
  PmStart: "",
  PmEnd: "",
  LotteryDate: "",
};

test("PRZ-02 a pickup goes to its own fields, the place with six decimals", () => {
  expect(toDeliveryForm(pickup)).toEqual({
    prizeRaffle: 0,
    prizeScore: 40,
    prizeIniDay: "2027-03-01",
    prizeEndDay: "2027-03-09",
    prizeAmStart: "09:30",
    prizeAmEnd: "12:45",
    prizePmStart: "16:00",
    prizePmEnd: "18:00",
    prizeLocation: "Plaza Mayor, Madrid",
    prizeLatitude: 40.416_775,
    prizeLongitude: -3.703_791,
    prizeLotteryDate: "2027-04-23",
  });
});

test("PRZ-03 a lottery is raffle flag 1, both ways", () => {
  expect(toDeliveryForm({ ...pickup, prizeDelivery: "lottery" })).toMatchObject({ prizeRaffle: 1 });
  expect(toDelivery({ ...unset, Raffle: 1, LotteryDate: "2027-04-23" })).toMatchObject({
    prizeDelivery: "lottery",
    prizeLottery: "2027-04-23",
  });
});

test("PRZ-02 a prize that says nothing of its delivery reads as open, at no place", () => {
  expect(toDelivery(unset)).toEqual(newDelivery());
  expect(toDelivery({ ...unset, Latitude: 0, Longitude: 0 }).prizePlace).toEqual({
    lat: null,
    lon: null,
  });
});

test("PRZ-02 what was never placed is not sent to a place", () => {
  const form = toDeliveryForm(newDelivery());
  expect(form).not.toHaveProperty("prizeLatitude");
  expect(form).not.toHaveProperty("prizeLongitude");
});

test("PRZ-03 a wrong pickup does not hold up a lottery: it is not judged, and not sent", () => {
  const values = { ...pickup, prizeDelivery: "lottery", prizeStart: "2031-01-01" } as const;
  expect(deliveryProblems({ ...values, prizeEnabled: true })).toEqual({});
  const form = toDeliveryForm({ ...values, prizeAmStart: "08:00" });
  expect(form).not.toHaveProperty("prizeIniDay");
  expect(form).not.toHaveProperty("prizeAmStart");
  expect(form).toMatchObject({ prizeEndDay: "2027-03-09", prizeAmEnd: "12:45" });
});

test("PRZ-03 the day of the draw is judged where there is one, and only with a prize", () => {
  const values = { ...pickup, prizeDelivery: "lottery", prizeLottery: "2017-12-31" } as const;
  expect(deliveryProblems({ ...values, prizeEnabled: true })).toEqual({
    prizeLottery: "prizeDayRange",
  });
  expect(deliveryProblems({ ...values, prizeEnabled: false })).toEqual({});
});

test("PRZ-04 points that are empty as the form is sent are the default, others as typed", () => {
  expect(toDeliveryForm({ ...pickup, prizeScore: "" })).toMatchObject({ prizeScore: 5 });
  expect(toDeliveryForm({ ...pickup, prizeScore: "0" })).toMatchObject({ prizeScore: 0 });
});

test("PRZ-04 points that are no whole number, 0 or more, are wrong", () => {
  const problems = (prizeScore: string) =>
    deliveryProblems({ ...pickup, prizeScore, prizeEnabled: true }).prizeScore;
  expect(["-3", "2.5", "1000001", "0"].map(problems)).toEqual([
    "prizeScoreRange",
    "prizeScoreRange",
    "prizeScoreRange",
    undefined,
  ]);
});

test("PRZ-02 winners need days, a place and hours; an afternoon may stay closed, not half open", () => {
  expect(isDeliveryComplete(pickup)).toBe(true);
  expect(isDeliveryComplete({ ...pickup, prizePmStart: "", prizePmEnd: "" })).toBe(true);
  expect(isDeliveryComplete({ ...pickup, prizePmEnd: "" })).toBe(false);
  expect(isDeliveryComplete({ ...pickup, prizeEnd: "" })).toBe(false);
  expect(isDeliveryComplete({ ...pickup, prizePlace: { lat: null, lon: null } })).toBe(false);
});

test("PRZ-03 winners of a lottery need its day", () => {
  expect(isDeliveryComplete({ ...pickup, prizeDelivery: "lottery" })).toBe(true);
  expect(isDeliveryComplete({ ...pickup, prizeDelivery: "lottery", prizeLottery: "" })).toBe(false);
});
