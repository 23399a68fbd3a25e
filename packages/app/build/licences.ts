import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** The libraries are those of the package that reads pictures and sounds. */
const require = createRequire(new URL("../../media/package.json", import.meta.url));
const texts = join(import.meta.dirname, "licences");

/** A library whose licence asks that it can be replaced. */
interface Library {
  name: string;
  /** The package that has it. */
  package: string;
  /** Its file in the build, before the hash. */
  file: RegExp;
}

const LIBRARIES: readonly Library[] = [
  { name: "libheif", package: "libheif-js", file: /^assets\/libheif-bundle-[\w-]+\.mjs$/ },
  { name: "lame", package: "wasm-media-encoders", file: /^assets\/mp3-[\w-]+\.wasm$/ },
];

/** The folder of a package, which need not let its package.json be imported. */
function folderOf(name: string): string {
  const entry = require.resolve(name);
  return entry.slice(
    0,
    entry.lastIndexOf(join("node_modules", name)) + join("node_modules", name).length,
  );
}

const ofPackage = (name: string, file: string) => readFileSync(join(folderOf(name), file), "utf8");

/**
 * Puts the licences of copyleft libraries, and how to replace these, into the folder `licences` of the build. There is
 * no build where one of them is not a file of its own.
 */
export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const add = (name: string, source: string) =>
        this.emitFile({ type: "asset", fileName: `licences/${name}`, source });
      add("notice.txt", noticeFor(bundle));
      add("libheif.txt", ofPackage("libheif-js", "libheif-wasm/LICENSE"));
      add("lame.txt", readFileSync(join(texts, "lgpl-2.0.txt"), "utf8"));
      add("wasm-media-encoders.txt", ofPackage("wasm-media-encoders", "LICENSE"));
    },
  };
}

function noticeFor(bundle: Rolldown.OutputBundle): string {
  let notice = readFileSync(join(texts, "notice.txt"), "utf8");
  for (const { name, package: of, file } of LIBRARIES) {
    const built = Object.keys(bundle).filter((each) => file.test(each));
    if (built.length !== 1) {
      throw new Error(
        `The build has ${built.length} files of ${of}: to be replaceable it must be one`,
      );
    }
    const { version } = JSON.parse(ofPackage(of, "package.json")) as { version: string };
    notice = notice.replace(`{{${name}}}`, built[0] ?? "").replace(`{{${name} version}}`, version);
  }
  return notice;
}
