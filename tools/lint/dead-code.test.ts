import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";

const knip = join(import.meta.dirname, "../../node_modules/.bin/knip");
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Runs the check for dead code on a small package with these files and returns its output. */
function deadCode(files: Record<string, string>): { passes: boolean; report: string } {
  const folder = mkdtempSync(join(tmpdir(), "explorar-dead-code-"));
  folders.push(folder);
  const manifest = { name: "small", type: "module", main: "./src/main.ts" };
  for (const [file, text] of Object.entries({
    ...files,
    "package.json": JSON.stringify(manifest),
  })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { status, stdout, stderr } = spawnSync(knip, ["--directory", folder], { encoding: "utf8" });
  return { passes: status === 0, report: stdout + stderr };
}

const main = 'import { used } from "./parts.ts";\n\nconsole.log(used);\n';

test("an export that nothing imports fails the check", () => {
  const { passes, report } = deadCode({
    "src/main.ts": main,
    "src/parts.ts": "export const used = 1;\nexport const unused = 2;\n",
  });
  expect(passes).toBe(false);
  expect(report).toContain("unused");
});

test("a file that nothing imports fails the check", () => {
  const { passes, report } = deadCode({
    "src/main.ts": main,
    "src/parts.ts": "export const used = 1;\n",
    "src/forgotten.ts": "export {};\n",
  });
  expect(passes).toBe(false);
  expect(report).toContain("src/forgotten.ts");
});

test("what is used passes", () => {
  const { passes, report } = deadCode({
    "src/main.ts": main,
    "src/parts.ts": "export const used = 1;\n",
  });
  expect(report).not.toContain("unused");
  expect(passes).toBe(true);
});
