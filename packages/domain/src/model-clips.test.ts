import { expect, test } from "vitest";
import {
  choosableClips,
  CLIP_NAME_MAX,
  isClipGone,
  keptClips,
  playedClips,
} from "./model-clips.ts";

test("CHL-01 the names of a model's animations are kept in their order, trimmed, without NUL, and cut when long", () => {
  const long = "n".repeat(CLIP_NAME_MAX + 1);
  const animations = [" Walk ", "Ru\0n", "", long].map((name) => ({ name }));
  expect(keptClips(animations)).toEqual(["Walk", "Run", "", long.slice(1)]);
});

test("CHL-01 of very many animations the first 200 are kept", () => {
  const names = Array.from({ length: 201 }, (_, at) => `clip ${at}`);
  expect(keptClips(names.map((name) => ({ name })))).toEqual(names.slice(0, 200));
});

test("CHL-01 an author can choose each name once, and none that is empty", () => {
  expect(choosableClips(["Walk", "", "Run", "Walk"])).toEqual(["Walk", "Run"]);
});

test.each([
  ["", ["Walk"], false],
  ["Run", undefined, false],
  ["Walk", ["Walk"], false],
  ["Run", ["Walk"], true],
  ["Run", [], true],
])("CHL-01 the animation %j of a model that has %j is gone: %s", (chosen, clips, gone) => {
  expect(isClipGone(chosen, clips)).toBe(gone);
});

test("PNT-13 each clip that plays at a point is told once, and standing still is one", () => {
  const point = (asset: number, animation: string, clip: string) => ({
    model: { asset, animation, clip },
  });
  const clips = playedClips([
    point(7, "loop", "Walk"),
    point(7, "waiting", "Walk"),
    point(7, "none", "Run"),
    point(8, "loop", ""),
    point(0, "loop", ""),
  ]);
  expect([...clips].map(([id, names]) => [id, [...names]])).toEqual([
    [7, ["Walk", undefined]],
    [8, [""]],
  ]);
});
