import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { manualOf, pageOf, readManifest, tagOf, withOrigin } from "./manifest.ts";

// Of its own, since other steps of the check read the package's at the same time.
const folder = mkdtempSync(join(tmpdir(), "panel-manifest-"));
for (const name of ["package.json", "README.md"]) {
  copyFileSync(join("packages/ui", name), join(folder, name));
}
afterAll(() => rmSync(folder, { recursive: true }));

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
    readFileSync(join(folder, "README.md"), "utf8").split("\n").slice(0, 5).join("\n");
  const before = read();
  expect(before).toContain("[manual](manual/Introduction.mdx)");
  let during = "";
  withOrigin("https://github.com/team/panel", () => (during = read()), folder);
  expect(during).toContain("[manual](https://team.github.io/panel/)");
  expect(read()).toBe(before);
});

test("UIK-08 a release's tag names the package and its version", () => {
  expect(tagOf({ name: "@panel/ui", version: "1.2.3" })).toBe("@panel/ui@1.2.3");
  expect(readManifest().name).toBe("@panel/ui");
});

test("UIK-08 the manifest says where the package comes from while it is packed, and not afterwards", () => {
  const read = () => readFileSync(join(folder, "package.json"), "utf8");
  const before = read();
  let during: unknown;
  withOrigin("https://forge.example/team/panel", () => (during = JSON.parse(read())), folder);
  expect(during).toMatchObject({
    homepage: "https://forge.example/team/panel#readme",
    bugs: "https://forge.example/team/panel/issues",
    repository: { url: "git+https://forge.example/team/panel.git", directory: "packages/ui" },
  });
  expect(() =>
    withOrigin(
      undefined,
      () => {
        throw new Error("no disk");
      },
      folder,
    ),
  ).toThrow("no disk");
  expect(read()).toBe(before);
});
