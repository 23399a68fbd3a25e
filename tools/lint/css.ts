import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { colourIn, isColourName } from "./colours.ts";

const tokens = "packages/ui/src/tokens.css";
const colourDeclaration =
  /(?:^|[\s;{])(?:color|fill|stroke|background|border|outline|[\w-]+-color)\s*:\s*([^;}]+)/gi;

/** A colour in a style sheet that should have been a token. */
export interface ColourFault {
  readonly file: string;
  readonly line: number;
  readonly colour: string;
}

/** Hard-coded colours in all style sheets under a root, except in the one that defines the tokens. */
export function colourFaults(root: string): ColourFault[] {
  return globSync(["packages/**/*.css", ".storybook/**/*.css", "e2e/**/*.css"], {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|generated)(?:\/|$)/.test(path),
  })
    .filter((file) => file !== tokens)
    .flatMap((file) => faultsIn(file, readFileSync(join(root, file), "utf8")));
}

function faultsIn(file: string, css: string): ColourFault[] {
  const lines = css.replaceAll(/\/\*[\s\S]*?\*\//g, blankOut).split("\n");
  return lines.flatMap((line, index) => {
    const values = line.replace(/^[^{};]*\{/, "").replaceAll(/url\([^)]*\)/g, "");
    const colour = colourIn(values) ?? namedColourIn(values);
    return colour ? [{ file, line: index + 1, colour }] : [];
  });
}

/** Removes comments but keeps their line breaks, so that line numbers stay correct. */
function blankOut(comment: string): string {
  return comment.replaceAll(/[^\n]/g, " ");
}

function namedColourIn(line: string): string | undefined {
  for (const [, value = ""] of line.matchAll(colourDeclaration)) {
    const name = value.split(/[\s,]+/).find(isColourName);
    if (name) return name;
  }
  return undefined;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const faults = colourFaults(process.cwd());
  for (const { file, line, colour } of faults) {
    console.error(`${file}:${line}: error: use a design token instead of the colour "${colour}".`);
  }
  if (faults.length > 0) process.exitCode = 1;
}
