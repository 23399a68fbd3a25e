import { parseAst } from "vite";

/** Facts about a story, read from its source. */
export interface StoryFacts {
  name: string;
  tags: readonly string[];
  /** Whether it has a play function. */
  plays: boolean;
  /** Every name that its rendering and its play function use, also through helper functions and the file's meta. */
  reaches: ReadonlySet<string>;
}

interface SyntaxNode {
  type: string;
  [part: string]: unknown;
}

/** Syntax nodes that wrap a value without changing it. */
const wrappers = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value;
}

function nodesOf(value: unknown): SyntaxNode[] {
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

function bare(node: SyntaxNode | undefined): SyntaxNode | undefined {
  return node && wrappers.has(node.type) ? bare(nodesOf(node["expression"])[0]) : node;
}

function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  const text = node["name"] ?? node["value"];
  return typeof text === "string" ? text : undefined;
}

/** The parts of a node that hold values: no types, no keys, no names of attributes and members. */
function* valuesIn(node: SyntaxNode): Generator<SyntaxNode> {
  if (node.type.startsWith("TS") && !wrappers.has(node.type)) return;
  const left = new Set<string>();
  if (node.type === "Property" && node["computed"] !== true) left.add("key");
  if (node.type === "MemberExpression" && node["computed"] !== true) left.add("property");
  if (node.type === "JSXAttribute") left.add("name");
  for (const [part, value] of Object.entries(node)) if (!left.has(part)) yield* nodesOf(value);
}

function namesIn(node: SyntaxNode, names = new Set<string>()): Set<string> {
  const name = textOf(node);
  if (name && (node.type === "Identifier" || node.type === "JSXIdentifier")) names.add(name);
  // `Dialog.Root` is `DialogRoot`, too.
  if (node.type === "JSXMemberExpression") {
    names.add(`${textOf(node["object"])}${textOf(node["property"])}`);
  }
  for (const part of valuesIn(node)) namesIn(part, names);
  return names;
}

/** What is declared at the top of a file, exported or not. */
function declaredIn(body: readonly SyntaxNode[]): Map<string, SyntaxNode> {
  const declared = new Map<string, SyntaxNode>();
  for (const statement of body) {
    const inner = nodesOf(statement["declaration"])[0] ?? statement;
    const declarations = inner.type === "VariableDeclaration" ? inner["declarations"] : inner;
    for (const each of nodesOf(declarations)) {
      const name = textOf(each["id"]);
      const value = each.type === "VariableDeclarator" ? nodesOf(each["init"])[0] : each;
      if (name && value) declared.set(name, value);
    }
  }
  return declared;
}

type Properties = ReadonlyMap<string, SyntaxNode>;

/** The properties of an object, those of the objects that are spread into it first. */
function propertiesOf(
  node: SyntaxNode | undefined,
  declared: ReadonlyMap<string, SyntaxNode>,
): Properties {
  const object = bare(node);
  const found = new Map<string, SyntaxNode>();
  if (object?.type !== "ObjectExpression") return found;
  for (const property of nodesOf(object["properties"])) {
    if (property.type === "SpreadElement") {
      const from = declared.get(textOf(property["argument"]) ?? "");
      for (const [key, value] of propertiesOf(from, declared)) found.set(key, value);
      continue;
    }
    const key = textOf(property["key"]);
    const value = nodesOf(property["value"])[0];
    if (key && value) found.set(key, value);
  }
  return found;
}

function tagsIn(properties: Properties): string[] {
  const list = properties.get("tags");
  return nodesOf(list?.["elements"]).flatMap((element) => textOf(element) ?? []);
}

/** The properties of the meta that a story uses besides its own. */
function fromMeta(story: Properties, meta: Properties): SyntaxNode[] {
  const drawn = [meta.get("decorators"), meta.get("args")];
  if (!story.has("render")) drawn.push(meta.get("render") ?? meta.get("component"));
  return drawn.filter((node) => node !== undefined);
}

/** The stories of a file, read from its source. */
export function storiesIn(source: string): StoryFacts[] {
  const { body } = parseAst(source, { lang: "tsx" }) as unknown as { body: SyntaxNode[] };
  const declared = declaredIn(body);
  const meta = propertiesOf(declared.get("meta"), declared);
  const exported = body.flatMap((statement) =>
    statement.type === "ExportNamedDeclaration" && statement["exportKind"] !== "type"
      ? [...declaredIn([statement])]
      : [],
  );
  return exported.map(([name, node]) => {
    const own = propertiesOf(node, declared);
    // A story made by a helper function has its play function in that helper.
    const made = own.size === 0 && bare(node)?.type === "CallExpression";
    const roots = made ? [node] : [...own.values(), ...fromMeta(own, meta)];
    return {
      name,
      tags: [...tagsIn(meta), ...tagsIn(own)],
      plays: made || own.has("play"),
      reaches: reachedFrom(roots, declared),
    };
  });
}

function reachedFrom(
  roots: readonly SyntaxNode[],
  declared: ReadonlyMap<string, SyntaxNode>,
): Set<string> {
  const reached = new Set(roots.flatMap((root) => [...namesIn(root)]));
  // Iterating a set also visits what is added meanwhile.
  for (const name of reached) {
    const node = declared.get(name);
    if (node && name !== "meta") for (const next of namesIn(node)) reached.add(next);
  }
  return reached;
}
