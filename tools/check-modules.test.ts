import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

/** What is said of a build with one module. */
function check(module: string): { status: number | null; stderr: string } {
  const cwd = mkdtempSync(join(tmpdir(), "modules-"));
  try {
    mkdirSync(join(cwd, "dist/assets"), { recursive: true });
    writeFileSync(join(cwd, "dist/assets/page.js"), module);
    const program = join(import.meta.dirname, "check-modules.ts");
    const flags = ["--experimental-vm-modules", "--no-warnings"];
    return spawnSync(process.execPath, [...flags, program], { cwd, encoding: "utf8" });
  } finally {
    rmSync(cwd, { recursive: true });
  }
}

test("a module that exports what it does not have fails the build", () => {
  const { status, stderr } = check("const show = 1; export { show, page_exports as t };");
  expect(stderr).toMatch(/^dist\/assets\/page\.js: .*page_exports/);
  expect(status).toBe(1);
});

test("one that a browser takes passes, and does not run", () => {
  const { status, stderr } = check(
    'import "./gone.js"; throw new Error("It runs"); export const show = 1;',
  );
  expect(stderr).toBe("");
  expect(status).toBe(0);
});
