import { copyFileSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** One difference: the name of its picture, and which of the three files there are. */
export interface Difference {
  readonly name: string;
  readonly files: readonly string[];
}

const kinds = ["reference", "actual", "diff"] as const;
const titles = { reference: "Accepted", actual: "Now", diff: "Difference" };

/** The differences of a run, by the files that it left. */
export function differencesOf(files: readonly string[]): Difference[] {
  const named = files.filter((file) => /-(actual|diff|reference)\.png$/.test(file));
  const names = new Set(named.map((file) => file.replace(/-(actual|diff|reference)\.png$/, "")));
  return [...names].toSorted().map((name) => ({
    name,
    files: kinds.map((kind) => `${name}-${kind}.png`).filter((file) => named.includes(file)),
  }));
}

/** A page that shows each difference as three pictures side by side. */
export function differencesPage(differences: readonly Difference[]): string {
  const rows = differences.map(({ name, files }) => {
    const pictures = files.map((file) => {
      const kind = kinds.find((one) => file === `${name}-${one}.png`) ?? "actual";
      return `<figure><a href="${file}"><img src="${file}" alt=""></a><figcaption>${titles[kind]}</figcaption></figure>`;
    });
    return `<section><h2>${name}</h2><div>${pictures.join("")}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${differences.length} differences</title>
<style>
  body { font-family: system-ui, sans-serif; margin: 2rem; }
  div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; }
  figure { margin: 0; }
  img { width: 100%; border: 1px solid; }
</style>
<h1>${differences.length} differences</h1>
${rows.join("\n")}
</html>
`;
}

/** Writes the page of a run's differences and returns its path, or undefined where nothing differs. */
export function writePage(folder: string, accepted: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  for (const { name } of differencesOf(readdirSync(folder))) {
    const reference = join(accepted, `${name}.png`);
    if (existsSync(reference)) copyFileSync(reference, join(folder, `${name}-reference.png`));
  }
  const differences = differencesOf(readdirSync(folder));
  if (differences.length === 0) return undefined;
  const page = join(folder, "index.html");
  writeFileSync(page, differencesPage(differences));
  return page;
}
