import { contractOperations } from "@panel/api-client/contract";
import type { User } from "@panel/api-client/panel";
import { expect, test } from "vitest";
import {
  PROFILE_FIELDS,
  profileSchema,
  recoveredProfile,
  toForm,
  toValues,
  type ProfileValues,
} from "./schema.ts";

/** A value of its own for each field. */
const typed = Object.fromEntries(
  PROFILE_FIELDS.map((field, index) => [field, field === "phone" ? "+34600123456" : `f${index}`]),
) as ProfileValues;
const stored: User = {
  ...typed,
  id: 7,
  idMod: 9,
  email: "a@example.com",
  entity: "Company",
  role: "editor",
  avatar: "",
  status: 1,
};
const image = new File(["x"], "a.png");

test("PRO-01 each field that the profile's form has is sent, with the value of the field of its name", () => {
  const form = toForm(typed, image, stored);
  expect(form).toEqual({ ...typed, idMod: 9, image });
  const contract = contractOperations("panel").find((op) => op.operationId === "updateProfile");
  const known = Object.keys(contract?.requestSchema?.["properties"] ?? {});
  expect(Object.keys(form).toSorted()).toEqual(known.toSorted());
});

test("PRO-01 the form shows what was saved", () => {
  expect(toValues(stored)).toEqual(typed);
});

test("PRO-01 texts are sent without leading and trailing white space", () => {
  const spaced = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, ` ${typed[field]}\t`]));
  expect(toForm(spaced as ProfileValues, undefined, stored)).toEqual({ ...typed, idMod: 9 });
});

test("PRO-01 a removed image is sent as 0, an unchanged one as it is stored", () => {
  expect(toForm(typed, null, stored)).toEqual({ ...typed, idMod: 0 });
  expect(toForm(typed, undefined, stored)).toEqual({ ...typed, idMod: 9 });
});

test.each([
  ["name", " ", "VALIDATION.required"],
  ["surname", "", "VALIDATION.required"],
  ["phone", "600", "VALIDATION.invalidPhone"],
  ["city", "x".repeat(121), "VALIDATION.tooLong"],
  ["twitter", "a\u0001", "VALIDATION.invalidText"],
])("PRO-03 %s with %j is %s, and nothing else is wrong", (field, value, message) => {
  const { error } = profileSchema.safeParse({ ...typed, [field]: value });
  expect(error?.issues.map((issue) => [issue.path, issue.message])).toEqual([[[field], message]]);
  expect(profileSchema.safeParse(typed).success).toBe(true);
});

test("TRU-34 a draft is read by its shape alone, without the rules, and one bad value loses no other", () => {
  const kept = { ...typed, name: "" };
  expect(recoveredProfile(kept, typed)).toEqual(kept);
  expect(recoveredProfile({ ...kept, city: 3 }, typed)).toEqual(kept);
  expect(recoveredProfile(null, typed)).toBeUndefined();
});
