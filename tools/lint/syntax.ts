/** A node of the ESTree syntax tree that oxlint passes to a rule, with the properties that the rules here use. */
export interface SyntaxNode {
  readonly type: string;
  readonly parent?: SyntaxNode;
  readonly [field: string]: unknown;
}

/** What oxlint passes to a rule about the linted file. */
export interface RuleContext {
  readonly filename: string;
  readonly cwd: string;
  report(problem: { node: SyntaxNode; message: string }): void;
}

/** A lint rule in the shape that oxlint loads. */
export interface Rule {
  readonly create: (context: RuleContext) => Partial<Record<string, (node: SyntaxNode) => void>>;
}

/** The node in a field, or undefined where the field is empty or holds something else. */
export function child(node: SyntaxNode, field: string): SyntaxNode | undefined {
  const value = node[field];
  return typeof value === "object" && value !== null && "type" in value
    ? (value as SyntaxNode)
    : undefined;
}

/** The nodes in a list field. */
export function children(node: SyntaxNode, field: string): readonly SyntaxNode[] {
  const value = node[field];
  return Array.isArray(value) ? (value as SyntaxNode[]) : [];
}

/** The text in a field that holds a name or a value. */
export function text(node: SyntaxNode | undefined, field: string): string | undefined {
  const value = node?.[field];
  return typeof value === "string" ? value : undefined;
}

/** The fixed text of a string literal or of one piece of a template, else undefined. */
export function literalText(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === "Literal") return text(node, "value");
  if (node?.type === "TemplateElement") return (node["value"] as { raw: string }).raw;
  return undefined;
}

/** The name of a property, an attribute or a member, however it is written. */
export function nameOf(node: SyntaxNode | undefined): string | undefined {
  if (!node) return undefined;
  if (node.type === "JSXNamespacedName") return undefined;
  return text(node, "name") ?? literalText(node);
}
