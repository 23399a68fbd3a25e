import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createServer, preview } from "vite";
import manifest from "../package.json" with { type: "json" };
import { boxGlb } from "@panel/models/fixtures/boxes";
import { emptyFolder, type Packed, pnpm, run } from "./packed.ts";
import { writeRecipes } from "./recipes.ts";

/** How an app loads the components' styles. */
export type Styles = "tailwind" | "compiled";

/** An app outside of the workspace that has the package only as a tarball. */
export interface FreshApp {
  folder: string;
  /** The address of the built app. */
  url: string;
  /** What its build has written on the console, warnings included. */
  said: string;
  stop(): Promise<void>;
}

const sheets: Record<Styles, string> = {
  tailwind: '@import "tailwindcss";\n@import "@panel/ui/theme.css";\n',
  compiled: '@import "@panel/ui/styles.css";\n',
};
const plugins: Record<Styles, string> = {
  tailwind: 'import plugin from "@tailwindcss/vite";\nexport default { plugins: [plugin()] };\n',
  compiled: `export default { build: { rolldownOptions: { input: ["index.html", "scoped.html"] } } };\n`,
};

/** The versions of packages that the workspace uses. */
async function versions(names: readonly string[]): Promise<Record<string, string>> {
  const read = async (name: string) => {
    const path = join(import.meta.dirname, "../node_modules", name, "package.json");
    return [name, String(JSON.parse(await readFile(path, "utf8")).version)] as const;
  };
  return Object.fromEntries(await Promise.all(names.map(read)));
}

/** The peers of the package, with what else an app needs, in the versions of the workspace. */
export function peersAnd(...others: string[]): Promise<Record<string, string>> {
  return versions([...Object.keys(manifest.peerDependencies), "@types/react-dom", ...others]);
}

/** Installs with npm (flat node_modules) for the app without Tailwind, with pnpm (strict) for the app with it. */
function install(styles: Styles, folder: string): Promise<string> {
  return styles === "compiled"
    ? run("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund"], folder)
    : run("npx", [...pnpm, "install", "--prefer-offline", "--ignore-workspace"], folder);
}

/** A module that imports every subpath, by the name of its folder. */
function everySubpath(subpaths: readonly string[]): string {
  const lines = subpaths.map((path) => `export * as "${path}" from "@panel/ui/${path}";`);
  return `${lines.join("\n")}\n`;
}

/**
 * Makes, installs, type-checks, builds and serves an app.
 * @param npmrc settings of the package manager, as the registry of a scope
 */
export async function freshApp(
  styles: Styles,
  { source, subpaths }: Pick<Packed, "source" | "subpaths">,
  npmrc = "",
): Promise<FreshApp> {
  const folder = await emptyFolder(styles);
  const tailwind = styles === "tailwind" ? ["tailwindcss", "@tailwindcss/vite"] : [];
  const needed = await peersAnd("vite", "typescript", ...tailwind);
  const dependencies = { ...needed, "@panel/ui": source };
  await cp(join(import.meta.dirname, "fresh-app"), folder, { recursive: true });
  await mkdir(join(folder, "public"));
  await writeRecipes(folder, ["src/nonce.ts", "src/theme.css"]);
  await Promise.all([
    writeFile(
      join(folder, "package.json"),
      JSON.stringify({ name: "fresh", private: true, type: "module", dependencies }),
    ),
    writeFile(join(folder, ".npmrc"), npmrc),
    writeFile(join(folder, "public/box.glb"), boxGlb()),
    writeFile(join(folder, "vite.config.js"), plugins[styles]),
    writeFile(join(folder, "src/app.css"), sheets[styles]),
    writeFile(join(folder, "src/every.ts"), everySubpath(subpaths)),
  ]);
  await install(styles, folder);
  await run(join(folder, "node_modules/.bin/tsc"), ["-p", folder], folder);
  const said = await run("sh", ["-c", "node_modules/.bin/vite build 2>&1"], folder);
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: "silent",
    preview: { host: "127.0.0.1", port: 0 },
  });
  const [url = ""] = server.resolvedUrls?.local ?? [];
  return { folder, url, said, stop: () => server.close() };
}

/** The same app in Vite's development server, where Vite pre-bundles its packages. */
export async function serveUnbuilt({ folder }: FreshApp): Promise<Pick<FreshApp, "url" | "stop">> {
  const server = await createServer({
    root: folder,
    logLevel: "silent",
    server: { host: "127.0.0.1", port: 0 },
  });
  await server.listen();
  const [url = ""] = server.resolvedUrls?.local ?? [];
  return { url, stop: () => server.close() };
}
