import tailwindcss from "@tailwindcss/vite";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin, transformWithOxc, type UserConfig } from "vite";
import { scopedSheet } from "./build/scoped-sheet.ts";

/**
 * Builds the package as it is published, in two runs: the modules (`vite build`), then the compiled
 * style sheets (`vite build --mode styles`), which read their class names from those modules.
 */
const root = import.meta.dirname;
const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** One entry for each folder and each worker; `conformance`, which only stories use, is not published. */
const entries = Object.fromEntries(
  globSync("src/*/{index,*.worker}.ts", { cwd: root })
    .filter((path) => !path.includes("conformance"))
    .map((path) => [path.slice("src/".length, -".ts".length), join(root, path)]),
);

/** Packages that come with the app, as dependencies or as its own copies: `react` and `react/jsx-runtime` alike. */
function isForeign(id: string): boolean {
  const { dependencies, peerDependencies } = JSON.parse(read("package.json"));
  const names = Object.keys({ ...dependencies, ...peerDependencies });
  return names.some((name) => id === name || id.startsWith(`${name}/`));
}

/** Matches code that needs a browser: hooks, contexts, handlers and workers, and packages with those but without "use client". */
const browserOnly =
  /\buse(?:[A-Z]\w*)?\(|\bcreateContext[<(]|\son[A-Z]\w*=\{|\bnew Worker\(|from "(?:react-dom|react-aria-components|lucide-react|ol\/|@tanstack\/|@radix-ui\/(?!react-slot))/;

/**
 * Writes the modules a second time for server components, into `server`: those that need a browser as a module with "use client"
 * that hands on the names of the first, and all others as they are, so that plain functions stay callable. The first ones are
 * without the directive, of which every bundler would warn that it ignores it.
 */
const forServers: Plugin = {
  name: "for-servers",
  generateBundle(_options, files) {
    for (const file of Object.values(files)) {
      if (file.type !== "chunk" || file.fileName.endsWith(".worker.js")) continue;
      const { facadeModuleId: path, fileName, exports: names, code } = file;
      const needsBrowser = path !== null && browserOnly.test(readFileSync(path, "utf8"));
      const given = `{ ${names.join(", ")} }`;
      const back = "../".repeat(fileName.split("/").length);
      this.emitFile({
        type: "asset",
        fileName: `server/${fileName}`,
        source: needsBrowser
          ? `"use client";\nimport ${given} from "${back}${fileName}";\nexport ${given};\n`
          : code,
      });
    }
  },
};

/** Copies the style sheets for apps with Tailwind, with the token names from the Tailwind config of the root, and the translator's file. */
const tokens: Plugin = {
  name: "tokens",
  async generateBundle() {
    const names = "../../tailwind.config.ts";
    const emit = (fileName: string, source: string) =>
      this.emitFile({ type: "asset", fileName, source });
    const config = await transformWithOxc(read(names), names);
    emit("tailwind.config.js", config.code);
    emit("theme.css", read("src/theme.css").replace(`../${names}`, "./tailwind.config.js"));
    emit("tokens.css", read("src/tokens.css"));
    emit("label-sets/english.json", read("src/label-sets/english.json"));
  },
};

/**
 * Workers stay separate modules, whose packages the app installs. Their URLs are hidden from this
 * build, which would bundle a worker into one file; the app's build finds them again.
 */
const workers: Plugin = {
  name: "workers",
  enforce: "pre",
  transform: (code) =>
    code.replaceAll(
      /new Worker\(new URL\("(\.\/[\w-]+\.worker)\.ts"/g,
      'new Worker(new URL(["$1.js"][0]',
    ),
  renderChunk: (code) =>
    code.replaceAll(/new URL\(\["(\.\/[\w-]+\.worker\.js)"\]\[0\]/g, 'new URL("$1"'),
};

const DRACO = "draco3dgltf/draco_decoder_gltf_nodejs.js";

/**
 * Draco's decoder as a module of ours. It is written for Node and asks for its files, of which the builds of apps would warn;
 * in a browser it takes its WebAssembly as bytes.
 */
const draco: Plugin = {
  name: "draco",
  renderChunk: (code) => code.replaceAll(JSON.stringify(DRACO), '"./draco-decoder.js"'),
  generateBundle() {
    const fileName = "models/src/gltf/draco-decoder.js";
    this.emitFile({
      type: "asset",
      fileName: `server/${fileName}`,
      source: `export { default } from "../../../../${fileName}";\n`,
    });
    this.emitFile({
      type: "asset",
      fileName,
      source: [
        "const module = { exports: {} };",
        "const { exports } = module;",
        "const require = () => ({});",
        read(`node_modules/${DRACO}`),
        "export default module.exports;",
        "",
      ].join("\n"),
    });
  },
};

/** Compiles JSX with the runtime that marks the elements of the library. */
const MARKING = "marking";
const marking: Plugin = {
  name: MARKING,
  enforce: "pre",
  resolveId: (id) =>
    id === `${MARKING}/jsx-runtime` ? join(root, "src/style/jsx-runtime.ts") : undefined,
};

const modules: UserConfig = {
  plugins: [marking, tokens, workers, draco, forServers],
  oxc: { jsx: { runtime: "automatic", importSource: MARKING, development: false } },
  build: {
    target: "es2023",
    minify: false,
    lib: { entry: entries, formats: ["es"] },
    rolldownOptions: {
      external: isForeign,
      output: {
        preserveModules: true,
        preserveModulesRoot: join(root, "src"),
        entryFileNames: "[name].js",
      },
    },
  },
};

/** Builds the compiled style sheet for apps without Tailwind, with the classes of all components. */
const everything: Plugin = {
  name: "everything",
  resolveId: (id) => (id.endsWith("/styles.css") ? id : undefined),
  load: (id) =>
    id.endsWith("/styles.css")
      ? '@import "tailwindcss" source(none);\n@import "./theme.css";'
      : undefined,
};

/** Derives the sheet for pages with styles of their own from the compiled one. */
const scoped: Plugin = {
  name: "scoped",
  apply: "build",
  writeBundle: () =>
    writeFileSync(join(root, "dist/scoped.css"), scopedSheet(read("dist/styles.css"))),
};

const styles: UserConfig = {
  plugins: [everything, tailwindcss(), scoped],
  base: "./",
  build: {
    target: "es2023",
    emptyOutDir: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: join(root, "dist/styles.css"),
      output: {
        assetFileNames: ({ names }) =>
          names[0]?.endsWith(".css") ? "styles.css" : "fonts/[name][extname]",
      },
    },
  },
};

export default defineConfig(({ mode }) => ({
  root,
  ...(mode === "styles" ? styles : modules),
}));
