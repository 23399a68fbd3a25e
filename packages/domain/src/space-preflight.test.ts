import { expect, test } from "vitest";
import { spacePreflight, type SpaceMeasures } from "./space-preflight.ts";

const chair: SpaceMeasures = {
  triangles: 100_000,
  textures: [{ width: 2048, height: 2048 }],
  missingTextures: [],
  unreadableTextures: [],
  size: [1, 1, 1],
  unitKnown: true,
  bytes: 1,
  drawCalls: 10,
  transparentCalls: 10,
  animations: [{ duration: 10 }],
};

const found = (changes: Partial<SpaceMeasures>) =>
  spacePreflight({ ...chair, ...changes }).map(({ way, level, reasons }) => [
    way,
    level,
    ...reasons.map(({ topic, value, limit, source }) => `${topic} ${value} > ${limit} ${source}`),
  ]);

test("a model within every limit is carried both ways", () => {
  expect(found({})).toEqual([
    ["webxr", "good"],
    ["quickLook", "good"],
  ]);
});

test("each limit is told with its figure and its source", () => {
  expect(found({ triangles: 100_001, animations: [{ duration: 1 }, { duration: 12 }] })).toEqual([
    ["webxr", "good"],
    ["quickLook", "careful", "triangles 100001 > 100000 apple", "clipSeconds 12 > 10 apple"],
  ]);
  expect(found({ drawCalls: 11, transparentCalls: 11 })).toEqual([
    ["webxr", "careful", "drawCalls 11 > 10 google", "transparentCalls 11 > 10 google"],
    ["quickLook", "good"],
  ]);
});

test("what the viewer refuses is told first", () => {
  const [webxr, quickLook] = found({
    triangles: 1_000_001,
    textures: Array.from({ length: 7 }, () => ({ width: 4096, height: 4096 })),
  });
  expect(webxr?.slice(0, 3)).toEqual(["webxr", "bad", "triangles 1000001 > 1000000 viewer"]);
  expect(webxr?.[3]).toMatch(/^textureMemory 626\d+ > 536870912 viewer$/);
  expect(quickLook?.[1]).toBe("careful");
});

test("what was not measured is not judged", () => {
  const { drawCalls: _, transparentCalls: __, animations: ___, ...kept } = chair;
  expect(spacePreflight(kept).map(({ level }) => level)).toEqual(["good", "good"]);
});
