import { expect, test } from "vitest";
import { closures } from "./closure.ts";
import { referencesOf } from "./references.ts";

/** The closures of a project that is only texts. */
const closureIn = (texts: Readonly<Record<string, string>>) =>
  closures({
    root: "/nowhere",
    files: Object.keys(texts),
    references: (file) => referencesOf(file, texts[file] ?? ""),
  }).closureOf;

test("a test reaches what it imports, and what that imports", () => {
  const closureOf = closureIn({
    "packages/a/src/x.test.ts": 'import { x } from "./x.ts";\nexport { y } from "./y.ts";',
    "packages/a/src/x.ts": 'export const x = () => import("../lazy/later.ts");',
    "packages/a/src/y.ts": "export const y = 1;",
    "packages/a/lazy/later.ts": "",
    "packages/a/src/other.ts": "",
    "packages/a/package.json": "{}",
  });
  expect(closureOf("packages/a/src/x.test.ts")).toEqual([
    "packages/a/lazy/later.ts",
    "packages/a/package.json",
    "packages/a/src/x.test.ts",
    "packages/a/src/x.ts",
    "packages/a/src/y.ts",
  ]);
});

test("what is imported for its types alone has no effect", () => {
  const closureOf = closureIn({
    "a.ts":
      'import type { B } from "./b.ts";\nexport type { C } from "./c.ts";\nlet d: import("./d.ts").D;',
    "b.ts": "",
    "c.ts": "",
    "d.ts": "",
  });
  expect(closureOf("a.ts")).toEqual(["a.ts"]);
});

test.each([
  ["a worker", 'new Worker(new URL("./worker.ts", import.meta.url))', "packages/a/src/worker.ts"],
  ["text with a query", 'import text from "./page.css?inline"', "packages/a/src/page.css"],
  ["a glob", 'import.meta.glob("./parts/*.ts")', "packages/a/src/parts/one.ts"],
  ["a folder beside it", 'join(import.meta.dirname, "parts")', "packages/a/src/parts/one.ts"],
  ["a template", "readFileSync(`packages/a/src/parts/${name}.ts`)", "packages/a/src/parts/one.ts"],
  [
    "a path from the root",
    'spawn("node", ["packages/a/src/worker.ts"])',
    "packages/a/src/worker.ts",
  ],
  ["a file at the root", 'readFileSync("README.md")', "README.md"],
])("a test reaches %s that it names", (_what, text, reached) => {
  const closureOf = closureIn({
    "packages/a/src/x.test.ts": text,
    "packages/a/src/worker.ts": "",
    "packages/a/src/page.css": "",
    "packages/a/src/parts/one.ts": "",
    "README.md": "",
  });
  expect(closureOf("packages/a/src/x.test.ts")).toEqual(
    ["packages/a/src/x.test.ts", reached].toSorted(),
  );
});

test("a text that is split at a dot, or is called as a folder, reaches nothing", () => {
  const closureOf = closureIn({
    "packages/a/src/x.ts": 'name.split("."); const kind = "parts";',
    "packages/a/src/parts/one.ts": "",
  });
  expect(closureOf("packages/a/src/x.ts")).toEqual(["packages/a/src/x.ts"]);
});

test("a folder around a test counts where it lists files, and is otherwise where paths begin", () => {
  const texts = (text: string) => ({
    "packages/a/src/deep/x.test.ts": text,
    "packages/a/src/y.ts": "",
  });
  const root = 'const root = join(import.meta.dirname, "..");';
  const reached = (text: string) => closureIn(texts(text))("packages/a/src/deep/x.test.ts");
  expect(reached(`${root} readFileSync(join(root, name));`)).toHaveLength(1);
  expect(reached(`${root} readdirSync(root);`)).toHaveLength(2);
});

test("the sources of a sheet count as texts, and what they import does not", () => {
  const closureOf = closureIn({
    "a.ts": 'import "./a.css";',
    "a.css": '@import "./b.css";\n@source "./parts/*.tsx";\n@source not "./parts/*.stories.tsx";',
    "b.css": "",
    "parts/one.tsx": 'import "./two.ts";',
    "parts/two.ts": "",
  });
  expect(closureOf("a.ts")).toEqual(["a.css", "a.ts", "b.css", "parts/one.tsx"]);
});
