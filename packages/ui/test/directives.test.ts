import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const directive = /^["']use client["']/;

test("UIK-08 no bundler warns of a directive, and server components find it", async () => {
  const [built] = (await build({
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "error",
    build: { write: false },
  })) as Rolldown.RolldownOutput[];
  const sources = new Map(
    built?.output.map((file) => [
      file.fileName,
      file.type === "chunk" ? file.code : Buffer.from(file.source).toString(),
    ]),
  );
  const marked = [...sources].filter(([, code]) => directive.test(code)).map(([name]) => name);
  expect(marked.filter((name) => !name.startsWith("server/"))).toEqual([]);
  expect(marked).toContain("server/button/Button.js");
  expect(marked).toContain("server/toast/Toast.js");
  // The names are handed on from the very module that the browser loads, so that there is one of each context.
  expect(sources.get("server/button/Button.js")).toContain('from "../../button/Button.js"');
  for (const plain of [
    "server/style/cn.js",
    "server/button/index.js",
    "server/data-table/sorting.js",
  ]) {
    expect(sources.get(plain)).toBe(sources.get(plain.replace("server/", "")));
    expect(marked).not.toContain(plain);
  }
  // What the modules for servers import is there for servers, too.
  for (const [name, code] of sources) {
    if (!name.startsWith("server/")) continue;
    for (const [, address = ""] of code.matchAll(/(?:from |import ?\(?)"(\.[^"]+)"/g)) {
      expect(sources.has(join(name, "..", address)), `${name}: ${address}`).toBe(true);
    }
  }
});
