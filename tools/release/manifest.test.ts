import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { manualOf, pageOf, readManifest, tagOf, withOrigin } from "./manifest.ts";

test.each([
  ["https://forge.example/team/panel.git", "https://forge.example/team/panel"],
  ["https://forge.example/team/panel", "https://forge.example/team/panel"],
  ["git@forge.example:team/panel.git", "https://forge.example/team/panel"],
  ["ssh://git@forge.example/team/panel.git", "https://forge.example/team/panel"],
  ["/srv/git/panel", undefined],
])("UIK-08 the page of the code at %s", (remote, page) => {
  expect(pageOf(remote)).toBe(page);
});

test.each([
  ["https://github.com/team/panel", "https://team.github.io/panel/"],
  [
    "https://forge.example/team/panel",
    "https://forge.example/team/panel/blob/HEAD/packages/ui/manual/Introduction.mdx",
  ],
])("UIK-08 the manual of the code at %s", (page, manual) => {
  expect(manualOf(page)).toBe(manual);
});

test("UIK-08 the first lines of the readme lead to the manual, also where the package is read", () => {
  const read = () =>
    readFileSync("packages/ui/README.md", "utf8").split("\n").slice(0, 5).join("\n");
  const before = read();
  expect(before).toContain("[manual](manual/Introduction.mdx)");
  let during = "";
  withOrigin("https://github.com/team/panel", () => (during = read()));
  expect(during).toContain("[manual](https://team.github.io/panel/)");
  expect(read()).toBe(before);
});

test("UIK-08 a release's tag names the package and its version", () => {
  expect(tagOf({ name: "@panel/ui", version: "1.2.3" })).toBe("@panel/ui@1.2.3");
  expect(readManifest().name).toBe("@panel/ui");
});

test("UIK-08 the manifest says where the package comes from while it is packed, and not afterwards", () => {
  const read = () => readFileSync("packages/ui/package.json", "utf8");
  const before = read();
  let during: unknown;
  withOrigin("https://forge.example/team/panel", () => (during = JSON.parse(read())));
  expect(during).toMatchObject({
    homepage: "https://forge.example/team/panel#readme",
    bugs: "https://forge.example/team/panel/issues",
    repository: { url: "git+https://forge.example/team/panel.git", directory: "packages/ui" },
  });
  expect(() =>
    withOrigin(undefined, () => {
      throw new Error("no disk");
    }),
  ).toThrow("no disk");
  expect(read()).toBe(before);
});
