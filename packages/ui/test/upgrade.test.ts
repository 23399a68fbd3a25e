import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emptyFolder, run } from "./packed.ts";
import { upgraded } from "./migration.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFile(join(root, path), "utf8");

test("UIK-08 a page written for 0.1.0 compiles once the replacements of the migration page are made", async () => {
  const before = await read("test/upgrade/Page.tsx");
  const after = upgraded(before, await read("MIGRATION.md"));
  expect(after).not.toBe(before);
  const folder = await emptyFolder("upgrade");
  const page = join(folder, "Page.tsx");
  await writeFile(page, after);
  const config = join(folder, "tsconfig.json");
  await writeFile(
    config,
    JSON.stringify({
      extends: join(root, "tsconfig.json"),
      compilerOptions: {
        noEmit: true,
        types: [],
        typeRoots: [join(root, "node_modules/@types")],
        paths: {
          "@panel/ui/*": [join(root, "src/*/index.ts")],
          react: [join(root, "node_modules/@types/react")],
          "react/*": [join(root, "node_modules/@types/react/*")],
        },
      },
      include: [],
      files: [page],
    }),
  );
  await run(join(root, "node_modules/.bin/tsc"), ["-p", config], root);
});
