import { storyExample } from "./story-example.ts";

/** Properties of a story, or of what all stories have in common, that say nothing of the component. */
const testProperties =
  /^ {2}(?:async )?(?:play|tags|title|parameters|beforeEach|globals)\b(?:.*,\n|[\s\S]*?\n {2}[})\]].*\n)/gm;

/**
 * The source of what a story shows, for somebody who copies it: JSX without what its tests do, and with the addresses of the
 * package.
 * @param file the whole text of the story's file, formatted
 * @param id ends in the story's name, such as "overlays-dialog--open"
 * @param isWhole whether with what it needs: imports and helpers
 */
export function storySource(file: string, id: string, folder: string, isWhole: boolean): string {
  const wished = plain(id.slice(id.indexOf("--")));
  const statements = statementsOf(file);
  const statementOf = (name: string) => statements.find((text) => storyIn(text) === name);
  const story = statements.find((text) => plain(storyIn(text)) === wished) ?? "";
  const meta = statements.find((text) => text.startsWith("const meta")) ?? "";
  const example = storyExample(story, meta, folder, statementOf);
  if (!isWhole) return example;
  const needed = new Set<string>();
  let before = -1;
  while (before !== needed.size) {
    before = needed.size;
    const said = [example, ...[...needed].filter((text) => !isImport(text))].join("\n");
    for (const text of statements) {
      if (storyIn(text) || isCommon(text)) continue;
      if (namesIn(text).some((name) => mentions(said, name))) needed.add(text);
    }
  }
  const others = [...needed].filter((text) => !isImport(text));
  const said = [example, ...others].join("\n");
  const shown = statements.filter((text) => needed.has(text));
  const imports = shown.filter(isImport).map((text) => onlyWhat(text, said, folder));
  const helpers = shown.filter((text) => !isImport(text));
  return [imports.join("\n"), ...helpers, example].join("\n\n").trim();
}

/** The statements of a file, each with the comment before it. */
const statementsOf = (file: string) =>
  file.split(/\n(?=[^\s)}\]])(?<!\*\/\n)/).map((text) => {
    const own = storyIn(text) || isCommon(text) ? text.replaceAll(testProperties, "") : text;
    // What counts its calls is shown as the function that it is.
    return own
      .replaceAll(/\bfn(?:<.*?>)?\(\)/g, "() => {}")
      .replaceAll(/\bfn\(/g, "(")
      .trimEnd();
  });

const plain = (name: string) => name.replaceAll(/[^a-z\d]/gi, "").toLowerCase();
const storyIn = (text: string) => /^export const (\w+)/m.exec(text)?.[1] ?? "";
const isImport = (text: string) => text.startsWith("import ");
const isCommon = (text: string) => /^(?:const meta\b|export default|type Story\b)/m.test(text);
const mentions = (text: string, name: string) => new RegExp(String.raw`\b${name}\b`).test(text);

/** The names that a statement imports or declares. */
function namesIn(text: string): string[] {
  if (isImport(text)) return listed(text).map((name) => name.replace("type ", ""));
  const name = /^(?:const|function|interface|type|class) (\w+)/m.exec(text)?.[1];
  return name ? [name] : [];
}

const listed = (text: string) =>
  (/\{([^}]*)\}/.exec(text)?.[1] ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

/** An import of those names alone that are used, from where a user of the package has them. */
function onlyWhat(text: string, said: string, folder: string): string {
  const used = listed(text).filter((name) => mentions(said, name.replace("type ", "")));
  return text
    .replace(/\{[^}]*\}/, `{ ${used.join(", ")} }`)
    .replace(/from "\.\.\/([\w-]+)\/.+?"/, 'from "@panel/ui/$1"')
    .replace(/from "\.\/.+?"/, `from "@panel/ui/${folder}"`);
}
