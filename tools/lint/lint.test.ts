import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { colourFaults } from "./css.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const fixtures = fileURLToPath(new URL("fixtures", import.meta.url));

/** The fixtures are copied outside of the project, because its configuration ignores them. */
const copy = mkdtempSync(join(tmpdir(), "lint-"));
cpSync(fixtures, copy, { recursive: true });
cpSync(join(root, "tsconfig.base.json"), join(copy, "tsconfig.json"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

interface Report {
  readonly diagnostics: readonly {
    readonly filename: string;
    readonly code: string;
    readonly severity: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}

/** Lints with the project's configuration and returns the errors as `file:line rule`. */
function lint(): readonly string[] {
  const config = join(root, ".oxlintrc.json");
  const run = spawnSync(
    join(root, "node_modules/.bin/oxlint"),
    ["--config", config, "--format", "json", "--threads", "1"],
    { cwd: copy, encoding: "utf8", timeout: 60_000, killSignal: "SIGKILL" },
  );
  if (!run.stdout.startsWith("{")) throw new Error(run.stdout + run.stderr);
  const report: Report = JSON.parse(run.stdout);
  return report.diagnostics.map(({ filename, code, severity, labels }) => {
    const rule = code.replace("(", "/").replace(")", "").replace("react-hooks/", "react/");
    return `${filename}:${labels[0]?.span.line} ${severity} ${rule}`;
  });
}

/** The lines of a tree that carry the mark `fails` in a comment. */
function markedLines(folder: string): string[] {
  return readdirSync(join(fixtures, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const file = join(entry.parentPath, entry.name);
      return readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, index) =>
          /\/[/*] fails/.test(line) ? [`${file.slice(fixtures.length + 1)}:${index + 1}`] : [],
        );
    })
    .toSorted();
}

const folders = (folder: string) => readdirSync(join(fixtures, folder)).toSorted();
const cases = folders(".")
  .filter((plugin) => plugin !== "css")
  .flatMap((plugin) => folders(plugin).map((rule) => `${plugin}/${rule}`))
  .flatMap((rule) => folders(rule).map((name) => ({ rule, name })));

const reports = lint();

describe.each(cases)("$rule: $name", ({ rule, name }) => {
  const of = (twin: string) =>
    reports.filter((line) => line.startsWith(`${rule}/${name}/${twin}/`));

  test("reports every marked line as an error, by this rule alone", () => {
    const marked = markedLines(`${rule}/${name}/fail`);
    expect(marked).not.toEqual([]);
    expect([...new Set(of("fail"))].toSorted()).toEqual(
      marked.map((line) => `${line} error ${rule}`).toSorted(),
    );
  });

  test("lets the clean twin pass", () => {
    expect(of("pass")).toEqual([]);
  });
});

describe("colours in style sheets", () => {
  test("reports every marked line, and the tokens' own file never", () => {
    const found = colourFaults(join(fixtures, "css/fail"));
    expect(found.map(({ file, line }) => `css/fail/${file}:${line}`).toSorted()).toEqual(
      markedLines("css/fail"),
    );
  });

  test("lets the clean twin pass", () => {
    expect(colourFaults(join(fixtures, "css/pass"))).toEqual([]);
  });
});

test("every rule of the project's own plugin has a fixture that must fail", async () => {
  const { default: plugin } = await import("./plugin.ts");
  expect(folders("explorar")).toEqual(Object.keys(plugin.rules).toSorted());
});
