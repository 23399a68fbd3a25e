import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The files of the recipes, by their path: each stands in a fence below its name. */
async function recipes(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(import.meta.dirname, "../RECIPES.md"), "utf8");
  const files = text.matchAll(/^`([\w./-]+)`\n\n```\w+\n([^]*?)^```$/gm);
  return new Map([...files].map(([, path = "", content = ""]) => [path, content]));
}

/** Writes files of the recipes into an app; all of them unless some are named. */
export async function writeRecipes(folder: string, named?: readonly string[]): Promise<void> {
  const files = await recipes();
  for (const path of named ?? files.keys()) {
    const content = files.get(path);
    if (content === undefined) throw new Error(`No recipe has ${path}`);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** The policy that the recipes call enough, with a nonce. */
export async function strictPolicy(nonce: string): Promise<string> {
  const text = await readFile(join(import.meta.dirname, "../RECIPES.md"), "utf8");
  const [policy = ""] = /^default-src .*$/m.exec(text) ?? [];
  return policy.replace("nonce-…", `nonce-${nonce}`);
}
