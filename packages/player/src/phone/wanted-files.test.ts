import { experienceFields, newExperience } from "@panel/domain/experience/experience";
import { pointFields, type PointChanges } from "@panel/domain/experience/point";
import { emptyModel, patched } from "@panel/domain/experience/fields";
import { startPlay } from "@panel/domain/play/play";
import { playRules } from "@panel/domain/play/route";
import { describe, expect, test } from "vitest";
import { wantedFiles, type Wanting } from "./wanted-files.ts";

const none = { cas: 0, cat: 0, eng: 0 };
const pointOf = (id: number, changes: PointChanges = {}) => ({
  ...patched(pointFields, emptyModel(pointFields), {
    position: { lat: 41.38 + id * 0.001, lon: 2.17 },
    ...changes,
  }),
  id,
});
const points = [
  pointOf(1, { story: { image: { cas: 11, cat: 12, eng: 0 }, audio: { ...none, cat: 13 } } }),
  pointOf(2, { challenge: { kind: "puzzle", puzzle: { image: 21 } }, model: { asset: 22 } }),
  pointOf(3, { story: { image: { ...none, cas: 31 } } }),
  pointOf(4, { story: { image: { ...none, cas: 41 } }, activationDependency: 1, isFinal: true }),
];
const experience = patched(experienceFields, newExperience("ABC123"), {
  image: 1,
  story: { image: { ...none, cas: 2 } },
  prize: { image: { ...none, cas: 3 } },
});
const ids = [1, 2, 3, 11, 12, 13, 21, 22, 31, 41];
const material = {
  route: { experience, points },
  media: Object.fromEntries(ids.map((id) => [id, { url: `/files/${id}` }])),
  chats: {},
};
const atHome: Wanting = {
  material,
  rules: playRules(material.route),
  game: { play: startPlay(0), screen: { at: "map" } },
  time: 0,
  here: undefined,
  language: "cat",
  isSparing: false,
};
const wanted = (changes: Partial<Wanting> = {}) =>
  wantedFiles({ ...atHome, ...changes }).map(({ id }) => id);
const reached = {
  ...startPlay(0),
  visits: [{ point: 1, at: 0, challenge: "none" as const }],
};

describe("files that are fetched ahead", () => {
  test("all of them, models too: the open points before the others, other languages last", () => {
    expect(wanted()).toEqual([1, 2, 12, 13, 21, 22, 31, 41, 3, 11]);
    expect(wanted({ language: "cas" })).toEqual([1, 2, 11, 13, 21, 22, 31, 41, 3, 12]);
    expect(wantedFiles(atHome).filter(({ isModel }) => isModel)).toEqual([
      { id: 22, url: "/files/22", isModel: true },
    ]);
  });

  test("the nearest of the open points first, after the one on the screen", () => {
    const here = { lat: 41.383, lon: 2.17 };
    expect(wanted({ here }).slice(2, 6)).toEqual([31, 21, 22, 12]);
    const game = { ...atHome.game, screen: { at: "point" as const, point: 1 } };
    expect(wanted({ here, game }).slice(2, 5)).toEqual([12, 13, 31]);
  });

  test("whoever saves data gets what is near in the language shown, no model, and the prize at the end", () => {
    expect(wanted({ isSparing: true })).toEqual([1, 2, 12, 13, 21]);
    const here = { lat: 41.384, lon: 2.17 };
    const game = { ...atHome.game, play: reached };
    expect(wanted({ isSparing: true, game, here })).toEqual([1, 2, 41, 31, 3]);
  });

  test("a file that the route does not tell of is not asked for", () => {
    expect(wanted({ material: { ...material, media: { 31: { url: "/files/31" } } } })).toEqual([
      31,
    ]);
  });
});
