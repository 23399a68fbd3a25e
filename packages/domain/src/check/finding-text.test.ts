import { expect, test } from "vitest";
import { completeRoute, CONTEXT } from "../../test/complete-route.ts";
import { linked, pointOf, routeOf } from "../../test/routes.ts";
import { checkRoute } from "./check.ts";
import {
  fieldLabel,
  findingLine,
  findingText,
  pointLabel,
  type FindingWords,
} from "./finding-text.ts";
import { finding, ofExperience, ofPoint } from "./finding.ts";

/** Words that show their key and values. */
const words = (
  route = completeRoute(),
  language: FindingWords["language"] = "en",
): FindingWords => ({
  route,
  language,
  translate: (key, values = {}) =>
    key.startsWith("CHECK.kinds")
      ? JSON.stringify(values)
      : [key.split(".").slice(1).join("."), ...Object.values(values)].join(" "),
});
const valuesOf = (...given: Parameters<typeof findingText>) =>
  JSON.parse(findingText(...given)) as object;

test("a finding is told with the names of its point, field and language", () => {
  const at = ofPoint({ id: 2 }, "story.text", "eng");
  expect(valuesOf(words(), finding("textMissing", at, { shown: "cas" }))).toEqual({
    here: "Point 2 eng",
    field: "story.text",
    language: "languages.eng",
    shown: "languages.cas",
  });
  expect(fieldLabel(words(), ofExperience("points"))).toBe("");
});

test("PNT-01 a point goes by its name in the language of the words, else as visitors see it, else by its number", () => {
  const route = routeOf([pointOf(5, { name: { cas: "Plaza", cat: "Plaça" } }), pointOf(9)], {
    language: "cat",
  });
  const names = (["es", "ca", "en"] as const).map((each) => pointLabel(words(route, each), 5));
  expect(names).toEqual(["Plaza", "Plaça", "Plaça"]);
  expect(pointLabel(words(route), 9)).toBe("untitled 2");
});

test("walks, numbers and days are written as the language writes them", () => {
  const route = routeOf([
    pointOf(1, { name: { cas: "A" } }),
    linked(2, { after: 1, duration: 3600, name: { cas: "B" } }),
    linked(3, { after: 2, isFinal: true }),
  ]);
  const late = checkRoute(route, CONTEXT).find(({ kind }) => kind === "lateEnd");
  expect(late && valuesOf(words(route), late)).toMatchObject({
    steps: "A → expired B",
    seconds: "3,600",
  });
  const plan = finding("languagePlan", ofExperience("story.text", "cas"), {
    minutes: 61.4,
    storyMinutes: 12,
    bytes: 1.25 * 2 ** 20,
  });
  expect(valuesOf(words(route, "es"), plan)).toMatchObject({ minutes: "61", bytes: "1,3" });
  const over = finding("pickupOver", ofExperience("prize.pickup.lastDay"), { day: "2026-05-01" });
  expect(valuesOf(words(route, "ca"), over)).toMatchObject({ day: "1 de maig del 2026" });
  const close = finding("tooClose", ofPoint({ id: 2 }, "position"), { other: 1, metres: 14.2 });
  expect(valuesOf(words(route), close)).toMatchObject({ here: "B", other: "A", metres: "14" });
  const several = finding("severalFinals", ofPoint({ id: 2 }, "isFinal"), { points: [1, 2] });
  expect(valuesOf(words(route), several)).toMatchObject({ points: "A → B" });
  const unfit = finding("wordsUnfit", ofPoint({ id: 2 }, "challenge.wordSearch.words", "cas"), {
    words: ["catedral", "b"],
  });
  expect(valuesOf(words(route), unfit)).toMatchObject({ words: "catedral, b" });
});

test("a line about a point begins with its name, unless the words have it", () => {
  const at = ofPoint({ id: 2 }, "position");
  const silent: FindingWords = { ...words(), translate: () => "It has no place." };
  expect(findingLine(silent, finding("unplaced", at))).toBe("Point 2 eng: it has no place.");
  expect(findingLine(words(), finding("unplaced", at))).toBe(
    findingText(words(), finding("unplaced", at)),
  );
  const ofRoute = finding("noFinal", ofExperience("points"));
  expect(findingLine(silent, ofRoute)).toBe("It has no place.");
});

test("after the name of a point its finding goes on in small letters", () => {
  const route = routeOf([pointOf(5, { name: { cas: "Plaza" } })]);
  const said = (text: string) =>
    findingLine(
      { route, language: "es", translate: () => text },
      finding("textMissing", ofPoint({ id: 5 }, "story.text", "eng"), { shown: "cas" }),
    );
  expect(said("Falta el texto.")).toBe("Plaza: falta el texto.");
  expect(said("«Texto» falta.")).toBe("Plaza: «Texto» falta.");
  expect(said("GPS sin señal.")).toBe("Plaza: GPS sin señal.");
  expect(said("En Plaza falta.")).toBe("En Plaza falta.");
});
