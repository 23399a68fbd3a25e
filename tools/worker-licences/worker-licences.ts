import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

/** A package's folder within the path of one of its modules. */
const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;
const LICENCE = /^(licen[cs]e|copying)(\.\w+)?$/i;

/** Compiled libraries within a package that have another licence than the code around them. */
const COMPILED: Readonly<Record<string, { library: string; source: string }>> = {
  "zxing-wasm": { library: "ZXing-C++", source: "https://github.com/zxing-cpp/zxing-cpp" },
};
const apache = () => readFileSync(join(import.meta.dirname, "apache-2.0.txt"), "utf8").trim();

/**
 * For the workers of a build: writes the licences of the packages in each beside the build's own, which Vite's
 * `build.license` leaves out.
 */
export function workerLicences(): Plugin {
  return {
    name: "worker-licences",
    generateBundle(_options, bundle) {
      const folders = new Map<string, string>();
      let entry = "worker";
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        if (chunk.isEntry) entry = basename(chunk.name);
        for (const id of chunk.moduleIds) {
          const [, folder, name] = PACKAGE.exec(id) ?? [];
          if (folder !== undefined && name !== undefined) folders.set(name, folder);
        }
      }
      const texts = [...folders]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([name, folder]) => textOf(name, folder));
      if (texts.length === 0) return;
      const fileName = `licences/${entry}.md`;
      this.emitFile({ type: "asset", fileName, source: texts.join("\n\n") });
    },
  };
}

function textOf(name: string, folder: string): string {
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((each) => LICENCE.test(each));
  const text = file === undefined ? "" : readFileSync(join(folder, file), "utf8").trim();
  const own = `## ${name} - ${version} (${license ?? "see below"})\n\n`;
  const compiled = COMPILED[name];
  if (compiled) {
    const { library, source } = compiled;
    return `${own}${text}\n\n## ${library}, compiled within ${name} (Apache-2.0), ${source}\n\n${apache()}`;
  }
  if (text !== "") return own + text;
  return own + (license === "Apache-2.0" ? apache() : "The package comes without the text.");
}
