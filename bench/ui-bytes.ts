import tailwindcss from "@tailwindcss/vite";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";

/** One page that shows one part, as a reader of its documentation would write it. */
interface Entry {
  /** The page, in packages/ui/test/byte-pages. */
  page: string;
  /** Its budget in bytes. */
  limit: number;
  /** The best other library, measured in the same way; for the tooltip, the best that uses Radix. */
  peer?: number;
}

/** 1 kB is 1000 bytes here. */
const entries: readonly Entry[] = [
  { page: "modal-alert", limit: 20_700, peer: 24_100 },
  { page: "tooltip", limit: 22_200, peer: 27_100 },
  { page: "language-tabs", limit: 15_000, peer: 17_700 },
  { page: "sortable-table", limit: 20_000, peer: 22_500 },
  { page: "all-four", limit: 50_700, peer: 49_600 },
  { page: "whole-table", limit: 37_700 },
  { page: "map-picker", limit: 85_700 },
];

const library = join(import.meta.dirname, "../packages/ui");

/** A production build in memory; React is there already. */
async function bundle(input: string, plugins: Plugin[] = []): Promise<Rolldown.RolldownOutput> {
  const config: InlineConfig = {
    root: join(library, "test/byte-pages"),
    configFile: false,
    logLevel: "error",
    plugins,
    build: {
      target: "es2023",
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input, external: /^react(-dom)?($|\/)/ },
    },
  };
  return (await build(config)) as Rolldown.RolldownOutput;
}

/** Our own modules that are included in the page. Tailwind reads the classes from these. */
function ownModules(output: Rolldown.RolldownOutput): string[] {
  const chunks = output.output.filter((file) => file.type === "chunk");
  return chunks
    .flatMap((chunk) => Object.entries(chunk.modules))
    .filter(([path, { renderedLength }]) => path.startsWith(library) && renderedLength > 0)
    .map(([path]) => path);
}

/** The style sheet of an app that is this one page: Tailwind, the tokens, the font, the classes in these modules. */
function sheetFor(modules: readonly string[]): { path: string; plugin: Plugin } {
  const path = join(library, "src/page.css");
  const sources = modules.map((module) => `@source "${module}";`).join("\n");
  const theme = readFileSync(join(library, "src/theme.css"), "utf8");
  const code = `@import "tailwindcss" source(none);\n${theme.replace('@source "./";', sources)}`;
  if (!code.includes(sources)) throw new Error("theme.css names no source");
  const plugin: Plugin = {
    name: "sheet",
    enforce: "pre",
    resolveId: (id) => (id === path ? id : undefined),
    load: (id) => (id === path ? code : undefined),
  };
  return { path, plugin };
}

/** Bytes of the files of one kind, each compressed by itself as a server would send it. */
function weigh(output: Rolldown.RolldownOutput, extension: string): number {
  return output.output
    .filter((file) => file.fileName.endsWith(extension))
    .map((file) => Buffer.from(file.type === "chunk" ? file.code : file.source))
    .reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}

/** Packages of a page, largest first, to show where to look when it exceeds its budget. */
function heaviest(output: Rolldown.RolldownOutput): string {
  const sizes = new Map<string, number>();
  for (const chunk of output.output) {
    if (chunk.type !== "chunk") continue;
    for (const [path, { renderedLength }] of Object.entries(chunk.modules)) {
      const [, own = "page"] =
        /^.*(?:node_modules|packages)\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
      sizes.set(own, (sizes.get(own) ?? 0) + renderedLength);
    }
  }
  return [...sizes]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 6)
    .map(([name, size]) => `${name} ${(size / 1000).toFixed(0)}`)
    .join(", ");
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`.padStart(9);
const ratio = (bytes: number, to: number) => `${(bytes / to).toFixed(2)} × ${kB(to).trim()}`;

console.log(
  "JavaScript and CSS of one page per part, production build, brotli 11, React left out\n",
);
let over = 0;
for (const { page, limit, peer } of entries) {
  const code = await bundle(`${page}.tsx`);
  const { path, plugin } = sheetFor(ownModules(code));
  const sheet = await bundle(path, [plugin, ...tailwindcss()]);
  const js = weigh(code, ".js");
  // Style sheets that a package imports itself, such as the map's, are part of the code.
  const css = weigh(sheet, ".css") + weigh(code, ".css");
  const all = js + css;
  if (all > limit) over += 1;
  const against = `${ratio(all, limit)}${peer ? `; best peer ${ratio(all, peer)}` : ""}`;
  console.log(
    `  ${page.padEnd(16)}${kB(all)}  js ${kB(js)}  css ${kB(css)}  budget ${against}` +
      (all > limit ? `  PAST IT\n${"".padEnd(18)}before minifying: ${heaviest(code)}` : ""),
  );
}
console.log(over > 0 ? `\n${over} past the budget.` : "\nAll within the budget.");
if (over > 0) process.exitCode = 1;
