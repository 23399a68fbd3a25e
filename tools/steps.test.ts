import { expect, test } from "vitest";
import { shortCheck, steps } from "./steps.ts";

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test("the short check leaves what proves the same in one more engine or browser to the whole one, and names it", () => {
  const { now, left } = shortCheck(steps, []);
  expect(names(left)).toEqual([
    "postgres",
    "visual",
    "engines",
    "webkit",
    "firefox",
    "pack",
    "tools",
    "mutation",
  ]);
  expect([...names(now), ...names(left)].toSorted()).toEqual(names(steps).toSorted());
});

test.each([
  ["packages/ui/src/button/Button.tsx", ["visual"]],
  ["packages/server/src/db/sqlite.ts", ["postgres", "engines"]],
  ["packages/server/src/points/repository.ts", ["postgres"]],
  ["packages/server/src/points/service.ts", []],
  ["tools/firefox.ts", ["firefox", "tools"]],
  ["packages/ui/package.json", ["pack"]],
  ["packages/ui/package.json.orig", []],
  ["README.md", []],
])("a change of %s has the short check run %j too", (file, added) => {
  const without = new Set(names(shortCheck(steps, []).now));
  expect(names(shortCheck(steps, [file]).now).filter((name) => !without.has(name))).toEqual(added);
});
