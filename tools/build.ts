import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const output = join(root, "packages/app/dist/index.html");
const stamp = join(root, "node_modules/.cache/panel-build");

const inputs = [
  "packages/{app,ui,i18n,domain,api-client}/{src,public,openapi}/**/*",
  "packages/{app,ui,i18n,domain,api-client}/*.{ts,json,html}",
  "tailwind.config.ts",
  "tsconfig.base.json",
  "pnpm-lock.yaml",
];

/** A hash of the contents of all files that the built panel depends on. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of globSync(inputs, { cwd: root }).toSorted()) {
    const path = join(root, file);
    if (!statSync(path).isFile()) continue;
    hash.update(`${file}\0`).update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

/**
 * Builds the panel unless the existing build was made from the same inputs.
 * @param anew whether to build it in any case
 * @returns whether a current build exists
 */
export function buildPanel({ anew = false } = {}): boolean {
  const wanted = fingerprint();
  const built = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (!anew && built === wanted && existsSync(output)) return true;
  const build = spawnSync("vite", ["build", "--logLevel", "warn"], {
    cwd: join(root, "packages/app"),
    stdio: "inherit",
  });
  if (build.error) console.error(build.error.message);
  if (build.status !== 0) return false;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}
