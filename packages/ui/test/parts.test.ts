import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { exportedComponents, wholeOf } from "../manual/exported-names.ts";

const src = join(import.meta.dirname, "../src");
const folders = globSync("*/with-parts.ts", { cwd: src }).map((path) => path.split("/")[0] ?? "");
const read = (path: string) => readFileSync(join(src, path), "utf8");

type Parts = Readonly<Record<string, unknown>>;

test("UIK-07 dialog, menu, popover, tabs and tooltip are made of parts", () => {
  expect(folders.toSorted()).toEqual(["dialog", "dropdown-menu", "popover", "tabs", "tooltip"]);
});

test.each(folders)(
  "UIK-07 %s gives each of its parts twice: by itself, and on the whole",
  async (folder) => {
    const given = (await import(`../src/${folder}/index.ts`)) as Readonly<Record<string, Parts>>;
    const names = Object.keys(given);
    const parts = names.filter((name) => wholeOf(name, names));
    const [whole = ""] = names.filter((name) => names.includes(`${name}Root`));
    const onWhole = Object.entries(given[whole] ?? {}).filter(([name]) => /^[A-Z]/.test(name));
    expect(Object.fromEntries(onWhole.map(([name, part]) => [whole + name, part]))).toEqual(
      Object.fromEntries(parts.map((name) => [name, given[name]])),
    );
  },
);

/** What a server component has instead of a component of the browser's: nothing of it can be called or read. */
function reference(name: string): object {
  const never = () => {
    throw new Error(`${name} belongs to the browser`);
  };
  return Object.defineProperties(never, {
    $$typeof: { value: Symbol.for("react.client.reference") },
    $$id: { value: name },
  });
}

test.each(folders)(
  "UIK-08 in a server component the parts of %s are references to the browser's",
  async (folder) => {
    const source = read(`${folder}/with-parts.ts`);
    const imports = [...source.matchAll(/import \{([^}]*)\} from "(.*?)"/g)];
    for (const [, list = "", file = ""] of imports) {
      const names = list.split(",").map((name) => name.trim().replace(/ as .*/, ""));
      const references = names.filter(Boolean).map((name) => [name, reference(name)] as const);
      vi.doMock(join(src, folder, file), () => Object.fromEntries(references));
    }
    vi.resetModules();
    const whole = Object.values(
      (await import(`../src/${folder}/with-parts.ts`)) as object,
    )[0] as Parts;
    const all = exportedComponents(read(`${folder}/index.ts`));
    const [name = ""] = all.filter((each) => all.includes(`${each}Root`));
    expect(whole["$$id"]).toBe(name);
    for (const part of all.filter((each) => wholeOf(each, all))) {
      const given = whole[part.slice(name.length)] as Parts;
      expect(given["$$id"]).toBe(part);
      expect(given["$$typeof"]).toBe(Symbol.for("react.client.reference"));
    }
    vi.doUnmock(join(src, folder));
    vi.resetModules();
  },
);
