import {
  experienceFields,
  newExperience,
  type ExperienceForm,
} from "@panel/domain/experience/experience";
import { toFormModel } from "@panel/domain/experience/fields";
import { perLanguage } from "@panel/domain/languages";
import { expect, test } from "vitest";
import { lacksRequired, textsInSight } from "./texts.ts";

const empty = toFormModel(experienceFields, newExperience("ABC123"));
const text = perLanguage(() => "Ruta");
const values: ExperienceForm = {
  ...empty,
  name: text,
  description: text,
  slogan: text,
  image: 5,
  city: "Toledo",
};

test("EXP-09 an error in an optional field is not reported as a missing required field", () => {
  const prize = { ...empty.prize, enabled: true, delivery: "lottery", lotteryDay: "2031-01-01" };
  const wrong = { ...values, prize } as ExperienceForm;
  expect(lacksRequired(wrong)).toBe(false);
  expect(lacksRequired({ ...wrong, city: "" })).toBe(true);
});

test("EXP-08 without a prize, the texts of the prize are not shown", () => {
  const ofPrize = ["prize.name", "prize.description"];
  expect(textsInSight(values)).toEqual(expect.arrayContaining(["name", "story.text"]));
  expect(textsInSight(values)).toEqual(expect.not.arrayContaining(["prize.name"]));
  const withPrize = { ...values, prize: { ...values.prize, enabled: true } };
  expect(textsInSight(withPrize)).toEqual(expect.arrayContaining(["name", ...ofPrize]));
});
