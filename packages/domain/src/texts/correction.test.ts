import fc from "fast-check";
import { expect, test } from "vitest";
import { experienceFields } from "../experience/experience.ts";
import { emptyModel, withValues } from "../experience/fields.ts";
import { compareRoutes, type Route } from "../versions/compare.ts";
import { outdatesTranslations } from "./correction.ts";
import { driftOf } from "./drift.ts";
import { EXPERIENCE_TEXT_FIELDS } from "./texts.ts";

const route = (values: Record<string, string>): Route => ({
  experience: withValues(emptyModel(experienceFields), Object.entries(values)),
  points: [],
});
/** As it is saved: without outer white space. */
const trimmed = (values: Record<string, string>) =>
  route(Object.fromEntries(Object.entries(values).map(([path, text]) => [path, text.trim()])));

test("whoever saves is asked for a correction where the save would make something outdated, and only there", () => {
  const text = fc.constantFrom("", " ", "a", "b", " a");
  const texts = fc.record({ "name.cas": text, "name.cat": text, "prize.name.cas": text });
  fc.assert(
    fc.property(texts, texts, (typedBefore, typedAfter) => {
      const { experience: stored } = route(typedBefore);
      const { experience: typed } = route(typedAfter);
      const [before, after] = [trimmed(typedBefore), trimmed(typedAfter)];
      const { outdated } = driftOf(compareRoutes(before, after), after, new Map());
      const isAsked = outdatesTranslations(EXPERIENCE_TEXT_FIELDS, stored, typed);
      expect(isAsked).toBe(outdated.length > 0);
    }),
  );
});
