import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepareClient } from "./client.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

const buildPage = join(root, "tools/unchanged/build-page.ts");
const checkModules = join(root, "tools/check-modules.ts");

/** A package that Vite builds into its folder dist. */
interface Build {
  name: "app" | "widget" | "player";
  /** The runs of Vite, by mode; they write different files. */
  modes: readonly string[];
  /** A script of the package that adds to what Vite has written. */
  afterwards?: string;
}

/** The panel, the chat that pages embed, and the page in which a route is tried. */
const builds: readonly Build[] = [
  { name: "app", modes: ["production"], afterwards: "build/draw-pages.ts" },
  { name: "widget", modes: ["production", "loader"] },
  { name: "player", modes: ["production", "worker"] },
];

const inputsOf = ({ name }: Build) => [
  `packages/{${name},ui,media,files,i18n,domain,api-client}/{src,build,public,openapi}/**/*`,
  `packages/{${name},ui,media,files,i18n,domain,api-client}/*.{ts,json,html}`,
  "tailwind.config.ts",
  "tsconfig.base.json",
  "pnpm-lock.yaml",
];

/** A hash of the contents of all files that a build depends on. */
function fingerprint(build: Build): string {
  const hash = createHash("sha256");
  for (const file of globSync(inputsOf(build), { cwd: root }).toSorted()) {
    const path = join(root, file);
    if (!statSync(path).isFile()) continue;
    hash.update(`${file}\0`).update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

function run(build: Build): boolean {
  const commands = build.modes.map((mode) => [process.execPath, buildPage, mode]);
  if (build.afterwards) commands.push([process.execPath, build.afterwards]);
  commands.push([process.execPath, "--experimental-vm-modules", "--no-warnings", checkModules]);
  return commands.every(([command = "", ...words]) => {
    const { error, status } = spawnSync(command, words, {
      cwd: join(root, "packages", build.name),
      stdio: "inherit",
    });
    if (error) console.error(error.message);
    return status === 0;
  });
}

interface BuildOptions {
  /** Whether to build them in any case. */
  anew?: boolean;
  /** Which of them. @default all */
  names?: readonly Build["name"][];
}

/**
 * Builds the panel, the chat and the player, each unless its existing build was made from the same inputs.
 * @returns whether current builds exist
 */
export function buildPages({
  anew = false,
  names = ["app", "widget", "player"],
}: BuildOptions = {}): boolean {
  if (!prepareClient()) return false;
  const wished = builds.filter(({ name }) => names.includes(name));
  return wished.every((build) => {
    const output = join(root, "packages", build.name, "dist/index.html");
    const stamp = join(root, `node_modules/.cache/${build.name}-build`);
    const wanted = fingerprint(build);
    const built = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
    if (!anew && built === wanted && existsSync(output)) return true;
    if (!run(build)) return false;
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, wanted);
    return true;
  });
}
