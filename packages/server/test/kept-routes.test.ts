import { expect, test } from "vitest";
import { createKeptRoutes, type KeptRoute } from "../src/tryouts/kept-routes.ts";
import { WrittenJson } from "../src/written-json.ts";

/** Makes a route of so many characters, and notes it. */
function maker() {
  const made: string[] = [];
  const of = (name: string, size: number) => async (): Promise<KeptRoute> => {
    made.push(name);
    return { experience: new WrittenJson(name.padEnd(size)), bots: new Set(), clips: new Map() };
  };
  return { made, of };
}

test("a route is made once for a version, whoever asks at the same time", async () => {
  const kept = createKeptRoutes(100);
  const { made, of } = maker();
  await Promise.all([1, 2, 3].map(() => kept.read(7, "1", of("first", 10))));
  await kept.read(7, "1", of("first", 10));
  expect([kept.has(7, "1"), kept.has(7, "2"), kept.has(8, "1")]).toEqual([true, false, false]);
  await kept.read(7, "2", of("second", 10));
  expect(made).toEqual(["first", "second"]);
});

test("of all only so many characters are kept, those used last", async () => {
  const kept = createKeptRoutes(100);
  const { made, of } = maker();
  await kept.read(1, "1", of("a", 40));
  await kept.read(2, "1", of("b", 40));
  await kept.read(1, "1", of("a", 40));
  await kept.read(3, "1", of("c", 40));
  await kept.read(1, "1", of("a", 40));
  await kept.read(2, "1", of("b", 40));
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("one that cannot be made is tried again", async () => {
  const kept = createKeptRoutes(100);
  const { of } = maker();
  const fails = () => Promise.reject(new Error("away"));
  await expect(kept.read(1, "1", fails)).rejects.toThrow("away");
  expect((await kept.read(1, "1", of("a", 1))).experience.json).toBe("a");
});
