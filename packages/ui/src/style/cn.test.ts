import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { extendTailwindMerge } from "tailwind-merge";
import { expect, test } from "vitest";
import { cn } from "./cn.ts";

/** The reference implementation, which knows every Tailwind class and takes 8 kB. */
const reference = extendTailwindMerge({
  extend: {
    theme: {
      text: ["caption", "body", "reading", "heading", "title"],
      radius: ["card", "field"],
      shadow: ["float"],
      ease: ["calm"],
      container: ["content"],
      breakpoint: ["tablet", "laptop"],
    },
  },
});

/** Every class in a string of a component, without its variants. */
function classesInUse(): string[] {
  const source = join(import.meta.dirname, "..");
  const files = globSync("**/*.tsx", { cwd: source }).filter((path) => !path.includes("stories"));
  const strings = files.flatMap((path) => [
    ...readFileSync(join(source, path), "utf8").matchAll(/"([^"\n]*)"/g),
  ]);
  const found = strings.flatMap(([, text = ""]) => text.split(/\s+/));
  const bare = found.filter((name) => !/[:!]/.test(name.replace(/\[.*\]/, "")));
  // The reference keeps duplicates of a word that it does not know as a class.
  return [...new Set(bare)].filter((name) => reference(`${name} ${name}`) === name);
}

test("of two classes that set the same property the later one wins", () => {
  expect(cn("px-2 text-ink", "px-4")).toBe("text-ink px-4");
  expect(cn("hover:bg-lime bg-ink", "bg-paper")).toBe("hover:bg-lime bg-paper");
});

test("a size of text does not take away its colour", () => {
  expect(cn("text-ink-muted", "text-body")).toBe("text-ink-muted text-body");
});

test("false, null and nested lists are skipped and opened", () => {
  expect(cn("a", false, null, undefined, ["b", [0, "c"]])).toBe("a b c");
});

test("an important class is not overridden by another one", () => {
  expect(cn("p-2!", "p-4")).toBe("p-2! p-4");
});

test("any two classes of the components are merged as tailwind-merge does it", () => {
  const names = classesInUse();
  expect(names.length).toBeGreaterThan(300);
  const different: string[] = [];
  for (const first of names) {
    for (const second of names) {
      const pair = `${first} ${second}`;
      if (cn(pair) !== reference(pair)) different.push(`${pair}: ${cn(pair)}`);
    }
  }
  expect(different).toEqual([]);
});
