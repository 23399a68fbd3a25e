import { expect, test } from "vitest";
import { sideBySide, type Piece } from "./side-by-side.ts";

/** Pieces of work that end when the test says so, and the list of those that have begun. */
function controlled() {
  const begun: string[] = [];
  const ends = new Map<string, (outcome: string) => void>();
  const work = ({ name }: Piece) =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, resolve);
    });
  /** Ends one and waits until the work that was waiting for it has begun. */
  const end = async (name: string) => {
    ends.get(name)?.(`${name} is over`);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, work, end };
}

test("no more than the allowed number run at once, and the first that may begin is started next", async () => {
  const { begun, work, end } = controlled();
  const pieces = ["a", "b", "c", "d"].map((name) => ({ name }));
  const all = sideBySide(pieces, 2, work);
  expect(begun).toEqual(["a", "b"]);
  await end("b");
  expect(begun).toEqual(["a", "b", "c"]);
  for (const name of ["c", "d", "a"]) await end(name);
  expect(await all).toEqual(["a is over", "b is over", "c is over", "d is over"]);
});

test("a piece waits for those that it comes after, and lets later ones pass", async () => {
  const { begun, work, end } = controlled();
  const pieces = [
    { name: "build" },
    { name: "use", after: ["build", "not chosen"] },
    { name: "other" },
  ];
  const all = sideBySide(pieces, 2, work);
  expect(begun).toEqual(["build", "other"]);
  await end("build");
  expect(begun).toEqual(["build", "other", "use"]);
  for (const name of ["use", "other"]) await end(name);
  expect(await all).toHaveLength(3);
});

test("pieces that wait for each other cause an error at once", async () => {
  const pieces = [
    { name: "a", after: ["b"] },
    { name: "b", after: ["a"] },
  ];
  await expect(sideBySide(pieces, 2, async () => "")).rejects.toThrow("wait for each other");
});
