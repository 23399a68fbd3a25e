import { expect, test } from "vitest";
import {
  downloadSeconds,
  keptWeight,
  phoneLevel,
  preflight,
  preflightVerdict,
  scaledSize,
  textureMemory,
  type ModelMeasures,
  type PreflightTopic,
} from "./model-preflight.ts";

const chair: ModelMeasures = {
  triangles: 12_000,
  textures: [{ width: 1024, height: 1024 }],
  missingTextures: [],
  unreadableTextures: [],
  size: [0.5, 0.9, 0.5],
  unitKnown: true,
  bytes: 2 * 2 ** 20,
};

function finding(changes: Partial<ModelMeasures>, topic: PreflightTopic, scale = 1) {
  return preflight({ ...chair, ...changes }, scale).find((found) => found.topic === topic);
}

test("a small model is rated good in every respect", () => {
  const findings = preflight(chair);
  expect(findings.map(({ level }) => level)).toEqual(findings.map(() => "good"));
  expect(preflightVerdict(findings)).toBe("good");
});

test.each([
  [100_000, "good"],
  [100_001, "careful"],
  [300_000, "careful"],
  [300_001, "bad"],
])("%i triangles are %s", (triangles, level) => {
  expect(finding({ triangles }, "triangles")).toMatchObject({ level, value: triangles });
});

test.each([
  [2048, "good"],
  [2049, "careful"],
  [4096, "careful"],
  [4097, "bad"],
])("a texture of %i pixels is %s, by its longest side", (height, level) => {
  const textures = [
    { width: 16, height },
    { width: 64, height: 64 },
  ];
  expect(finding({ textures }, "textureSide")).toMatchObject({ level, value: height });
});

test("texture memory is that of the uncompressed textures with their mipmaps", () => {
  expect(textureMemory([{ width: 1024, height: 1024 }])).toBeCloseTo(1024 * 1024 * 4 * (4 / 3));
  const many = (count: number) =>
    Array.from({ length: count }, () => ({ width: 2048, height: 2048 }));
  expect(finding({ textures: many(3) }, "textureMemory")).toMatchObject({ level: "good" });
  expect(finding({ textures: many(4) }, "textureMemory")).toMatchObject({ level: "careful" });
  expect(finding({ textures: many(10) }, "textureMemory")).toMatchObject({ level: "bad" });
});

test("LIB-04 textures in KTX2 take less memory, because the graphics chip keeps them packed", () => {
  const packed = { width: 2048, height: 2048, bytesPerPixel: 1 };
  const plain = { width: 2048, height: 2048 };
  expect(textureMemory([packed]) * 4).toBe(textureMemory([plain]));
  const ten = Array.from({ length: 10 }, () => packed);
  expect(finding({ textures: ten }, "textureMemory")).toMatchObject({ level: "good" });
});

test("a model without textures has no finding about texture size", () => {
  expect(finding({ textures: [] }, "textureSide")).toMatchObject({ level: "good", value: 0 });
});

test.each([
  [5 * 2 ** 20, "good"],
  [5 * 2 ** 20 + 1, "careful"],
  [10 * 2 ** 20, "careful"],
  [10 * 2 ** 20 + 1, "bad"],
])("a download of %i bytes is %s", (bytes, level) => {
  expect(finding({ bytes }, "download")).toMatchObject({ level });
});

test("missing and unreadable textures are counted together and rated bad", () => {
  const lost = { missingTextures: ["a.png"], unreadableTextures: ["b.png"] };
  expect(finding(lost, "missing")).toEqual({ topic: "missing", level: "bad", value: 2 });
});

test("the size is rated with the scale applied", () => {
  expect(finding({ size: [3, 4, 2] }, "size")).toEqual({ topic: "size", level: "good", value: 4 });
  expect(finding({ size: [3, 4, 2] }, "size", 0.01)).toMatchObject({ kind: "tiny" });
  expect(finding({ size: [3, 4, 2] }, "size", 100)).toMatchObject({ kind: "huge", value: 400 });
  expect(finding({ size: [6, 1, 1] }, "size")).toMatchObject({ level: "good" });
  expect(finding({ size: [1, 18, 1] }, "size")).toMatchObject({ level: "careful", kind: "large" });
  expect(finding({ size: [1, 20.01, 1] }, "size")).toMatchObject({
    level: "careful",
    kind: "huge",
  });
  expect(finding({ size: [0.01, 0.01, 0.05] }, "size")).toMatchObject({ level: "good" });
  expect(finding({ size: [0.01, 0.01, 0.049] }, "size")).toMatchObject({
    level: "careful",
    kind: "tiny",
  });
  expect(scaledSize([3, 4, 2], 0.5)).toEqual([1.5, 2, 1]);
});

test("an unknown unit is rated careful, unless the size is wrong anyway", () => {
  expect(finding({ unitKnown: false }, "size")).toMatchObject({ level: "careful", kind: "unit" });
  expect(finding({ unitKnown: false, size: [90, 90, 90] }, "size")).toMatchObject({ kind: "huge" });
});

test("the most severe finding comes first and determines the verdict", () => {
  const findings = preflight({ ...chair, triangles: 150_000, missingTextures: ["a.png"] });
  expect(findings.slice(0, 2).map(({ topic }) => topic)).toEqual(["missing", "triangles"]);
  expect(preflightVerdict(findings)).toBe("bad");
  expect(preflightVerdict(preflight({ ...chair, triangles: 150_000 }))).toBe("careful");
});

test("if only the size is out of proportion, the verdict is a separate one", () => {
  expect(preflightVerdict(preflight(chair, 100))).toBe("size");
  expect(preflightVerdict(preflight({ ...chair, triangles: 150_000 }, 100))).toBe("careful");
});

test("a download is rated by its seconds on a slow mobile connection", () => {
  expect(downloadSeconds(12_500_000)).toBe(10);
  expect(downloadSeconds(10)).toBe(1);
});

test("the weight of a model is kept whole, or not at all", () => {
  const weight = { triangles: 0, textureSide: 0, textureMemory: 0 };
  expect(keptWeight(weight)).toEqual(weight);
  for (const figure of Object.keys(weight)) {
    expect(keptWeight({ ...weight, [figure]: undefined })).toBeUndefined();
  }
});

test.each([
  [5 * 2 ** 20, undefined, "good"],
  [5 * 2 ** 20 + 1, undefined, "careful"],
  [0, { triangles: 300_001, textureSide: 0, textureMemory: 0 }, "bad"],
  [0, { triangles: 0, textureSide: 2049, textureMemory: 0 }, "careful"],
  [0, { triangles: 0, textureSide: 0, textureMemory: 192 * 2 ** 20 + 1 }, "bad"],
] as const)("a model of %i bytes that weighs %j is %s on a phone", (bytes, weight, level) => {
  expect(phoneLevel(bytes, weight)).toBe(level);
});
