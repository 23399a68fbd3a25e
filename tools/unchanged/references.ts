import { parseSync, Visitor } from "vite";

/** What a source file names of other files: specifiers of imports, and whatever string could be a path. */
export interface References {
  /** Whole strings, without those of imports that only name types. */
  readonly strings: readonly string[];
  /** What templates begin with. */
  readonly beginnings: readonly string[];
  /** Globs of files that are read as text alone: what these reference in turn has no effect. */
  readonly texts: readonly string[];
  /** Whether it asks where it lies, and may put a path together from single names. */
  readonly asksPlace: boolean;
  /** Whether it lists the files of folders. */
  readonly listsFolders: boolean;
}

const SOURCE = /\.[cm]?[jt]sx?$/;
const SHEET = /\.(?:css|mdx|html)$/;

/** A path has no blanks, lines or more than this many characters. */
const LONGEST_PATH = 200;

const couldBePath = (text: string) =>
  text.length > 0 && text.length <= LONGEST_PATH && !/[\s<>"|\p{Cc}]/u.test(text);

const NOTHING: References = {
  strings: [],
  beginnings: [],
  texts: [],
  asksPlace: false,
  listsFolders: false,
};

/** The references of a file; none for one that is not source. */
export function referencesOf(path: string, text: string): References {
  if (SOURCE.test(path)) return ofSource(path, text);
  if (!SHEET.test(path)) return NOTHING;
  return {
    ...NOTHING,
    strings: inQuotes(text.replaceAll(TAILWIND_SOURCE, "")),
    // Tailwind looks for class names in them.
    texts: inQuotes([...text.matchAll(TAILWIND_SOURCE)].map(([rule]) => rule).join("")),
  };
}

/** The `@source` rules of a sheet; those that exclude files have `not` before the path. */
const TAILWIND_SOURCE = /@source [^;]*;/g;

const inQuotes = (text: string) =>
  unique([...text.matchAll(/["'(]([^"'()\s]+)["')]/g)].map(([, inner = ""]) => inner));

function ofSource(path: string, text: string): References {
  const strings: string[] = [];
  const beginnings: string[] = [];
  const onlyTypes = new Set<number>();
  let asksPlace = false;
  const skip = (node: { source: { start: number } | null }, kind: string | null | undefined) => {
    if (kind === "type" && node.source) onlyTypes.add(node.source.start);
  };
  const { program, errors } = parseSync(path, text);
  // A file that does not parse fails its test; what it names is not known.
  if (errors.length > 0) return NOTHING;
  new Visitor({
    ImportDeclaration: (node) => skip(node, node.importKind),
    ExportNamedDeclaration: (node) => skip(node, node.exportKind),
    ExportAllDeclaration: (node) => skip(node, node.exportKind),
    TSImportType: (node) => void onlyTypes.add(node.source.start),
    MetaProperty: () => {
      asksPlace = true;
    },
    Literal: (node) => {
      if (typeof node.value === "string" && !onlyTypes.has(node.start)) strings.push(node.value);
    },
    TemplateLiteral: (node) => {
      const head = node.quasis[0]?.value.cooked;
      if (head) (node.quasis.length > 1 ? beginnings : strings).push(head);
    },
  }).visit(program);
  return {
    ...NOTHING,
    strings: unique(strings.filter(couldBePath)),
    beginnings: unique(beginnings.filter(couldBePath)),
    asksPlace,
    listsFolders: /\b(?:readdir|readdirSync|globSync|glob)\b/.test(text),
  };
}

const unique = (all: readonly string[]) => [...new Set(all)];
