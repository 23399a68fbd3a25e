import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { declarationsOf } from "./declarations.ts";
import { exportedComponents } from "./exported-names.ts";
import { sourcesIn } from "./sources-in.ts";
import { importsOf, KNOWN_TYPES, packageNamesIn, writtenOutIn } from "./written-out.ts";

const root = join(import.meta.dirname, "../src");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** The types on the page of each folder: what it exports, and the props of the components that it exports. */
const pages = globSync("*/index.ts", { cwd: root }).map((index) => {
  const folder = index.replace("/index.ts", "");
  const sources = sourcesIn(folder);
  const exported = declarationsOf(read(index), sources).map(({ name, text }) => [name, text]);
  const shown = exportedComponents(read(index)).map((component) => `${component}Props`);
  const props = [...sources.matchAll(/^interface (\w+Props)\b[\s\S]*?^\}/gm)]
    .filter(([, name = ""]) => shown.includes(name))
    .map(([text, name]) => [name, text]);
  const types = new Map<string, string>([...props, ...exported] as [string, string][]);
  return { folder, types, imports: importsOf(sources) };
});

const named = pages.flatMap(({ folder, types, imports }) =>
  [...types].flatMap(([type, text]) =>
    packageNamesIn(text, imports).map((one) => ({ ...one, at: `${folder}: ${type}` })),
  ),
);

test("UIK-07 no type of another package stands in the manual without being written out", () => {
  const bare = named
    .filter(({ from, name, of }) => !of && !(`${from} ${name}` in KNOWN_TYPES))
    .map(({ from, name, at }) => `${at}: ${name} of ${from}`);
  expect(bare).toEqual([]);
  expect(named.length).toBeGreaterThan(100);
});

test("UIK-07 what is not written out, and why, is still in use", () => {
  const used = new Set(named.map(({ from, name }) => `${from} ${name}`));
  expect(Object.keys(KNOWN_TYPES).filter((known) => !used.has(known))).toEqual([]);
  expect(Object.values(KNOWN_TYPES).every((reason) => reason.endsWith("."))).toBe(true);
});

test("UIK-07 a type is written out with its members and the page of its package", () => {
  const imports = importsOf('import { type Ref, useId } from "react";');
  expect(writtenOutIn("Ref<HTMLElement>", imports)).toEqual([
    {
      name: "Ref",
      from: "react",
      address: "https://react.dev/reference/react-dom/components/common#ref-callback",
      text: "type Ref<T> = ((element: T | null) => void | (() => void)) | { current: T | null } | null;",
    },
  ]);
});

test("UIK-07 the props of a part of Radix are found by the name under which it is imported", () => {
  const imports = importsOf('import * as RadixTabs from "@radix-ui/react-tabs";');
  const [root_] = writtenOutIn("ComponentProps<typeof RadixTabs.Root>", imports);
  expect(root_?.text).toContain('activationMode?: "automatic" | "manual";');
});

test("a name that is not imported from another package is none of it, also within a text", () => {
  const imports = importsOf('import { Ref } from "react";\nimport { Row } from "./row.ts";');
  expect(packageNamesIn('Row | "Ref" | KeyboardEvent', imports)).toEqual([]);
});
