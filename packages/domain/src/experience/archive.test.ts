import { expect, test } from "vitest";
import { completeRoute } from "../../test/complete-route.ts";
import { archiveText, assetIdsOf, readArchive, withAssets, type ArchivedAsset } from "./archive.ts";

const route = completeRoute();
const points = route.points.map(({ id, ...point }) => ({ id, point }));
const ASSET: ArchivedAsset = {
  id: 1,
  type: 1,
  name: "Sol",
  description: "Una plaza",
  category: 1,
  animation: false,
  scale: 1,
  alt: { cas: "Puerta de piedra", cat: "Porta de pedra", eng: "" },
  attribution: { author: "Ada", licence: "CC-BY-4.0", credit: "By Ada" },
  file: "assets/1.webp",
};
const opened = (written: string) => {
  const read = readArchive(written);
  if (typeof read === "string") throw new Error(read);
  return read;
};
const text = archiveText({ experience: route.experience, points, assets: [ASSET] });
interface Written {
  experience: object;
  points: unknown[];
}
const changed = (change: (value: Written) => object) => {
  const value = JSON.parse(text) as Written;
  return JSON.stringify({ ...value, ...change(value) });
};

test("an experience comes back as it was, without bots and collaborators", () => {
  const read = opened(text);
  expect(read.experience).toEqual({ ...route.experience, collaborators: [] });
  expect(read.points).toEqual(
    points.map(({ id, point }) => ({ id, point: { ...point, chatbot: "" } })),
  );
  expect(read.assets).toEqual([ASSET]);
  expect(read.botsLeftOut).toBe(points.filter(({ point }) => point.chatbot).length);
});

test("what an older installation did not write has its default", () => {
  const read = opened(
    changed(({ experience }) => ({ experience: { ...experience, repeat: undefined } })),
  );
  expect(read.experience.repeat).toBe(false);
});

test.each([
  ["no JSON", () => "{"],
  ["another format", () => changed(() => ({ format: "x" }))],
  [
    "a name that is too long",
    () =>
      changed(({ experience }) => ({ experience: { ...experience, city: "x".repeat(10_000) } })),
  ],
  [
    "NUL in a text",
    () => changed(({ experience }) => ({ experience: { ...experience, city: "a\0b" } })),
  ],
  ["assets of one id", () => changed(() => ({ assets: [ASSET, ASSET] }))],
  [
    "a value of another kind",
    () => changed(({ experience }) => ({ experience: { ...experience, repeat: "yes" } })),
  ],
  ["points of one id", () => changed(({ points: [first] }) => ({ points: [first, first] }))],
  [
    "a path out of the archive",
    () => changed(() => ({ assets: [{ ...ASSET, file: "assets/../../x.webp" }] })),
  ],
  [
    "an unknown licence",
    () =>
      changed(() => ({
        assets: [{ ...ASSET, attribution: { author: "", licence: "x", credit: "" } }],
      })),
  ],
  ["an unknown type of asset", () => changed(() => ({ assets: [{ ...ASSET, type: 7 }] }))],
])("%s is no archive", (_what, written) => {
  expect(readArchive(written())).toBe("notAnArchive");
});

test("TRU-20 a text of lists within each other, deeper than the stack, is no archive", () => {
  const lists = "[".repeat(100_000) + "]".repeat(100_000);
  expect(readArchive(lists)).toBe("notAnArchive");
  expect(readArchive(`{"format":${lists}}`)).toBe("notAnArchive");
});

test("an archive of a version that is not known is called so", () => {
  expect(readArchive(changed(() => ({ version: 2 })))).toBe("unknownVersion");
});

test("assets are exchanged wherever they are named; those that did not come are taken out", () => {
  const ids = assetIdsOf(
    route.experience,
    points.map(({ point }) => point),
  );
  expect(ids).toContain(route.experience.image);
  const other = new Map([[route.experience.image, 900]]);
  const moved = withAssets(route.experience, other);
  expect(moved.image).toBe(900);
  expect(
    assetIdsOf(
      moved,
      points.map(({ point }) => withAssets(point, other)),
    ),
  ).toEqual([900]);
});
