import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pictureName, themes } from "./drawing.ts";

/** The part of a test run's report that tells which stories were drawn. */
interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly meta?: { readonly storyId?: string } }[];
  }[];
}

/** The names of the pictures that the stories of a run ask for: one in each theme. */
export function namesOf(report: Report): ReadonlySet<string> {
  const stories = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ meta }) => meta?.storyId ?? []);
  return new Set(
    stories.flatMap((story) => themes.map((theme) => `${pictureName(story, theme)}.png`)),
  );
}

/** The pictures of a folder that no story asks for any more. */
export function orphans(pictures: readonly string[], wanted: ReadonlySet<string>): string[] {
  return pictures.filter((name) => name.endsWith(".png") && !wanted.has(name)).toSorted();
}

/** Pictures of a folder that no story uses, after a run over all stories. */
export function orphansAfter(reportFile: string, folder: string): string[] {
  const report = JSON.parse(readFileSync(reportFile, "utf8")) as Report;
  const wanted = namesOf(report);
  // If a run drew nothing, it does not show which pictures are unused.
  return existsSync(folder) && wanted.size > 0 ? orphans(readdirSync(folder), wanted) : [];
}

/** Removes pictures of a folder. */
export function remove(folder: string, names: readonly string[]): void {
  for (const name of names) rmSync(join(folder, name));
}
