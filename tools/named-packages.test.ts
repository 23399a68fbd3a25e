import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// The packages that the specification requires, each in the place where it requires them.

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const manifest = (folder: string) =>
  JSON.parse(read(join(folder, "package.json"))) as {
    name: string;
    scripts: Record<string, string>;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
    peerDependencies?: Record<string, string>;
  };

const isTest = (path: string) => /\.(test|stories|test-d)\.tsx?$/.test(path);
const source = (folder: string) =>
  globSync("src/**/*.{ts,tsx}", { cwd: join(root, folder) })
    .filter((path) => !isTest(path))
    .map((path) => join(folder, path));
const stories = globSync("packages/ui/src/**/*.stories.tsx", { cwd: root });

/** Import specifiers of a source, except those of type-only imports, which do not prove that a package is used. */
const importsOf = (text: string) =>
  [
    ...text.matchAll(
      /^(?:import|export)(?! type)[^;]*?from\s+["']([^"']+)["']|^import ["']([^"']+)["']/gm,
    ),
  ].map((match) => match[1] ?? match[2] ?? "");
const isOf = (name: string) => (specifier: string) =>
  specifier === name || specifier.startsWith(`${name}/`);

const imported = (name: string, files: readonly string[]) =>
  files.some((path) => importsOf(read(path)).some(isOf(name)));
const declared = (name: string, folder: string) => {
  const { dependencies, devDependencies, peerDependencies } = manifest(folder);
  return name in { ...dependencies, ...devDependencies, ...peerDependencies };
};

const inSource = ["packages/ui", "packages/app"];

test.each([
  ["react", inSource],
  ["react-dom", ["packages/app"]],
  ["react-router-dom", ["packages/app"]],
  ["@radix-ui/react-dialog", ["packages/ui"]],
  ["@radix-ui/react-tabs", ["packages/ui"]],
  ["@radix-ui/react-tooltip", ["packages/ui"]],
  ["class-variance-authority", ["packages/ui"]],
  ["@tanstack/react-table", ["packages/ui"]],
  ["@tanstack/react-form", inSource],
  ["zod", ["packages/app", "packages/api-client"]],
  ["i18next", ["packages/i18n"]],
  ["react-i18next", ["packages/app"]],
  ["ol", ["packages/ui"]],
])("%s is declared and imported by %j", (name, folders) => {
  for (const folder of folders) {
    expect(declared(name, folder), `${folder} declares ${name}`).toBe(true);
    expect(imported(name, source(folder)), `${folder} imports ${name}`).toBe(true);
  }
});

test.each([
  ["modal-alert/ModalAlert.tsx", "@radix-ui/react-dialog"],
  ["tabs/TabsParts.tsx", "@radix-ui/react-tabs"],
  ["language-tabs/LanguageTabs.tsx", "@radix-ui/react-tabs"],
  ["tooltip/TooltipParts.tsx", "@radix-ui/react-tooltip"],
  ["data-table/use-table-model.ts", "@tanstack/react-table"],
])("@panel/ui's %s stands on %s", (file, name) => {
  expect(imported(name, [join("packages/ui/src", file)])).toBe(true);
});

test("vite builds the panel and the library", () => {
  for (const folder of inSource) {
    expect(declared("vite", folder)).toBe(true);
    expect(importsOf(read(join(folder, "vite.config.ts")))).toContain("vite");
    expect(manifest(folder).scripts["build"]).toMatch(/\bvite build\b/);
  }
});

test("tailwindcss styles the panel and the library, with the config at the root", () => {
  for (const folder of inSource) expect(declared("tailwindcss", folder)).toBe(true);
  expect(read("packages/app/src/public.css")).toContain('@import "tailwindcss"');
  expect(read("packages/ui/src/styles.css")).toContain('@import "tailwindcss"');
  expect(read("packages/ui/src/theme.css")).toContain('@config "../../../tailwind.config.ts"');
});

test("storybook shows every story, and its storybook/test drives them as tests in vitest", () => {
  expect(declared("storybook", ".")).toBe(true);
  expect(manifest(".").scripts["stories"]).toMatch(/^storybook /);
  expect(stories.length).toBeGreaterThan(0);
  expect(stories.some((path) => importsOf(read(path)).includes("storybook/test"))).toBe(true);
  expect(declared("vitest", ".")).toBe(true);
  expect(manifest(".").scripts["stories:test"]).toMatch(/^vitest run\b.*--project storybook\b/);
  expect(importsOf(read("vitest.config.ts"))).toContain("@storybook/addon-vitest/vitest-plugin");
});

test("chromatic shows the marked stories to reviewers", () => {
  expect(declared("chromatic", ".")).toBe(true);
  expect(manifest(".").scripts["chromatic:run"]).toBe("chromatic");
  expect(existsSync(join(root, "chromatic.config.json"))).toBe(true);
});

test("the top level has the required files and folders", () => {
  const wanted =
    "package.json pnpm-workspace.yaml packages/ui packages/app packages/api-client packages/i18n .storybook tailwind.config.ts README.md";
  expect(wanted.split(" ").filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(manifest("packages/ui").name).toBe("@panel/ui");
});
